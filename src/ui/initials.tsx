import classes from './initials.module.css';

/** The first letters of the first and the last word of a name, as a person would see them (an emoji is one). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  const segmenter = new Intl.Segmenter();
  return picked
    .map((word = '') => [...segmenter.segment(word)][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Stands for a person who has no picture. */
export const Initials = ({ name }: { name: string }) => (
  <span className={classes.initials} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
