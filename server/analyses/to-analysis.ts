import type { Analysis, AnalysisDetail, AnalysisFailure } from '#contract/analysis';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { PictureLinks } from './picture-links.ts';
import type { CardRow, DetailRow } from './queries.ts';

const parsed = (json: string | null) => (json === null ? null : JSON.parse(json));

/** The row of a list. JSON columns were written by our own worker. */
export const toAnalysis = (row: CardRow, links: PictureLinks): Analysis => ({
  _id: row.id,
  strategy: row.strategy,
  analysis: row.analysis ?? '',
  ...links,
  createdAt: isoTime(row.createdAt),
  state: row.state,
  finishedAt: isoTimeOrNull(row.finishedAt),
  failure: failureOf(row),
  quality: parsed(row.quality),
  direction: row.direction,
});

export const toAnalysisDetail = (row: DetailRow, links: PictureLinks): AnalysisDetail => ({
  ...toAnalysis(row, links),
  picture: { width: row.imageWidth, height: row.imageHeight },
  overlay: parsed(row.overlay) ?? [],
  outlook: parsed(row.outlook),
});

const failureOf = ({ failureCode, failureMessage }: CardRow): AnalysisFailure | null =>
  failureCode === null ? null : { code: failureCode as AnalysisFailure['code'], message: failureMessage ?? '' };
