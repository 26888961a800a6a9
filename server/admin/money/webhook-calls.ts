import type { WebhookEvent } from '#contract/admin-billing';
import { replayEvent } from '../../billing/webhook-events.ts';
import { isoTime, isoTimeOrNull } from '../../clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import type { Parts } from '../../parts.ts';
import { actorOf, recordAction } from '../audit/audit.ts';
import { offsetOf, paginationOf } from '../pagination.ts';
import { countEvents, type EventListRow, findEvent, listEvents } from './queries.ts';

/** Who looks further back than this many knows what he looks for. */
const mostCounted = 10_000;

const toWebhookEvent = (row: EventListRow): WebhookEvent => ({
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

export const adminWebhookCalls = (parts: Parts): Pick<Handlers, 'adminListWebhooks' | 'adminReplayWebhook'> => ({
  async adminListWebhooks({ query }) {
    const { db } = parts;
    const total = await countEvents(db, query.state, mostCounted);
    const rows = await listEvents(db, query.state, { limit: query.limit, offset: offsetOf(query) });
    return { data: { events: rows.map(toWebhookEvent), pagination: paginationOf(query, total) } };
  },

  async adminReplayWebhook({ params: { id }, who, request }) {
    const before = await findEvent(parts.db, id);
    const after = before && (await replayEvent(parts, id));
    if (!after) return refuse('not-found');
    await recordAction(parts, {
      action: 'webhook-replayed',
      by: actorOf(who, request),
      subject: { kind: 'webhook', id },
      before: { state: before.state, problem: before.problem },
      after: { state: after.state, problem: after.problem },
    });
    return { message: 'Message worked through again', data: toWebhookEvent(after) };
  },
});
