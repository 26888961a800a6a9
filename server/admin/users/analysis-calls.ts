import { analysesPage, analysisOf } from '../../analyses/show-analyses.ts';
import { isoTime, minutes } from '../../clock.ts';
import { inTransaction } from '../../db/db.ts';
import type { Handlers } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import { newId } from '../../new-id.ts';
import type { Parts } from '../../parts.ts';
import { actorOf, recordAction } from '../audit/audit.ts';
import { findUserRow, hasAccess, insertAccess } from './queries.ts';

type AnalysisCalls = Pick<Handlers, 'adminOpenUserAnalyses' | 'adminListUserAnalyses' | 'adminGetUserAnalysis'>;

const accessTime = minutes(30);

/** A user's charts and what was read from them are his: an administrator says why before he sees them, and each look is written down. */
export function userAnalysisCalls(parts: Parts): AnalysisCalls {
  const { db, clock } = parts;
  const mayLook = (adminId: string, userId: string) => hasAccess(db, { adminId, userId }, clock.now());

  return {
    async adminOpenUserAnalyses({ params: { id: userId }, body: { reason }, who, request }) {
      const user = await findUserRow(db, userId);
      if (!user) return refuse('not-found');
      if (user.erasedAt !== null) return refuse('user-erased');
      const now = clock.now();
      const expiresAt = now + accessTime;
      await inTransaction(db, async (tx) => {
        await insertAccess(tx, { id: newId(clock), adminId: who.admin.id, userId, createdAt: now, expiresAt });
        await recordAction(
          { db: tx, clock },
          {
            action: 'user-analyses-opened',
            by: actorOf(who, request),
            subject: { kind: 'user', id: userId },
            reason,
            after: { until: isoTime(expiresAt) },
          },
        );
      });
      return { data: { until: isoTime(expiresAt) } };
    },

    async adminListUserAnalyses({ params: { id: userId }, query, who }) {
      if (!(await mayLook(who.admin.id, userId))) return refuse('reason-needed');
      return { data: await analysesPage(parts, userId, query) };
    },

    async adminGetUserAnalysis({ params: { id: userId, analysisId }, who, request }) {
      if (!(await mayLook(who.admin.id, userId))) return refuse('reason-needed');
      const analysis = await analysisOf(parts, userId, analysisId);
      if (!analysis) return refuse('not-found');
      await recordAction(
        { db, clock },
        {
          action: 'user-analysis-read',
          by: actorOf(who, request),
          subject: { kind: 'user', id: userId },
          after: { analysisId },
        },
      );
      return { data: analysis };
    },
  };
}
