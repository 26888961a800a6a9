import { createHmac } from 'node:crypto';
import { type Asked, startStandIn, type Told } from './http-stand-in.ts';

type Transaction = {
  reference: string;
  status: string;
  amount: number;
  currency: string;
  paid_at: string | null;
  authorization: { authorization_code: string; reusable: boolean } | null;
  customer: { customer_code: string; email: string };
};

/**
 * Paystack's API as far as the server asks it, with a memory: customers, transactions, charges of a kept card. A reference is taken once. The
 * test plays the customer, and says what the bank makes of a card.
 */
export async function startPaystack({ now, secret }: { now: () => number; secret: string }) {
  const customers = new Map<string, { customer_code: string; email: string }>();
  const transactions = new Map<string, Transaction>();
  let bank: 'pays' | 'refuses' | 'is slow' = 'pays';
  let charges = 0;
  let hasRival = false;

  const yes = (data: unknown): Told => ({ body: { status: true, message: 'Done', data } });
  const no = (status: number, message: string): Told => ({ status, body: { status: false, message } });

  const open = (form: Record<string, never>, status: string): Transaction | undefined => {
    const { reference, amount, currency, email } = form as unknown as Record<string, string>;
    const customer = [...customers.values()].find((one) => one.email === email);
    if (!reference || !customer || transactions.has(reference)) return undefined;
    const whole = { amount: Number(amount), currency: String(currency), customer, status, reference };
    const transaction = { ...whole, paid_at: null, authorization: null };
    transactions.set(reference, transaction);
    return transaction;
  };

  const settle = (transaction: Transaction) => {
    if (bank === 'is slow') return;
    transaction.status = bank === 'pays' ? 'success' : 'failed';
    transaction.paid_at = bank === 'pays' ? new Date(now()).toISOString() : null;
    transaction.authorization = { authorization_code: `AUTH_${transaction.customer.customer_code}`, reusable: true };
  };

  function answer({ method, path, body, headers }: Asked): Told {
    if (headers.authorization !== `Bearer ${secret}`) return no(401, 'Invalid key');
    const form = body ? JSON.parse(body) : {};
    if (path === '/customer') {
      const known = [...customers.values()].find(({ email }) => email === form.email);
      const customer = known ?? { customer_code: `CUS_${customers.size + 1}`, email: form.email };
      customers.set(customer.customer_code, customer);
      return yes(customer);
    }
    if (path === '/transaction/initialize') {
      const transaction = open(form, 'abandoned');
      return transaction
        ? yes({
            authorization_url: `https://checkout.paystack.test/${transaction.reference}`,
            reference: transaction.reference,
          })
        : no(400, 'Duplicate Transaction Reference');
    }
    if (path === '/transaction/charge_authorization') {
      const isKnown = form.authorization_code?.startsWith('AUTH_');
      const transaction = isKnown ? open(form, 'processing') : undefined;
      if (!transaction) return no(400, 'Duplicate Transaction Reference');
      charges++;
      settle(transaction);
      if (!hasRival) return yes(transaction);
      hasRival = false;
      return no(400, 'Duplicate Transaction Reference');
    }
    const reference = /^\/transaction\/verify\/(.+)$/.exec(path)?.[1];
    const transaction = reference && method === 'GET' && transactions.get(decodeURIComponent(reference));
    return transaction ? yes(transaction) : no(404, 'Transaction reference not found');
  }

  const server = await startStandIn(answer);
  return {
    ...server,
    transactions,
    charges: () => charges,
    setBank(does: typeof bank) {
      bank = does;
    },
    /** Another server is a moment faster with the next charge. */
    letRivalCharge() {
      hasRival = true;
    },
    /** The customer pays on Paystack's page. */
    pay(url: string) {
      const transaction = transactions.get(url.split('/').at(-1) as string);
      if (!transaction) throw new Error('no such page');
      settle(transaction);
      return transaction;
    },
    /** Somebody gives a payment back at Paystack, whose message names no customer but by e-mail. */
    refund({ reference }: Transaction) {
      const transaction = transactions.get(reference) as Transaction;
      transaction.status = 'reversed';
      const { email } = transaction.customer;
      return this.message('refund.processed', {
        status: 'processed',
        transaction_reference: reference,
        customer: { email },
      });
    },
    /** The bank has made up its mind about what it was slow with. */
    settleAll() {
      for (const transaction of transactions.values()) if (transaction.status === 'processing') settle(transaction);
    },
    /** A message as Paystack signs it. */
    message(event: string, data: object) {
      const payload = JSON.stringify({ event, data });
      return { payload, signature: createHmac('sha512', secret).update(payload).digest('hex') };
    },
  };
}

export type PaystackStandIn = Awaited<ReturnType<typeof startPaystack>>;
