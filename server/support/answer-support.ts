import type { TicketAnswer, TicketStatus } from '#contract/ticket';
import { failure, type Outcome } from '#engine/outcome';
import { inTransaction } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { mailToSupport } from './mail-to-support.ts';
import { findTicketOf, lockTicket, updateTicket } from './queries.ts';
import { say } from './say.ts';

/** What a ticket becomes when its user writes on it: whoever writes is not done with it. */
const whenUserWrites: Record<TicketStatus, TicketStatus> = {
  open: 'open',
  in_progress: 'in_progress',
  resolved: 'open',
  closed: 'open',
};

/** The user's own words on his ticket. False: they were there already. */
export async function answerSupport(
  parts: Parts,
  user: UserRow,
  ticketId: string,
  { text, key }: TicketAnswer,
): Promise<Outcome<boolean, Refusal>> {
  const { db, engine, clock } = parts;
  const limited = await takePoints(parts, { 'ticket-answer-account': user.id });
  if (limited) return failure(limited);
  const said = await inTransaction(db, async (tx) => {
    const ticket = await lockTicket(tx, engine, ticketId);
    if (ticket?.userId !== user.id) return failure(refuse('not-found'));
    const now = clock.now();
    const outcome = await say(tx, clock, ticket, { text, adminId: null, key, at: now });
    if (outcome.ok && outcome.value) {
      await updateTicket(tx, ticketId, { status: whenUserWrites[ticket.status], askedAt: now, updatedAt: now });
    }
    return outcome;
  });
  const ticket = said.ok && said.value ? await findTicketOf(db, user.id, ticketId) : undefined;
  if (ticket) mailToSupport(parts, ticket, { text, isNew: false });
  return said;
}
