import { setTimeout as rest } from 'node:timers/promises';
import { systemClock } from '#server/clock';
import { connect } from '#server/db/connect';
import { newId } from '#server/new-id';
import { median, share } from '../statistics.ts';
import type { BenchAccount } from './bench-accounts.ts';
import { asker, openSocket, requestOf } from './load-gun.ts';
import { type Place, startTarget } from './start-target.ts';

type Seeded = { place: Place; accounts: BenchAccount[]; passwordHash: string };

/** One analysis that never ends for each poll, spread over the accounts. */
async function makeUnfinished({ place, accounts }: Seeded, count: number) {
  const { db, close } = await connect(place);
  const clock = systemClock();
  const now = clock.now();
  const made = Array.from({ length: count }, (_, n) => {
    const { userId, token } = accounts[n % accounts.length] as BenchAccount;
    return { token, row: { id: newId(clock), userId, notBefore: now, createdAt: now } };
  });
  const picture = {
    imageHash: '00'.repeat(32),
    imageType: 'image/jpeg',
    imageBytes: 1,
    imageWidth: 1280,
    imageHeight: 720,
  };
  const job = { strategy: 'price_action', language: 'en', state: 'queued', ...picture } as const;
  for (let start = 0; start < count; start += 500) {
    await db
      .insertInto('analyses')
      .values(made.slice(start, start + 500).map(({ row }) => ({ ...row, ...job })))
      .execute();
  }
  await close();
  return made;
}

/** Holds `count` long polls on one process and then ends them all; a line on memory, work and how soon the ends were heard. */
export async function holdPolls(seeded: Seeded, count: number): Promise<string> {
  const lines: string[] = [];
  const made = await makeUnfinished(seeded, count);
  for (const kind of ['bare', 'ours'] as const) {
    const target = await startTarget(kind, seeded.place, seeded.passwordHash);
    const ask = async (n: number) => {
      const one = made[n];
      const path = kind === 'bare' ? '/wait' : `/api/image-analysis/analyses/${one?.row.id}?wait=25`;
      const socket = await openSocket(target.port);
      const answer = asker(socket)(requestOf('GET', path, { authorization: `Bearer ${one?.token}` }));
      return answer.finally(() => socket.destroy()).then(({ status }) => ({ status, at: performance.now() }));
    };
    // Warm code is not the polls' memory.
    const before = await target.cleared();
    const begin = performance.now();
    const answers = made.map((_, n) => ask(n));
    await rest(6000);
    const first = await target.cleared();
    await rest(5000);
    const held = await target.cleared();
    const work = (held.cpu.user + held.cpu.system - first.cpu.user - first.cpu.system) / 5_000_000;
    const woken = performance.now();
    target.wake();
    const heard = await Promise.all(answers);
    const good = heard.filter(({ status, at }) => status === 200 && at > woken).length;
    const later = heard.map(({ at }) => at - woken);
    const each = (held.memory.rss - before.memory.rss) / count / 1024;
    const heap = (held.memory.heapUsed - before.memory.heapUsed) / count / 1024;
    lines.push(
      `${kind}: ${good} of ${count} long polls held ${((woken - begin) / 1000).toFixed(0)} s, ${each.toFixed(1)} KB each (heap ${heap.toFixed(1)}), ${(100 * work).toFixed(0)} % of a core meanwhile; all ended at once: median ${median(later).toFixed(0)} ms, last ${share(later, 1).toFixed(0)} ms`,
    );
    await target.stop();
  }
  return lines.join('\n');
}
