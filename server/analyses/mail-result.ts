import { postOptionalMail } from '../accounts/mail/post-optional-mail.ts';
import type { Parts } from '../parts.ts';
import { findResult } from './queries.ts';

/** Writes to the owner of an analysis that is done and took longer than its upload could wait for: he has been told to come back. */
export async function mailResult(parts: Parts, id: string): Promise<void> {
  const result = await findResult(parts.db, id);
  if (!result?.finishedAt || result.finishedAt - result.createdAt <= parts.uploadWait) return;
  postOptionalMail(parts, 'analysisReady', result.userId, { link: `${parts.publicUrl}/history?id=${id}` });
}
