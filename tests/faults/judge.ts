import type { OutboxItem } from '#data/outbox/outbox-item';
import { readClaims } from '#data/token-claims';
import type { Evidence } from './run-plan.ts';

/** All that a run must not have done, in words; empty when it kept every promise. */
export function judge({ taken, rows, people, ledgers, uploads }: Evidence): string[] {
  const complaints: string[] = [];
  const complain = (bad: boolean, what: string) => bad && complaints.push(what);

  people.forEach(({ id, email }, index) => {
    const mine = rows.filter(({ ownerId }) => ownerId === id);
    const { analyses, credits } = ledgers[index]!;
    const finished = analyses.filter(({ state }) => state === 'done').length;
    complain(
      mine.length !== taken[index],
      `LOST: ${email} took ${taken[index]} pictures, the device knows ${mine.length}`,
    );
    complain(
      analyses.length < taken[index]!,
      `LOST: ${email} took ${taken[index]} pictures, the server has ${analyses.length}`,
    );
    complain(
      analyses.length > taken[index]!,
      `DOUBLED: ${email} took ${taken[index]} pictures, the server has ${analyses.length}`,
    );
    complain(credits !== finished, `DOUBLED: ${email} paid ${credits} credits for ${finished} analyses`);
    const ids = new Set(analyses.map((analysis) => analysis.id));
    for (const row of mine)
      complain(!ids.has(row.analysisId ?? ''), `CROSSED: ${row.id} has an analysis that is not ${email}'s`);
  });

  const ownerOf = new Map(rows.map(({ idempotencyKey, ownerId }) => [idempotencyKey, ownerId]));
  for (const { key = '', authorization = '' } of uploads) {
    const sender = readClaims(authorization.replace('Bearer ', '')).sub;
    complain(sender !== ownerOf.get(key), `CROSSED: ${key} was sent as ${sender}`);
  }
  for (const row of rows) for (const fault of faultsOfTimeline(row)) complain(true, `TIMELINE of ${row.id}: ${fault}`);
  return complaints;
}

function faultsOfTimeline({ state, timeline, attempts }: OutboxItem): string[] {
  const faults: string[] = [];
  if (timeline[0]?.state !== 'queued') faults.push('does not begin as queued');
  if (timeline.at(-1)?.state !== state) faults.push(`ends as ${timeline.at(-1)?.state}, the row is ${state}`);
  if (timeline.some(({ at }, index) => at < (timeline[index - 1]?.at ?? 0))) faults.push('goes back in time');
  const begun = timeline.filter((entry) => entry.state === 'uploading').length;
  if (begun !== attempts) faults.push(`has ${begun} uploads, the row ${attempts}`);
  return faults;
}
