import type { Transaction } from '#contract/admin-billing';
import { isoTime } from '../../clock.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Parts } from '../../parts.ts';
import { manyMatches, matchWords } from '../../search/match-words.ts';
import { actorOf, recordAction } from '../audit/audit.ts';
import { asCsvFile, csvOf, inBatches } from '../csv.ts';
import { today, totalOf } from '../figures/figures.ts';
import { offsetOf, paginationOf } from '../pagination.ts';
import { countPayments, listPayments, type PaymentChoice, type PaymentListRow, paymentsAfter } from './queries.ts';

type TransactionCalls = Pick<Handlers, 'adminListTransactions' | 'adminExportTransactions'>;

/** In place of a person who was erased. */
const nobody = { name: 'Deleted user', email: '' };

const payerOf = ({ fullName, email }: PaymentListRow) =>
  fullName === null || email === null ? nobody : { name: fullName, email };

const toTransaction = (row: PaymentListRow): Transaction => ({
  _id: row.id,
  createdAt: isoTime(row.createdAt),
  amount: row.amount / 100,
  currency: row.currency,
  status: row.status,
  provider: row.provider,
  planName: row.planName,
  userId: payerOf(row),
});

const csvColumns = {
  id: ({ id }: PaymentListRow) => id,
  time: ({ createdAt }: PaymentListRow) => isoTime(createdAt),
  amount: ({ amount }: PaymentListRow) => (amount / 100).toFixed(2),
  currency: ({ currency }: PaymentListRow) => currency,
  status: ({ status }: PaymentListRow) => status,
  provider: ({ provider }: PaymentListRow) => provider,
  plan: ({ planName }: PaymentListRow) => planName,
  receipt: ({ receiptNumber }: PaymentListRow) => receiptNumber,
  name: (row: PaymentListRow) => payerOf(row).name,
  email: (row: PaymentListRow) => payerOf(row).email,
};

export function transactionCalls(parts: Pick<Parts, 'db' | 'engine' | 'clock'>): TransactionCalls {
  const { db, clock } = parts;
  const choiceOf = async ({ search, ...rest }: Omit<PaymentChoice, 'match'> & { search?: string | undefined }) => ({
    ...rest,
    match: search ? await matchWords(parts, 'users', search) : undefined,
  });

  /** All there are come from the days' counts; a search by more than `manyMatches` users is not counted to its end. */
  async function countFound({ match, status, from, to }: PaymentChoice): Promise<number> {
    if (match && !match.isWide) return countPayments(db, { match, status, from, to }, manyMatches);
    const most = match ? manyMatches : Number.MAX_SAFE_INTEGER;
    if (status || from || to) return countPayments(db, { status, from, to }, most);
    return Math.min(most, await totalOf(db, 'payments'));
  }

  return {
    async adminListTransactions({ query: { page, limit, ...wanted } }) {
      const choice = await choiceOf(wanted);
      const total = await countFound(choice);
      const rows = await listPayments(db, choice, { limit, offset: offsetOf({ page, limit }) });
      return { data: { transactions: rows.map(toTransaction), pagination: paginationOf({ page, limit }, total) } };
    },

    async adminExportTransactions({ query, who, request, reply }) {
      const choice = await choiceOf(query);
      const { search, ...filters } = query;
      await recordAction(
        { db, clock },
        {
          action: 'transactions-exported',
          by: actorOf(who, request),
          subject: { kind: 'list', id: null },
          after: { ...filters, searched: search !== undefined },
        },
      );
      asCsvFile(reply, `transactions-${today(clock)}`);
      return csvOf(
        inBatches((after, size) => paymentsAfter(db, choice, after, size)),
        csvColumns,
      );
    },
  };
}
