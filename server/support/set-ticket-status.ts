import type { SettableTicketStatus } from '#contract/ticket';
import { failure, type Outcome, success } from '#engine/outcome';
import { type Actor, recordAction } from '../admin/audit/audit.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Tx } from '../db/db.ts';
import type { TicketRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { notify } from '../notifications/notify.ts';
import type { Parts } from '../parts.ts';
import { lockTicket, updateTicket } from './queries.ts';

type Move = { by: Actor; status: SettableTicketStatus };

/** Sets a ticket's status. False: it had that already. */
export const setTicketStatus = (
  { db, engine, clock }: Pick<Parts, 'db' | 'engine' | 'clock'>,
  id: string,
  move: Move,
) =>
  inTransaction(db, async (tx): Promise<Outcome<boolean, Refusal>> => {
    const ticket = await lockTicket(tx, engine, id);
    return ticket ? success(await moveTicket(tx, clock, ticket, move)) : failure(refuse('not-found'));
  });

/** Moves a ticket that `tx` holds, tells its user, and writes down who did it; a move to where it stands is none. */
export async function moveTicket(tx: Tx, clock: Clock, ticket: TicketRow, { by, status }: Move): Promise<boolean> {
  const { id, userId, subject, status: before } = ticket;
  if (before === status) return false;
  await updateTicket(tx, id, { status, updatedAt: clock.now() });
  await notify(tx, clock, userId, { kind: 'ticket-status', ticketId: id, subject, status });
  await recordAction(
    { db: tx, clock },
    {
      action: 'ticket-status-changed',
      by,
      subject: { kind: 'ticket', id },
      before: { status: before },
      after: { status },
    },
  );
  return true;
}
