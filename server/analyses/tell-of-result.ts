import { postOptionalMail } from '../accounts/mail/post-optional-mail.ts';
import type { Parts } from '../parts.ts';
import { findEnd } from './queries.ts';

type TellParts = Pick<Parts, 'db' | 'mail' | 'publicUrl' | 'pushes' | 'uploadWait'>;

/**
 * Tells the owner of an analysis that has ended: on his devices, and by mail when it is done and took longer than its upload could wait for,
 * since he has then been told to come back. Each only as he wants it.
 */
export async function tellOfResult(parts: TellParts, id: string): Promise<void> {
  const end = await findEnd(parts.db, id);
  if (!end) return;
  const { userId, strategy, state, createdAt, finishedAt } = end;
  parts.pushes.tell(userId, { kind: 'analysis-ended', analysisId: id, strategy, state });
  if (state === 'failed' || !finishedAt || finishedAt - createdAt <= parts.uploadWait) return;
  postOptionalMail(parts, 'analysisReady', userId, { link: `${parts.publicUrl}/history?id=${id}` });
}
