import type { UserRow } from '../db/schema.ts';
import { renderSheet } from '../pdf/render-sheet.ts';
import { dayIn, moneyIn } from './in-language.ts';
import type { PaymentWithPlan } from './payment-queries.ts';
import { receiptWords } from './receipt-words.ts';

type Paid = PaymentWithPlan & { receiptNumber: string };

/** The receipt of a payment as PDF, in its reader's language. */
export function drawReceipt(payment: Paid, { fullName, email, language }: UserRow): Promise<Uint8Array> {
  const words = receiptWords[language];
  const { receiptNumber, planName, amount, currency, periodStart, periodEnd, provider } = payment;
  const day = (ms: number) => dayIn(language, ms);
  const isRefunded = payment.status === 'refunded';
  const rows = [
    { label: words.number, value: receiptNumber },
    { label: words.date, value: day(payment.paidAt ?? payment.createdAt) },
    { label: words.billedTo, value: `${fullName}, ${email}` },
    { label: words.plan, value: planName },
    { label: words.period, value: `${day(periodStart)} – ${day(periodEnd)}` },
    { label: words.provider, value: provider === 'test' ? words.testProvider : providerNames[provider] },
    {
      label: isRefunded ? words.refunded : words.amount,
      value: `${moneyIn(language, amount, currency)} (${currency})`,
    },
  ];
  return renderSheet({
    title: `Wickwise · ${words.title} ${receiptNumber}`,
    language,
    madeAt: payment.paidAt ?? payment.createdAt,
    blocks: [
      { kind: 'heading', level: 1, words: [{ text: `Wickwise · ${words.title}` }] },
      { kind: 'facts', rows },
      { kind: 'rule' },
      { kind: 'paragraph', words: [{ text: words.thanks }] },
      ...(provider === 'test' ? [notice(words.testNotice)] : []),
    ],
  });
}

const providerNames = { stripe: 'Stripe', paystack: 'Paystack' } as const;

const notice = (text: string) =>
  ({ kind: 'notice', blocks: [{ kind: 'paragraph', words: [{ text, bold: true }] }] }) as const;
