import * as z from 'zod';

const Envelope = z.object({ status: z.boolean(), message: z.string().default(''), data: z.unknown().optional() });

/** Amounts in hundredths, times ISO 8601. https://paystack.com/docs/api/transaction/ */
export const Transaction = z.object({
  reference: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  paid_at: z.string().nullish(),
  authorization: z.object({ authorization_code: z.string().nullish(), reusable: z.boolean().nullish() }).nullish(),
  customer: z.object({ customer_code: z.string(), email: z.string() }),
});
export type Transaction = z.infer<typeof Transaction>;

/** Paystack said no, which is not the same as not answering. */
export class PaystackRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`Paystack answered ${status}: ${message}`);
    this.status = status;
  }
}

type Options = { secretKey: string; apiBase?: string | undefined; timeout?: number };

/** Paystack's HTTP API. A call gives the answer's `data`, and throws where Paystack says no or does not answer. */
export function paystackApi({ secretKey, apiBase = 'https://api.paystack.co', timeout = 20_000 }: Options) {
  return async function call<T extends z.ZodType>(method: string, path: string, schema: T, body?: object) {
    const answer = await fetch(`${apiBase.replace(/\/+$/, '')}${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, message, data } = Envelope.parse(await answer.json());
    if (!answer.ok || !status) throw new PaystackRefusal(answer.status, message);
    return schema.parse(data);
  };
}
