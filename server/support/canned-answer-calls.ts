import type { Selectable } from 'kysely';
import type { CannedAnswer } from '#contract/ticket';
import { isoTime } from '../clock.ts';
import type { CannedAnswerTable } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import type { Parts } from '../parts.ts';
import { deleteCannedAnswer, insertCannedAnswer, listCannedAnswers, updateCannedAnswer } from './canned-queries.ts';

type CannedAnswerCalls = Pick<
  Handlers,
  'adminListCannedAnswers' | 'adminCreateCannedAnswer' | 'adminUpdateCannedAnswer' | 'adminDeleteCannedAnswer'
>;

const toCannedAnswer = ({ id, title, text, updatedAt }: Selectable<CannedAnswerTable>): CannedAnswer => ({
  _id: id,
  title,
  text,
  updatedAt: isoTime(updatedAt),
});

export function cannedAnswerCalls({ db, clock }: Pick<Parts, 'db' | 'clock'>): CannedAnswerCalls {
  return {
    async adminListCannedAnswers() {
      return { data: { cannedAnswers: (await listCannedAnswers(db)).map(toCannedAnswer) } };
    },

    async adminCreateCannedAnswer({ body }) {
      const row = await insertCannedAnswer(db, { id: newId(clock), ...body, updatedAt: clock.now() });
      return { message: 'Text kept', data: toCannedAnswer(row) };
    },

    async adminUpdateCannedAnswer({ params: { id }, body }) {
      const row = await updateCannedAnswer(db, id, { ...body, updatedAt: clock.now() });
      return row ? { message: 'Text changed', data: toCannedAnswer(row) } : refuse('not-found');
    },

    async adminDeleteCannedAnswer({ params: { id } }) {
      await deleteCannedAnswer(db, id);
      return { message: 'Text removed' };
    },
  };
}
