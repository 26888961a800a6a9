import * as z from 'zod/mini';
import { AnalysisDetail, AnalysisList, AnalysisQuery, ImageLinkQuery, PendingAnalysis } from '../analysis.ts';
import { type Call, withData } from '../call.ts';
import { Id } from '../fields.ts';
import { PageQuery } from '../pagination.ts';

const id = z.object({ id: Id });

export const analysisCalls = {
  uploadChart: {
    method: 'POST',
    path: '/image-analysis/upload',
    session: 'user',
    summary: 'Upload a chart picture: multipart fields image and, optionally, strategy; header Idempotency-Key',
    body: 'multipart',
    answer: withData(z.union([AnalysisDetail, PendingAnalysis])),
    changes: ['/image-analysis/analyses', '/subscriptions/usage-stats', '/subscriptions/credits', '/users/profile'],
  },
  listAnalyses: {
    method: 'GET',
    path: '/image-analysis/analyses',
    session: 'user',
    summary: "The caller's analyses, newest first",
    query: PageQuery,
    answer: withData(AnalysisList),
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
  analysisImage: {
    method: 'GET',
    path: '/image-analysis/images/:id',
    session: 'none',
    summary: "An analysis's picture as it was uploaded; the address with its signature comes as `imageUrl`",
    params: id,
    query: ImageLinkQuery,
    answer: 'file',
  },
} as const satisfies Record<string, Call>;
