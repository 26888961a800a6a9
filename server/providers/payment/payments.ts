import type { PaymentProviderName } from '#contract/subscription';
import type { Clock } from '../../clock.ts';
import type { Db, Engine } from '../../db/db.ts';
import type { Environment } from '../../environment.ts';
import { rememberedKey } from '../../secrets.ts';
import { bookKeeping } from './book-keeping.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paystackPayments } from './paystack/paystack-payments.ts';
import { stripePayments } from './stripe/stripe-payments.ts';
import { type TestPayments, testPayments } from './test/test-payments.ts';

/** Who takes money for this installation. */
export type Payments = {
  /** Asked when the caller names none. */
  main: PaymentProvider;
  all: readonly PaymentProvider[];
  find(name: PaymentProviderName): PaymentProvider | undefined;
  /** Only where no real provider is set up. */
  test: TestPayments | undefined;
};

/** The providers that the environment names, or the test checkout where it names none. */
export async function openPayments(
  environment: Environment,
  parts: { db: Db; engine: Engine; clock: Clock },
): Promise<Payments> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = environment;
  const { PAYSTACK_SECRET_KEY, PAYSTACK_API_BASE } = environment;
  const { clock } = parts;
  const real: PaymentProvider[] = [];
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    const secrets = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
    real.push(stripePayments({ ...secrets, apiBase: STRIPE_API_BASE, clock }));
  }
  if (PAYSTACK_SECRET_KEY) {
    const keeping = bookKeeping({ ...parts, provider: 'paystack' });
    real.push(paystackPayments({ secretKey: PAYSTACK_SECRET_KEY, apiBase: PAYSTACK_API_BASE, keeping, clock }));
  }
  const [first] = real;
  if (first) return paymentsOf(first, real, undefined);
  const key = await rememberedKey(parts.db, 'test-payment-key');
  const test = testPayments({ keeping: bookKeeping({ ...parts, provider: 'test' }), clock, key });
  return paymentsOf(test, [test], test);
}

const paymentsOf = (main: PaymentProvider, all: PaymentProvider[], test: TestPayments | undefined): Payments => ({
  main,
  all,
  test,
  find: (name) => all.find((provider) => provider.name === name),
});
