import { IconFocus2, IconRulerMeasure, IconSun } from '@tabler/icons-react';
import { useT } from '../../strings/use-t.ts';
import classes from './reading-hints.module.css';

const hints = [
  { text: 'analysis.best1', Icon: IconRulerMeasure },
  { text: 'analysis.best2', Icon: IconFocus2 },
  { text: 'analysis.best3', Icon: IconSun },
] as const;

/** What makes a picture easy to read. */
export function ReadingHints() {
  const t = useT();
  return (
    <section className={classes.hints}>
      <h2 className={classes.title}>{t('analysis.bestTitle')}</h2>
      <ul className={classes.list}>
        {hints.map(({ text, Icon }) => (
          <li key={text}>
            <Icon size={20} stroke={1.5} />
            {t(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
