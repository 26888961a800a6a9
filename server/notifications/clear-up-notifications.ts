import { days } from '../clock.ts';
import type { Parts } from '../parts.ts';
import { deleteNotificationsBefore } from './queries.ts';

/** What nobody cleared goes after this time; the analyses and tickets that it told of stay. */
const keptFor = days(180);

export const clearUpNotifications = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  deleteNotificationsBefore(db, clock.now() - keptFor);
