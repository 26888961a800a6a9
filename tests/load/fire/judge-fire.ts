import { keyOf } from '#server/providers/images/image-store';
import type { Cut } from './round-robin-proxy.ts';
import type { Sent } from './trader.ts';

/** What a run left behind, on both sides. */
export type Evidence = {
  clients: { userId: string; used: number; sent: Sent[] }[];
  /** Those of them that were sent when all was quiet again. */
  undisturbed: Sent[];
  analyses: { id: string; userId: string; state: string; attempts: number; imageHash: string }[];
  ledger: { analysisId: string | null; kind: string }[];
  receipts: { analysisId: string; idempotencyKey: string }[];
  told: { about: string | null; kind: string }[];
  /** Keys in the image store. */
  stored: string[];
  cuts: Cut[];
  kills: { name: string; at: number }[];
  requests: number;
  codes: (number | null)[];
  output: string;
  seconds: number;
};

/** ms that may lie between a kill and the moment at which the load balancer sees the connection break. */
const noticedWithin = 5000;

/** Each way in which a run broke its promise, a line each: every upload is one analysis and one credit, and nothing was lost but what was cut. */
export function judgeFire({
  clients,
  analyses,
  ledger,
  receipts,
  told,
  stored,
  cuts,
  kills,
  codes,
}: Evidence): string[] {
  const rows = new Map(analyses.map((row) => [row.id, row]));
  const complaints: string[] = [];
  const complain = (wrong: boolean, text: string) => {
    if (wrong) complaints.push(text);
  };
  const all = clients.flatMap(({ userId, sent }) => sent.map((one) => ({ userId, ...one })));
  for (const { userId, key, sha256, analysisId = '', state, strange } of all) {
    const row = rows.get(analysisId);
    complain(strange.length > 0, `${key} was answered with ${strange.join('; ')}`);
    complain(state !== 'done', `${key} ended as ${state}`);
    complain(row?.state !== 'done', `${key} is ${row?.state ?? 'not there'} in the database`);
    complain(
      row?.userId !== userId || row.imageHash !== sha256,
      `${key} became the analysis of another picture or user`,
    );
    complain(ledger.filter((entry) => entry.analysisId === analysisId).length !== 1, `${key} is not charged once`);
    complain(told.filter(({ about }) => about === analysisId).length !== 1, `${key} was not told once`);
    complain(!stored.includes(keyOf(sha256)), `the picture of ${key} is not in the store`);
  }
  complain(new Set(all.map(({ analysisId }) => analysisId)).size !== all.length, 'two uploads share an analysis');
  complain(analyses.length !== all.length, `${analyses.length} analyses of ${all.length} uploads`);
  complain(ledger.length !== all.length, `${ledger.length} entries in the ledger for ${all.length} uploads`);
  complain(receipts.length !== all.length, `${receipts.length} receipts of ${all.length} uploads`);
  for (const { userId, used, sent } of clients) {
    complain(used !== sent.length, `${userId} sent ${sent.length} pictures and used ${used} credits`);
  }
  for (const { backend, at } of cuts) {
    const isExplained = kills.some((kill) => kill.name === backend && at >= kill.at && at - kill.at < noticedWithin);
    complain(!isExplained, `a connection to ${backend} broke though nobody killed it`);
  }
  complain(
    codes.some((code) => code !== 0),
    `processes ended with ${codes.join(', ')}`,
  );
  return complaints;
}
