import { days } from '../clock.ts';

/** So long the deletion of a user can be undone; then his data is erased. Ms. */
export const undoTime = days(30);
