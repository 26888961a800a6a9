import { apiError } from '#data/api-error';
import type { Channel } from '#data/channel';
import type { createLocalDatabase } from '#data/local-database';
import { createLocks } from '#data/locks';
import { addPicture } from '#data/outbox/add-picture';
import type { DrainDeps } from '#data/outbox/drain-deps';
import { drainOutbox, type Urgency } from '#data/outbox/drain-outbox';
import { createResultFollower } from '#data/outbox/follow-results';
import { createOutboxStore } from '#data/outbox/outbox-store';
import { pictureOf } from '#data/prepare-picture';
import type { Session } from '#data/session';
import type { TokenSource } from '#data/token-source';
import { ada, userSession } from './people.ts';
import type { createStandInServer } from './stand-in-server.ts';

type Options = {
  database: ReturnType<typeof createLocalDatabase>;
  channel: Channel;
  server: ReturnType<typeof createStandInServer>;
  /** False: a browser without `navigator.locks`, where each context has only locks of its own. */
  sharedLocks?: boolean;
  random?: () => number;
};

/** One device with several contexts (pages, a service worker) on one database, a clock of its own and a person before it. */
export const createDevice = ({ database, channel, server, sharedLocks = true, random = () => 0.5 }: Options) => {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  let session: Session<'user'> | null = userSession(ada);
  let renewals = 0;
  const oneForAll = createLocks(undefined);

  const tokens: TokenSource = {
    current: async () => session as never,
    fresh: async () => session as never,
    async renew() {
      renewals += 1;
      if (session) return { ok: true, session: session as never };
      return { ok: false, why: 'ended', error: apiError({ code: 'not-signed-in', status: 401 }) };
    },
  };

  const openContext = (name: string) => {
    const store = createOutboxStore({ database, channel, now, random });
    const deps: DrainDeps = {
      store,
      tokens,
      locks: sharedLocks ? oneForAll : createLocks(undefined),
      locksReachAll: sharedLocks,
      holder: name,
      upload: ({ idempotencyKey, sha256 }, _, { user }) => server.upload({ idempotencyKey, sha256, userId: user._id }),
      reach: server.reach,
      now,
    };
    return {
      store,
      deps,
      drain: (urgency: Urgency = 'none') => drainOutbox(deps, urgency),
      /** One look at each result: the stand-in's analyses end between two commands, not while one waits. */
      follow() {
        const looked = new AbortController();
        const poll = (id: string) => server.poll(id, session?.user._id ?? '').finally(() => looked.abort());
        return createResultFollower({ ...deps, signal: looked.signal, poll, pause: async () => {} }).follow();
      },
    };
  };

  let pictures = 0;
  return {
    clock,
    openContext,
    renewals: () => renewals,
    session: () => session,
    signIn(user: typeof ada | null) {
      session = user && userSession(user);
    },
    async takePicture(store: ReturnType<typeof createOutboxStore>) {
      if (!session) throw new Error('nobody is signed in');
      pictures += 1;
      clock.now += 1;
      const picture = await pictureOf(new Blob([`picture ${pictures}`], { type: 'image/jpeg' }), 'chart.jpg');
      const owner = { id: session.user._id, name: session.user.name };
      const outcome = await addPicture({ picture, owner, store, now });
      if (!outcome.ok) throw new Error(outcome.why);
      return outcome.item;
    },
  };
};
