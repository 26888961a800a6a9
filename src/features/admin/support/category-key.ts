import type { TicketCategory } from '#contract/ticket';
import type { StringKey } from '../../../strings/catalogue.ts';

/** The categories as they are worded; on the wire they are English. */
export const categoryKey = {
  'Technical Issue': 'admin.category.technical',
  'Account Related': 'admin.category.account',
  Billing: 'admin.category.billing',
  'Feature Request': 'admin.category.feature',
  'Analysis Help': 'admin.category.analysis',
  Other: 'admin.category.other',
} as const satisfies Record<TicketCategory, StringKey>;
