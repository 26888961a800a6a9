import type { Insertable } from 'kysely';
import type * as z from 'zod/mini';
import type { TicketRequest } from '#contract/ticket';
import { failure, type Outcome, success } from '#engine/outcome';
import { ownsAnalysis } from '../analyses/owns-analysis.ts';
import { inTransaction } from '../db/db.ts';
import type { TicketTable, UserRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import type { Parts } from '../parts.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { nameTicket } from '../search/name-ticket.ts';
import { mailToSupport } from './mail-to-support.ts';
import { findTicketByKey, findTicketOf, insertTicket, type OwnedTicket } from './queries.ts';
import { otherText } from './say.ts';

/** Makes a ticket, or gives the one that the same key has made before. */
export async function openTicket(
  parts: Parts,
  user: UserRow,
  { key, analysisId, ...words }: z.output<typeof TicketRequest>,
): Promise<Outcome<OwnedTicket, Refusal>> {
  const { db, clock } = parts;
  const earlier = key && (await findTicketByKey(db, user.id, key));
  if (earlier) return same(earlier, words);
  const limited = await takePoints(parts, { 'ticket-account': user.id });
  if (limited) return failure(limited);
  if (analysisId && !(await ownsAnalysis(db, user.id, analysisId))) return failure(refuse('not-found', noAnalysis));

  const id = newId(clock);
  const now = clock.now();
  const row: Insertable<TicketTable> = {
    id,
    userId: user.id,
    ...words,
    status: 'open',
    analysisId: analysisId ?? null,
    requestKey: key ?? null,
    createdAt: now,
    updatedAt: now,
    askedAt: now,
    answeredAt: null,
    seenAt: now,
  };
  const isNew = await inTransaction(db, async (tx) => {
    const inserted = await insertTicket(tx, row);
    if (inserted) await nameTicket(tx, row);
    return inserted;
  });
  // The same form was sent twice at once: the other one has made it.
  if (!isNew && key) return same(await findTicketByKey(db, user.id, key), words);
  const ticket = await findTicketOf(db, user.id, id);
  if (!ticket) return failure(refuse('not-found'));
  mailToSupport(parts, ticket, { text: ticket.description, isNew: true });
  return success(ticket);
}

const noAnalysis = { message: 'There is no such analysis.' };

type Words = Pick<OwnedTicket, 'subject' | 'description'>;

function same(earlier: OwnedTicket | undefined, { subject, description }: Words): Outcome<OwnedTicket, Refusal> {
  const isSame = earlier?.subject === subject && earlier.description === description;
  return isSame ? success(earlier) : failure(refuse('idempotency-mismatch', otherText));
}
