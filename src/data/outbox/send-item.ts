import { analysisCalls } from '#contract/calls/analysis-calls';
import { isApiError } from '../api-error.ts';
import { identityOf, type Session } from '../session.ts';
import type { DrainDeps } from './drain-deps.ts';
import type { OutboxEvent } from './next-item.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { UploadOutcome } from './upload-picture.ts';

/** Longer than the three tries of an upload, ms. Should it run out all the same, the idempotency key keeps two senders harmless. */
const leaseTime = 100_000;

/** Sends one picture as its owner. Resolves to whether the network held; how it went is in the row. */
export const sendItem = async (deps: DrainDeps, item: OutboxItem): Promise<boolean> => {
  const { store, holder, now = Date.now } = deps;
  const session = await ownersSession(deps, item);
  if (session === 'unreachable') return false;
  if (!session) return true;
  const started = await store.change(item.id, { type: 'start', lease: { holder, until: now() + leaseTime } });
  // Cancelled or deleted while its turn came.
  if (started?.state !== 'uploading' || started.deletedAt !== null) return true;
  const bytes = await store.bytes(item.id);
  const outcome: UploadOutcome = bytes
    ? await uploadAsOwner(deps, started, bytes, session)
    : { kind: 'refused', reason: { code: 'missing-image', message: null } };
  if (outcome.kind === 'accepted' || outcome.kind === 'finished') {
    // Before the row tells of it: who then asks for the list must not be given the one of before.
    await deps.onChange?.({ identity: identityOf('user', session), paths: analysisCalls.uploadChart.changes });
  }
  const after = await store.change(item.id, eventOf(outcome), { holder });
  if (outcome.kind === 'finished' && after) await deps.onFinished?.(after);
  return outcome.kind !== 'lost';
};

/** The owner's session, renewed where needed; null, and the item held, when he is not signed in. */
const ownersSession = async ({ tokens, store }: DrainDeps, item: OutboxItem) => {
  try {
    const session = await tokens.fresh('user');
    if (session?.user._id === item.ownerId) return session;
    await store.change(item.id, { type: 'owner-away', why: 'not-signed-in' });
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    await store.change(item.id, { type: 'unreachable' });
    return 'unreachable';
  }
};

/** Uploads; a refused token is renewed once. */
const uploadAsOwner = async (
  { tokens, upload }: DrainDeps,
  item: OutboxItem,
  bytes: ArrayBuffer,
  session: Session<'user'>,
): Promise<UploadOutcome> => {
  const outcome = await upload(item, bytes, session);
  if (outcome.kind !== 'unauthorised') return outcome;
  const renewal = await tokens.renew('user', session.accessToken);
  if (renewal.ok) {
    // Somebody else may have signed in by now.
    return renewal.session.user._id === item.ownerId ? await upload(item, bytes, renewal.session) : outcome;
  }
  if (renewal.why === 'ended') return outcome;
  return { kind: 'later', why: 'no-renewal', retryAfter: renewal.error?.retryAfter ?? null };
};

const eventOf = (outcome: UploadOutcome): OutboxEvent => {
  switch (outcome.kind) {
    case 'accepted':
      return { type: 'accepted', analysisId: outcome.analysisId };
    case 'finished':
      return { type: 'finished', analysisId: outcome.analysisId, failure: outcome.failure };
    case 'lost':
      return { type: 'lost', why: outcome.why };
    case 'later':
      return { type: 'turned-away', why: outcome.why, retryAfter: outcome.retryAfter };
    case 'refused':
      return { type: 'refused', reason: outcome.reason };
    case 'withdrawn':
      return { type: 'lost', why: 'abandoned' };
    case 'unauthorised':
      return { type: 'owner-away', why: 'session-refused' };
  }
};
