import { Card } from './card.tsx';
import classes from './text-cards.module.css';

/** Static content: one card per heading with its paragraph. */
export const TextCards = ({ parts }: { parts: readonly { heading: string; text: string }[] }) => (
  <div className={classes.cards}>
    {parts.map(({ heading, text }) => (
      <Card key={heading} title={heading}>
        <p className={classes.text}>{text}</p>
      </Card>
    ))}
  </div>
);
