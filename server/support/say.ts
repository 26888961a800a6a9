import { ticketLimits } from '#contract/ticket';
import { failure, type Outcome, success } from '#engine/outcome';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/db.ts';
import type { TicketRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import { countMessages, findMessageByKey, insertMessage } from './queries.ts';

type Words = {
  text: string;
  /** Null: the ticket's user says it. */
  adminId: string | null;
  isInternal?: boolean;
  key: string | undefined;
  /** ms since the epoch; the ticket's own times must be the same, since they are compared with a message's. */
  at: number;
};

/** Adds to a ticket that `tx` holds. False: it was said before, with the same key, and is there already. */
export async function say(
  tx: Tx,
  clock: Clock,
  ticket: TicketRow,
  { text, adminId, isInternal = false, key, at }: Words,
): Promise<Outcome<boolean, Refusal>> {
  const before = key === undefined ? undefined : await findMessageByKey(tx, ticket.id, key);
  if (before) {
    const isSame = before.text === text && before.adminId === adminId;
    return isSame ? success(false) : failure(refuse('idempotency-mismatch', otherText));
  }
  if ((await countMessages(tx, ticket.id)) >= ticketLimits.messages) return failure(refuse('conversation-full'));
  await insertMessage(tx, {
    id: newId(clock),
    ticketId: ticket.id,
    adminId,
    isInternal: isInternal ? 1 : 0,
    requestKey: key ?? null,
    createdAt: at,
    text,
  });
  return success(true);
}

export const otherText = { message: 'This was already sent with another text.' };
