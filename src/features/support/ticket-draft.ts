import * as z from 'zod/mini';
import { TicketCategory, TicketPriority, ticketCategories } from '#contract/ticket';

/** The form of a new ticket as it is kept on the device. */
export const TicketDraft = z.object({
  subject: z.string(),
  category: TicketCategory,
  priority: TicketPriority,
  description: z.string(),
  /** The analysis that it is about. */
  analysisId: z.nullable(z.string()),
  /** Belongs to exactly these words: sent twice after a lost answer, they are one ticket. */
  key: z.string(),
  /** It was sent off without a connection, and goes out by itself when there is one. */
  isWaiting: z.boolean(),
});
export type TicketDraft = z.infer<typeof TicketDraft>;

export const emptyTicketDraft: TicketDraft = {
  subject: '',
  category: ticketCategories[0],
  priority: 'medium',
  description: '',
  analysisId: null,
  key: '',
  isWaiting: false,
};

/** The draft with other words, which are another ticket. */
export const changed = (draft: TicketDraft, part: Partial<TicketDraft>): TicketDraft => ({
  ...draft,
  ...part,
  key: crypto.randomUUID(),
  isWaiting: false,
});

export const isBegun = ({ subject, description }: TicketDraft) => subject !== '' || description !== '';

type Required = 'subject' | 'description';

/** The fields that must not be left empty and are, in the form's order. */
export const missingFields = (draft: TicketDraft): Required[] =>
  (['subject', 'description'] as const).filter((name) => draft[name].trim() === '');
