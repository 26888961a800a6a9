import type * as z from 'zod/mini';
import type { AdminTicketAnswer, TicketStatus } from '#contract/ticket';
import { failure, type Outcome } from '#engine/outcome';
import { postOptionalMail } from '../accounts/mail/post-optional-mail.ts';
import { type Actor, recordAction } from '../admin/audit/audit.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Tx } from '../db/db.ts';
import type { TicketRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { notify } from '../notifications/notify.ts';
import type { Parts } from '../parts.ts';
import { findTicket, lockTicket, updateTicket } from './queries.ts';
import { say } from './say.ts';
import { moveTicket } from './set-ticket-status.ts';

type Answer = z.output<typeof AdminTicketAnswer> & { by: Actor };

/** An answer to a ticket's user, who is told of it, or a note among admins. False: it was there already. */
export async function answerUser(
  parts: Parts,
  id: string,
  { by, text, isInternal, status, key }: Answer,
): Promise<Outcome<boolean, Refusal>> {
  const { db, engine, clock } = parts;
  const said = await inTransaction(db, async (tx) => {
    const ticket = await lockTicket(tx, engine, id);
    if (!ticket) return failure(refuse('not-found'));
    const at = clock.now();
    const outcome = await say(tx, clock, ticket, { text, adminId: by.admin.id, isInternal, key, at });
    if (!outcome.ok || !outcome.value) return outcome;
    if (!isInternal) await markAnswered(tx, clock, ticket, { by, at, status: status ?? whenAnswered[ticket.status] });
    else {
      await recordAction({ db: tx, clock }, { action: 'ticket-note-added', by, subject: { kind: 'ticket', id } });
      if (status) await moveTicket(tx, clock, ticket, { by, status });
    }
    return outcome;
  });
  if (said.ok && said.value && !isInternal) await tellUser(parts, id, text);
  return said;
}

/** What a ticket becomes when support answers and says nothing of its status. */
const whenAnswered: Record<TicketStatus, TicketStatus> = {
  open: 'in_progress',
  in_progress: 'in_progress',
  resolved: 'resolved',
  closed: 'closed',
};

async function markAnswered(
  tx: Tx,
  clock: Clock,
  ticket: TicketRow,
  { by, at, status }: { by: Actor; at: number; status: TicketStatus },
) {
  const { id, userId, subject, status: before } = ticket;
  await updateTicket(tx, id, { status, answeredAt: at, updatedAt: at });
  await notify(tx, clock, userId, { kind: 'ticket-answered', ticketId: id, subject });
  await recordAction(
    { db: tx, clock },
    { action: 'ticket-answered', by, subject: { kind: 'ticket', id }, before: { status: before }, after: { status } },
  );
}

/** On his devices and by mail, each as he wants it. */
async function tellUser(parts: Parts, id: string, quote: string) {
  const ticket = await findTicket(parts.db, id);
  if (!ticket) return;
  const { userId, subject } = ticket;
  parts.pushes.tell(userId, { kind: 'ticket-answered', ticketId: id, subject });
  postOptionalMail(parts, 'ticketAnswered', userId, { subject, quote, link: `${parts.publicUrl}/support?id=${id}` });
}
