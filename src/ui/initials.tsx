import classes from './initials.module.css';

const letter = 'A-Za-zÀ-ɏЀ-ҁぁ-ゖァ-ヺ一-鿿가-힣';
/** A letter that is a whole one, since what follows is no mark that belongs to it. */
const wholeLetter = new RegExp(`^[${letter}](?=[${letter}\\d.,'’-]|$)`);

/** Chromium takes some 50 ms of a processor slowed four times to have its `Segmenter` ready, and few names need it. */
const firstOf = (word: string) =>
  wholeLetter.exec(word)?.[0] ?? [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';

/** The first letters of the first and the last word of a name, as a person would see them (an emoji is one). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word = '') => firstOf(word))
    .join('')
    .toLocaleUpperCase();
}

/** Stands for a person who has no picture. */
export const Initials = ({ name }: { name: string }) => (
  <span className={classes.initials} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
