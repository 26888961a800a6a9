import type { Payment } from '#contract/subscription';
import { isoTime } from '../clock.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { drawReceipt } from './draw-receipt.ts';
import { findOwnPayment, listPayments, type PaymentWithPlan } from './payment-queries.ts';

type PaymentCalls = Pick<Handlers, 'listPayments' | 'paymentReceipt'>;

export const paymentCalls = ({ db }: Parts): PaymentCalls => ({
  async listPayments({ who: { user } }) {
    return { data: { payments: (await listPayments(db, user.id)).map(toPayment) } };
  },

  async paymentReceipt({ who: { user }, params: { id }, reply }) {
    const payment = await findOwnPayment(db, user.id, id);
    if (!payment?.receiptNumber) return refuse('not-found');
    reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="wickwise-receipt-${payment.receiptNumber}.pdf"`);
    return drawReceipt({ ...payment, receiptNumber: payment.receiptNumber }, user);
  },
});

const toPayment = (row: PaymentWithPlan): Payment => ({
  _id: row.id,
  createdAt: isoTime(row.createdAt),
  planName: row.planName,
  amount: row.amount / 100,
  currency: row.currency,
  status: row.status,
  provider: row.provider,
  periodStart: isoTime(row.periodStart),
  periodEnd: isoTime(row.periodEnd),
  receiptNumber: row.receiptNumber,
});
