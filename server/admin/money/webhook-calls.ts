import type { WebhookEvent } from '#contract/admin-billing';
import { isoTime, isoTimeOrNull } from '../../clock.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Parts } from '../../parts.ts';
import { offsetOf, paginationOf } from '../pagination.ts';
import { countEvents, type EventListRow, listEvents } from './queries.ts';

/** Who looks further back than this many knows what he looks for. */
const mostCounted = 10_000;

export const toWebhookEvent = (row: EventListRow): WebhookEvent => ({
  _id: row.id,
  provider: row.provider,
  eventId: row.eventId,
  type: row.type,
  state: row.state,
  problem: row.problem,
  attempts: row.attempts,
  receivedAt: isoTime(row.receivedAt),
  settledAt: isoTimeOrNull(row.settledAt),
});

export const adminWebhookCalls = ({ db }: Parts): Pick<Handlers, 'adminListWebhooks'> => ({
  async adminListWebhooks({ query }) {
    const total = await countEvents(db, query.state, mostCounted);
    const rows = await listEvents(db, query.state, { limit: query.limit, offset: offsetOf(query) });
    return { data: { events: rows.map(toWebhookEvent), pagination: paginationOf(query, total) } };
  },
});
