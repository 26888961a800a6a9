import type { FastifyReply } from 'fastify';
import { api } from '#contract/api';
import { pathOf } from '#contract/call';
import { mayExportPdf } from '../billing/plan-features.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import type { AcceptedUpload } from './accept-upload.ts';
import { analyseAgain } from './analyse-again.ts';
import { analysisPdf } from './analysis-pdf.ts';
import { calibrateAnalysis } from './calibrate-analysis.ts';
import { describeImage, lifeOfLink } from './image-links.ts';
import { pictureLinks } from './picture-links.ts';
import { type DetailRow, findAnalysis, findByWords, findImage, markDeleted, unmarkDeleted } from './queries.ts';
import { analysesPage } from './show-analyses.ts';
import { thumbnailOf, thumbnailType } from './thumbnail-of.ts';
import { toAnalysisDetail } from './to-analysis.ts';
import { uploadChart } from './upload-chart.ts';
import { waitsForEnds } from './wait-until-settled.ts';
import { watchQueue } from './watch-queue.ts';
import { wordsSought } from './words-of-text.ts';

type AnalysisCalls = Pick<
  Handlers,
  | 'uploadChart'
  | 'listAnalyses'
  | 'searchAnalyses'
  | 'getAnalysis'
  | 'analyseAgain'
  | 'calibrateAnalysis'
  | 'deleteAnalysis'
  | 'restoreAnalysis'
  | 'analysisPdf'
  | 'analysisImage'
  | 'analysisThumbnail'
>;

function stillUnderWay({ id, state }: { id: string; state: 'queued' | 'running' }, reply: FastifyReply) {
  reply.code(202);
  return { message: 'Your analysis is being processed in the background.', data: { _id: id, state } };
}

/** `stopping`: aborted when the server stops, which ends all waits. */
export function analysisCalls(parts: Parts, { stopping }: { stopping: AbortSignal }): AnalysisCalls {
  const { db, clock, images, imageKey } = parts;
  const detailOf = (row: DetailRow) => toAnalysisDetail(row, pictureLinks(parts, row.id));

  const enterQueue = watchQueue(parts);
  const waitUntilSettled = waitsForEnds(parts);
  const settled = (id: string, wait: number, reply: FastifyReply) =>
    waitUntilSettled(id, { wait, signal: AbortSignal.any([stopping, whenGone(reply)]) });

  /** The analysis if it ends within the wait, else the promise of it. */
  async function answerAccepted(userId: string, { id, isNew }: AcceptedUpload, reply: FastifyReply) {
    if (parts.uploadWait > 0) await settled(id, parts.uploadWait, reply);
    else if (isNew) return stillUnderWay({ id, state: 'queued' }, reply);
    const row = await findAnalysis(db, userId, id);
    if (!row) return refuse('not-found');
    const { state } = row;
    if (state !== 'done' && state !== 'failed') return stillUnderWay({ id, state }, reply);
    return { message: row.failureMessage ?? 'Your analysis is ready.', data: detailOf(row) };
  }

  return {
    async uploadChart({ who: { user }, request, reply }) {
      const accepted = await uploadChart(parts, user, request, enterQueue);
      return accepted.ok ? answerAccepted(user.id, accepted.value, reply) : accepted.why;
    },

    async analyseAgain({ who: { user }, params: { id }, body, reply }) {
      const accepted = await analyseAgain(parts, user, id, body);
      return accepted.ok ? answerAccepted(user.id, accepted.value, reply) : accepted.why;
    },

    async listAnalyses({ who: { user }, query }) {
      return { data: await analysesPage(parts, user.id, query) };
    },

    async searchAnalyses({ who: { user }, query: { q } }) {
      const limited = await takePoints(parts, { 'search-account': user.id });
      return limited ?? { data: { ids: await findByWords(db, user.id, wordsSought(q)) } };
    },

    async getAnalysis({ who: { user }, params: { id }, query: { wait = 0 }, reply }) {
      if (!(await findAnalysis(db, user.id, id))) return refuse('not-found');
      if (wait > 0) await settled(id, wait * 1000, reply);
      const row = await findAnalysis(db, user.id, id);
      return row ? { data: detailOf(row) } : refuse('not-found');
    },

    async calibrateAnalysis({ who: { user }, params: { id }, body }) {
      const calibrated = await calibrateAnalysis(parts, user, id, body);
      if (!calibrated.ok) return calibrated.why;
      return { message: 'The analysis was written again.', data: detailOf(calibrated.value) };
    },

    async deleteAnalysis({ who: { user }, params: { id } }) {
      if (await markDeleted(db, user.id, id, clock.now())) return { message: 'The analysis was deleted.' };
      return refuse((await findAnalysis(db, user.id, id)) ? 'analysis-unfinished' : 'not-found');
    },

    async restoreAnalysis({ who: { user }, params: { id } }) {
      const restored = await unmarkDeleted(db, user.id, id);
      return restored ? { message: 'The analysis is back.' } : refuse('not-found');
    },

    async analysisPdf({ who: { user }, params: { id }, reply }) {
      const row = await findAnalysis(db, user.id, id);
      if (!row) return refuse('not-found');
      if (!(await mayExportPdf(db, user.id, clock.now()))) {
        return refuse('plan-required', { message: 'PDF export comes with the Pro Plan and the Enterprise Plan.' });
      }
      if (row.state !== 'done') return refuse('analysis-unfinished');
      const limited = await takePoints(parts, { 'pdf-account': user.id });
      if (limited) return limited;
      const pdf = await analysisPdf(parts, row);
      reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="wickwise-${row.strategy}-${id}.pdf"`);
      return pdf;
    },

    async analysisImage({ params: { id }, query, reply }) {
      const life = lifeOfLink(imageKey, { path: pathOf(api.analysisImage, { id }), ...query }, clock.now());
      const image = life > 0 ? await findImage(db, id) : undefined;
      if (!image) return refuse('not-found');
      describeImage(reply, { type: image.imageType, life });
      return images.read(image.imageHash);
    },

    async analysisThumbnail({ params: { id }, query, reply }) {
      const life = lifeOfLink(imageKey, { path: pathOf(api.analysisThumbnail, { id }), ...query }, clock.now());
      const image = life > 0 ? await findImage(db, id) : undefined;
      if (!image) return refuse('not-found');
      const small = await thumbnailOf(parts, image.imageHash);
      if (!small) return refuse('image-damaged');
      describeImage(reply, { type: thumbnailType, life });
      return small;
    },
  };
}

/** Aborted when the client's connection closes before it was answered. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
