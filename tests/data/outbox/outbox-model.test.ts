import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnpaid, type OutboxItem } from '#data/outbox/outbox-item';
import { resumeUnpaid } from '#data/outbox/resume-unpaid';
import { freshChannel, freshDatabase } from '../kit/database.ts';
import { createDevice } from '../kit/device.ts';
import { ada, ben } from '../kit/people.ts';
import { createStandInServer, type Mode, SenderKilled } from '../kit/stand-in-server.ts';

/** What must be true whatever happened: whose each picture is, and which the user deleted. */
type Model = { taken: Map<string, { id: string; ownerId: string }>; deleted: Set<string>; signedIn: typeof ada | null };

type Device = ReturnType<typeof createDevice>;
type Context = ReturnType<Device['openContext']>;
type Real = {
  server: ReturnType<typeof createStandInServer>;
  device: Device;
  contexts: Context[];
};
type Command = fc.AsyncCommand<Model, Real>;

const check = async ({ taken, deleted }: Model, { server, contexts }: Real) => {
  const items = new Map((await contexts[0]?.store.list())?.map((item) => [item.id, item]));
  for (const [key, { id, ownerId }] of taken) {
    const item = items.get(id);
    const known = server.analyses.filter((analysis) => analysis.key === key);
    expect(known.length, 'never doubled').toBeLessThanOrEqual(1);
    if (!deleted.has(id)) expect(item ?? known[0]?.state, 'never lost').toBeDefined();
    if (item) expectConsistent(item, ownerId);
    if (item?.state === 'done') expect(known, 'done means that the server has it').toHaveLength(1);
    if (item && item.state !== 'done') expect(item.idempotencyKey).toBe(key);
  }
  for (const { idempotencyKey, userId } of server.sent) {
    expect(taken.get(idempotencyKey)?.ownerId, "never another owner's").toBe(userId);
  }
  expect(server.credits()).toBe(server.analyses.filter(({ state }) => state !== 'failed').length);
};

const expectConsistent = (item: OutboxItem, ownerId: string) => {
  expect(item.ownerId).toBe(ownerId);
  expect(item.timeline.at(-1)?.state).toBe(item.state);
  const times = item.timeline.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
};

/** A command that leaves the invariants to be checked after it. */
const command = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  able: (model: Model) => boolean = () => true,
): Command => ({
  check: able,
  async run(model, real) {
    await run(model, real);
    await check(model, real);
  },
  toString: () => name,
});

const survive = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof SenderKilled)) throw error;
  });

const take = (index: number) =>
  command(
    `take(${index})`,
    async ({ taken }, { device, contexts }) => {
      const { id, idempotencyKey, ownerId } = await device.takePicture(contexts[index]!.store);
      taken.set(idempotencyKey, { id, ownerId: ownerId ?? '' });
    },
    ({ signedIn }) => signedIn !== null,
  );

const onSome = (
  name: string,
  pick: number,
  run: (item: OutboxItem, model: Model, context: Context) => Promise<unknown>,
) =>
  command(`${name}(${pick})`, async (model, { contexts }) => {
    const items = await contexts[0]!.store.list();
    const item = items[pick % Math.max(1, items.length)];
    if (item) await run(item, model, contexts[0]!);
  });

const context = fc.nat(2);
const modes: Mode[] = [
  'good',
  'slow',
  'before',
  'after',
  'killed',
  'killed-early',
  'away',
  'busy',
  'broken',
  'signed-out',
  'no-credits',
  'not-a-chart',
];

const way = fc.constantFrom(...modes);

const commands = [
  context.map(take),
  context.map(take),
  way.map((mode) => command(`way is ${mode}`, async (_, { server }) => server.setMode(mode))),
  fc
    .tuple(context, way, fc.constantFrom('none' as const, 'network' as const, 'session' as const))
    .map(([index, mode, urgency]) =>
      command(`drain(${index}, ${mode}, ${urgency})`, async (_, { server, contexts }) => {
        server.setMode(mode);
        await survive(contexts[index]!.drain(urgency));
      }),
    ),
  fc.constant(
    command('all drain', async (_, { contexts }) => {
      await Promise.all(contexts.map(({ drain }) => survive(drain('network'))));
    }),
  ),
  context.map((index) => command(`follow(${index})`, async (_, { contexts }) => contexts[index]!.follow())),
  fc.constant(command('analyses finish', async (_, { server }) => server.finish())),
  fc.constantFrom(ada, ben, null).map((user) =>
    command(`sign in ${user?.name}`, async (model, { device }) => {
      model.signedIn = user;
      device.signIn(user);
    }),
  ),
  fc.constantFrom(1, 1_000, 60_000, 400_000, 8 * 24 * 3_600_000).map((ms) =>
    command(`wait ${ms} ms`, async (_, { device }) => {
      device.clock.now += ms;
    }),
  ),
  fc.nat(9).map((pick) =>
    onSome('retry', pick, async (item, model, { store }) => {
      // A retry of a failed analysis is another picture to the server: with another key.
      const newKey = crypto.randomUUID();
      const after = await store.change(item.id, { type: 'retry', newKey });
      if (after?.idempotencyKey === newKey) model.taken.set(newKey, { id: item.id, ownerId: item.ownerId ?? '' });
      if (after?.idempotencyKey === newKey) model.taken.delete(item.idempotencyKey);
      if (after?.idempotencyKey === newKey)
        model.taken.set(item.idempotencyKey, { id: 'settled', ownerId: item.ownerId ?? '' });
    }),
  ),
  fc.constantFrom(0, 1, 2, null).map((credits) =>
    command(`${credits} credits back`, async (_, { device, contexts }) => {
      await resumeUnpaid(contexts[0]!.store, device.session()?.user._id ?? '', credits);
    }),
  ),
  fc.nat(9).map((pick) => onSome('cancel', pick, (item, _, { store }) => store.change(item.id, { type: 'cancel' }))),
  fc.nat(9).map((pick) =>
    onSome('remove', pick, async (item, model, { store }) => {
      model.deleted.add(item.id);
      await store.change(item.id, { type: 'remove' });
    }),
  ),
];

/** The way is good again, and each owner signs in with credits and waits. */
const heal = async ({ server, device, contexts }: Real) => {
  server.setMode('good');
  server.finish();
  for (const user of [ada, ben]) {
    device.signIn(user);
    await resumeUnpaid(contexts[0]!.store, user._id, null);
    for (let round = 0; round < 4; round += 1) {
      device.clock.now += 400_000;
      await contexts[0]!.drain('session');
      server.finish();
      await contexts[0]!.follow();
    }
  }
};

test.each([
  ['with Web Locks', true],
  ['without Web Locks, by leases alone', false],
])(
  '[QU-25] [QU-26] [QU-23] whatever happens, %s: no picture is lost, none doubled, none sent as another user',
  async (_, sharedLocks) => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 50, size: 'max' }), async (run) => {
        const server = createStandInServer();
        const device = createDevice({ database: freshDatabase(), channel: freshChannel(), server, sharedLocks });
        const contexts = ['page', 'tab', 'worker'].map(device.openContext);
        const real: Real = { server, device, contexts };
        const model: Model = { taken: new Map(), deleted: new Set(), signedIn: ada };
        await fc.asyncModelRun(() => ({ model, real }), run);
        await heal(real);
        await check(model, real);
        const settled = ({ state }: OutboxItem) => state === 'done' || state === 'failed';
        const left = (await contexts[0]!.store.list()).filter((item) => !settled(item) || isUnpaid(item));
        expect(left.map(({ state, timeline }) => ({ state, timeline }))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  },
);
