import classes from './toggle.module.css';

/** The look of a small button that is on or off (`aria-pressed`). */
export const toggleClass = classes.toggle;
