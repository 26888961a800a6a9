import type { AdminTicket, AdminTicketMessage, Ticket, TicketMessage } from '#contract/ticket';
import { isoTime } from '../clock.ts';
import type { MessageRow, OwnedTicket } from './queries.ts';

const fieldsOf = (row: OwnedTicket) => ({
  _id: row.id,
  subject: row.subject,
  category: row.category,
  priority: row.priority,
  description: row.description,
  status: row.status,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
  analysisId: row.analysisId,
});

export const toTicket = (row: OwnedTicket): Ticket => ({
  ...fieldsOf(row),
  userId: { name: row.fullName, email: row.email },
  isUnread: row.answeredAt !== null && row.answeredAt > row.seenAt,
});

const isUnderWay = ({ status }: OwnedTicket) => status === 'open' || status === 'in_progress';

export const toAdminTicket = (row: OwnedTicket): AdminTicket => ({
  ...fieldsOf(row),
  userId: { _id: row.userId, name: row.fullName, email: row.email },
  awaitsAnswer: isUnderWay(row) && (row.answeredAt === null || row.answeredAt < row.askedAt),
});

export const toMessage = ({ id, adminId, text, createdAt }: MessageRow): TicketMessage => ({
  _id: id,
  from: adminId === null ? 'user' : 'support',
  text,
  createdAt: isoTime(createdAt),
});

export const toAdminMessage = (row: MessageRow, userName: string): AdminTicketMessage => ({
  ...toMessage(row),
  author: row.adminName ?? userName,
  isInternal: row.isInternal === 1,
});
