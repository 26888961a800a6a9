import { createHash } from 'node:crypto';
import { api } from '#contract/api';
import { apiBase } from '#contract/api-base';
import { pathOf } from '#contract/call';
import { uploadHeaders } from '#contract/upload-headers';

/** One picture on its way, and all that its client saw. */
export type Sent = {
  key: string;
  sha256: string;
  analysisId: string | undefined;
  state: string | undefined;
  /** How often its connection broke. */
  cuts: number;
  /** Answers that were neither a success nor a broken connection. */
  strange: string[];
  /** ms from the end of the analysis to the answer that waited for it; absent where no answer had to wait. */
  heardAfter?: number;
};

export type Account = { userId: string; accessToken: string; used: () => Promise<number> };

const headersFor = (address: string) => ({ 'x-forwarded-for': address });

/** Opens an account; `address` is where this client seems to come from. */
export async function openAccount(url: string, n: number): Promise<Account & { address: string }> {
  const address = `198.51.${100 + (n >> 8)}.${n & 255}`;
  const body = { fullName: `Trader ${n}`, email: `trader-${n}@example.com`, password: 'correct horse battery' };
  const answer = await fetch(url + apiBase + api.signup.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersFor(address) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`signup was answered with ${answer.status}: ${await answer.text()}`);
  const { user, accessToken } = (await answer.json()).data;
  const used = async () => {
    const credits = await fetch(url + apiBase + api.credits.path, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    return (await credits.json()).data.used;
  };
  return { userId: user._id, accessToken, used, address };
}

type Way = { url: string; accessToken: string; address: string; onAccepted?: () => void };

/** Sends a picture until it is accepted and waits for its end, each time anew where the connection breaks: as the app's outbox does. */
export async function sendUntilSettled(way: Way, picture: Uint8Array<ArrayBuffer>, key: string): Promise<Sent> {
  const sha256 = createHash('sha256').update(picture).digest('hex');
  const sent: Sent = { key, sha256, analysisId: undefined, state: undefined, cuts: 0, strange: [] };
  const headers = { authorization: `Bearer ${way.accessToken}`, ...headersFor(way.address) };

  const upload = () => {
    const body = new FormData();
    body.append('image', new Blob([picture]), 'chart.png');
    const own = { ...headers, [uploadHeaders.idempotencyKey]: key };
    return fetch(way.url + apiBase + api.uploadChart.path, { method: 'POST', headers: own, body });
  };
  const follow = (id: string) => fetch(`${way.url}${apiBase}${pathOf(api.getAnalysis, { id })}?wait=25`, { headers });

  while (sent.strange.length < 3) {
    const begun = Date.now();
    try {
      const { analysisId } = sent;
      const answer = await (analysisId ? follow(analysisId) : upload());
      if (!answer.ok) {
        sent.strange.push(`${answer.status} ${await answer.text()}`);
        continue;
      }
      const { _id, state, finishedAt } = (await answer.json()).data;
      const heard = Date.now();
      if (analysisId && analysisId !== _id) sent.strange.push(`another analysis: ${_id}`);
      if (!analysisId) way.onAccepted?.();
      sent.analysisId = _id;
      sent.state = state;
      if (state !== 'done' && state !== 'failed') continue;
      const ended = Date.parse(finishedAt);
      if (ended > begun) sent.heardAfter = heard - ended;
      return sent;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      sent.cuts += 1;
    }
  }
  return sent;
}
