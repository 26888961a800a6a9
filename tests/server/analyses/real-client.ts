import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnalysisDetail } from '#contract/analysis';
import type { SignedIn } from '#contract/session';

/** A real chart, whose analysis takes a part of a second. */
export const chart = readFile(path.resolve(import.meta.dirname, '../../charts/golden/images/dev-clean-025.png')).then(
  (bytes) => new Uint8Array(bytes),
);

/** A new account on a running server. */
export async function signUpAt(url: string): Promise<SignedIn> {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: 'Ada Trader', email: 'ada@example.com', password: 'correct horse battery' }),
  });
  return (await answer.json()).data;
}

/** Sends the chart to a running server and gives the answer's data, finished or not; rejects when the connection breaks. */
export async function uploadTo(url: string, { token, key }: { token: string; key: string }): Promise<AnalysisDetail> {
  const form = new FormData();
  form.append('image', new Blob([await chart]), 'chart.png');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const answer = await fetch(`${url}/api/image-analysis/upload`, { method: 'POST', headers, body: form });
  return (await answer.json()).data;
}

/** As `uploadTo`, sent again with its key until the analysis has come to its end, as the app's outbox does. */
export async function uploadUntilSettled(url: string, upload: { token: string; key: string }): Promise<AnalysisDetail> {
  for (;;) {
    const analysis = await uploadTo(url, upload);
    if (analysis.state === 'done' || analysis.state === 'failed') return analysis;
  }
}
