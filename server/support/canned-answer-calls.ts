import type { Selectable } from 'kysely';
import type { CannedAnswer } from '#contract/ticket';
import { type Action, actorOf, recordAction } from '../admin/audit/audit.ts';
import { isoTime } from '../clock.ts';
import { inTransaction, type Tx } from '../db/db.ts';
import type { CannedAnswerTable } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import type { Parts } from '../parts.ts';
import {
  deleteCannedAnswer,
  findCannedAnswer,
  insertCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from './canned-queries.ts';

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

type Texts = Pick<Action, 'by' | 'before' | 'after'>;

export function cannedAnswerCalls({ db, clock }: Pick<Parts, 'db' | 'clock'>): CannedAnswerCalls {
  const record = (tx: Tx, id: string, texts: Texts) =>
    recordAction(
      { db: tx, clock },
      { action: 'canned-answer-changed', subject: { kind: 'canned-answer', id }, ...texts },
    );

  return {
    async adminListCannedAnswers() {
      return { data: { cannedAnswers: (await listCannedAnswers(db)).map(toCannedAnswer) } };
    },

    async adminCreateCannedAnswer({ who, request, body }) {
      const row = await inTransaction(db, async (tx) => {
        const made = await insertCannedAnswer(tx, { id: newId(clock), ...body, updatedAt: clock.now() });
        await record(tx, made.id, { by: actorOf(who, request), after: body });
        return made;
      });
      return { message: 'Text kept', data: toCannedAnswer(row) };
    },

    async adminUpdateCannedAnswer({ who, request, params: { id }, body }) {
      const row = await inTransaction(db, async (tx) => {
        const before = await findCannedAnswer(tx, id);
        if (before) await record(tx, id, { by: actorOf(who, request), before, after: body });
        return updateCannedAnswer(tx, id, { ...body, updatedAt: clock.now() });
      });
      return row ? { message: 'Text changed', data: toCannedAnswer(row) } : refuse('not-found');
    },

    async adminDeleteCannedAnswer({ who, request, params: { id } }) {
      await inTransaction(db, async (tx) => {
        const before = await findCannedAnswer(tx, id);
        if (before) await record(tx, id, { by: actorOf(who, request), before });
        await deleteCannedAnswer(tx, id);
      });
      return { message: 'Text removed' };
    },
  };
}
