import type * as z from 'zod/mini';
import type { AdminTicketAnswer, SettableTicketStatus, TicketStatus } from '#contract/ticket';
import { failure, type Outcome, success } from '#engine/outcome';
import { postOptionalMail } from '../accounts/mail/post-optional-mail.ts';
import { inTransaction, type Tx } from '../db/db.ts';
import type { AdminRow, TicketRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { notify } from '../notifications/notify.ts';
import type { Parts } from '../parts.ts';
import { lockTicket, updateTicket } from './queries.ts';
import { say } from './say.ts';

/** An answer to a ticket's user, who is told of it, or a note among admins. False: it was there already. */
export async function answerUser(
  parts: Parts,
  admin: AdminRow,
  ticketId: string,
  { text, isInternal, status, key }: z.output<typeof AdminTicketAnswer>,
): Promise<Outcome<boolean, Refusal>> {
  const { db, engine, clock, publicUrl } = parts;
  let answered: TicketRow | undefined;
  const said = await inTransaction(db, async (tx) => {
    const ticket = await lockTicket(tx, engine, ticketId);
    if (!ticket) return failure(refuse('not-found'));
    const outcome = await say(tx, clock, ticket, { text, adminId: admin.id, isInternal, key });
    if (!outcome.ok || !outcome.value) return outcome;
    if (isInternal) {
      if (status) await moveTicket(tx, parts, ticket, status);
      return outcome;
    }
    const now = clock.now();
    await updateTicket(tx, ticketId, {
      status: status ?? whenAnswered[ticket.status],
      answeredAt: now,
      updatedAt: now,
    });
    await notify(tx, clock, ticket.userId, { kind: 'ticket-answered', ticketId, subject: ticket.subject });
    answered = ticket;
    return outcome;
  });
  if (answered) {
    const { userId, subject } = answered;
    postOptionalMail(parts, 'ticketAnswered', userId, {
      subject,
      quote: text,
      link: `${publicUrl}/support?id=${ticketId}`,
    });
  }
  return said;
}

/** What a ticket becomes when support answers and says nothing of its status. */
const whenAnswered: Record<TicketStatus, TicketStatus> = {
  open: 'in_progress',
  in_progress: 'in_progress',
  resolved: 'resolved',
  closed: 'closed',
};

/** Sets a ticket's status, and tells its user where that is a change. */
export const setTicketStatus = ({ db, engine, ...parts }: Parts, ticketId: string, status: SettableTicketStatus) =>
  inTransaction(db, async (tx): Promise<Outcome<TicketStatus, Refusal>> => {
    const ticket = await lockTicket(tx, engine, ticketId);
    if (!ticket) return failure(refuse('not-found'));
    await moveTicket(tx, parts, ticket, status);
    return success(ticket.status);
  });

async function moveTicket(tx: Tx, { clock }: Pick<Parts, 'clock'>, ticket: TicketRow, status: SettableTicketStatus) {
  if (ticket.status === status) return;
  const { id: ticketId, userId, subject } = ticket;
  await updateTicket(tx, ticketId, { status, updatedAt: clock.now() });
  await notify(tx, clock, userId, { kind: 'ticket-status', ticketId, subject, status });
}
