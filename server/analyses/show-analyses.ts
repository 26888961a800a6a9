import type { AnalysisDetail, AnalysisList } from '#contract/analysis';
import type { PageQuery } from '#contract/pagination';
import type { Parts } from '../parts.ts';
import { pictureLinks } from './picture-links.ts';
import { findAnalysis, listAnalyses } from './queries.ts';
import { toAnalysis, toAnalysisDetail } from './to-analysis.ts';

type ShowParts = Pick<Parts, 'db' | 'clock' | 'imageKey'>;

/** A page of a user's analyses, newest first, for whoever may see them. */
export async function analysesPage(
  parts: ShowParts,
  userId: string,
  { page, limit }: PageQuery,
): Promise<AnalysisList> {
  const { rows, total } = await listAnalyses(parts.db, userId, { page, limit });
  return {
    analyses: rows.map((row) => toAnalysis(row, pictureLinks(parts, row.id))),
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  };
}

/** One of a user's analyses whole, for whoever may see it; nothing when it is not his. */
export async function analysisOf(parts: ShowParts, userId: string, id: string): Promise<AnalysisDetail | undefined> {
  const row = await findAnalysis(parts.db, userId, id);
  return row && toAnalysisDetail(row, pictureLinks(parts, id));
}
