import * as z from 'zod/mini';
import {
  AnalyseAgain,
  AnalysisDetail,
  AnalysisList,
  AnalysisQuery,
  AnalysisSearch,
  Calibration,
  FoundAnalyses,
  ImageLinkQuery,
  PendingAnalysis,
} from '../analysis.ts';
import { type Call, messageOnly, withData } from '../call.ts';
import { Id } from '../fields.ts';
import { PageQuery } from '../pagination.ts';
import { picturePaths } from '../picture-paths.ts';

const id = z.object({ id: Id });

/** What tells of analyses and of the credits that they took. */
const changes = [
  '/image-analysis/analyses',
  '/subscriptions/usage-stats',
  '/subscriptions/credits',
  '/users/profile',
] as const;

export const analysisCalls = {
  uploadChart: {
    method: 'POST',
    path: '/image-analysis/upload',
    session: 'user',
    summary: 'Upload a chart picture: multipart fields image and, optionally, strategy; header Idempotency-Key',
    body: 'multipart',
    answer: withData(z.union([AnalysisDetail, PendingAnalysis])),
    changes,
  },
  listAnalyses: {
    method: 'GET',
    path: '/image-analysis/analyses',
    session: 'user',
    summary: "The caller's analyses, newest first; with a limit over 100 their texts are cut to a beginning",
    query: PageQuery,
    answer: withData(AnalysisList),
  },
  searchAnalyses: {
    method: 'GET',
    path: '/image-analysis/search',
    session: 'user',
    summary: "The ids of the caller's analyses whose whole texts hold every word of ?q=",
    query: AnalysisSearch,
    answer: withData(FoundAnalyses),
    cache: 'never',
  },
  getAnalysis: {
    method: 'GET',
    path: '/image-analysis/analyses/:id',
    session: 'user',
    summary: 'One analysis; ?wait=25 holds the answer until its state is final',
    params: id,
    query: AnalysisQuery,
    answer: withData(AnalysisDetail),
  },
  analyseAgain: {
    method: 'POST',
    path: '/image-analysis/analyses/:id/again',
    session: 'user',
    summary: 'Analyse the same picture by another strategy, for one credit; answers as an upload does',
    params: id,
    body: AnalyseAgain,
    answer: withData(z.union([AnalysisDetail, PendingAnalysis])),
    changes,
  },
  calibrateAnalysis: {
    method: 'PATCH',
    path: '/image-analysis/analyses/:id/calibration',
    session: 'user',
    summary: 'Set the price scale of a finished analysis by two points; it is written again at no cost',
    params: id,
    body: Calibration,
    answer: withData(AnalysisDetail),
    changes: ['/image-analysis/analyses'],
  },
  deleteAnalysis: {
    method: 'DELETE',
    path: '/image-analysis/analyses/:id',
    session: 'user',
    summary: 'Delete a finished analysis; it can be restored for a day, then it is erased with its picture',
    params: id,
    answer: messageOnly,
    changes,
  },
  restoreAnalysis: {
    method: 'POST',
    path: '/image-analysis/analyses/:id/restore',
    session: 'user',
    summary: 'Undo the deletion of an analysis',
    params: id,
    answer: messageOnly,
    changes,
  },
  analysisPdf: {
    method: 'GET',
    path: '/image-analysis/analyses/:id/pdf',
    session: 'user',
    summary: 'A finished analysis as PDF, for the Pro and Enterprise plans',
    params: id,
    answer: 'file',
    cache: 'never',
  },
  analysisImage: {
    method: 'GET',
    path: picturePaths.analysis,
    session: 'none',
    summary: "An analysis's picture as it was uploaded; the address with its signature comes as `imageUrl`",
    params: id,
    query: ImageLinkQuery,
    answer: 'file',
  },
  analysisThumbnail: {
    method: 'GET',
    path: picturePaths.thumbnail,
    session: 'none',
    summary: "A small WebP of an analysis's picture; the address with its signature comes as `thumbnailUrl`",
    params: id,
    query: ImageLinkQuery,
    answer: 'file',
  },
} as const satisfies Record<string, Call>;
