import type { Parts } from '../parts.ts';
import { deleteClosedSubscriptions } from './queries.ts';

/** Removes the push subscriptions of devices that are signed out, and of deactivated accounts. */
export const clearUpSubscriptions = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  deleteClosedSubscriptions(db, clock.now());
