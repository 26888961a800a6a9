import { BlockList, isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { Email, Password } from '#contract/fields';

const text = z.string().trim().min(1);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' });
const integer = (min: number, max: number) =>
  z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number').min(min).max(max);

function isProxyRange(range: string) {
  const [address = '', prefix] = range.split('/');
  const version = isIP(address);
  if (!version || prefix === undefined) return version > 0;
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 4 ? 'ipv4' : 'ipv6');
    return /^\d+$/.test(prefix);
  } catch {
    return false;
  }
}

const proxyRanges = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((range) => range.trim())
      .filter(Boolean),
  )
  .refine((ranges) => ranges.every(isProxyRange), 'must be addresses or ranges like 10.0.0.0/8, separated by commas');

const origins = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => webAddress.safeParse(part).success && new URL(part).origin === part),
    'must be origins like https://app.example, separated by commas',
  );

/** Every variable that the server knows; each is optional. */
const Variables = z
  .object({
    PORT: integer(0, 65_535).default(8080).describe('Where the API and the app are served'),
    HOST: text.default('127.0.0.1').describe('The address that is listened on; `0.0.0.0` or `::` for all'),
    WICKWISE_DATA_DIR: text
      .default('data')
      .transform((folder) => path.resolve(folder))
      .describe('The folder of all that is embedded: database, pictures, outbox of mail'),
    WICKWISE_RESERVE_MB: integer(0, 1_000_000_000)
      .default(100)
      .describe(
        'Uploads are refused with 507 when the data folder has less room left than this, which is for sessions and results',
      ),
    WICKWISE_PUBLIC_URL: webAddress
      .transform((url) => url.replace(/\/+$/, ''))
      .optional()
      .describe('The address under which users reach the app: links in mails and the return from a checkout use it'),
    WICKWISE_RETURN_ORIGINS: origins
      .optional()
      .describe('Other origins, beside its own, to which a checkout may return, separated by commas'),
    WICKWISE_ADMIN_EMAIL: z
      .optional(Email)
      .describe(
        'The first administrator, made at the first start; without it one is made and its password printed once',
      ),
    WICKWISE_ADMIN_PASSWORD: z.optional(Password).describe('The password of the first administrator'),
    WICKWISE_ADMIN_SECOND_FACTOR: z
      .enum(['optional', 'required'])
      .default('optional')
      .describe('`required`: an administrator without a second factor can do nothing but set one up'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres://' })
      .optional()
      .describe('`postgres://user:password@host/database`; without it SQLite in the data folder'),
    S3_ENDPOINT: webAddress.optional().describe('An S3-compatible store for the pictures; without it a folder'),
    S3_BUCKET: text.optional().describe('Its bucket, which has to exist'),
    S3_REGION: text.default('us-east-1').describe('Its region'),
    S3_ACCESS_KEY_ID: text.optional().describe('Its access key'),
    S3_SECRET_ACCESS_KEY: text.optional().describe('Its secret key'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
      .optional()
      .describe(
        '`smtp://` or `smtps://user:password@host:port`; without it mails are `.eml` files in the outbox folder',
      ),
    MAIL_FROM: text.optional().describe('The sender of mails'),
    SUPPORT_EMAIL: z.optional(Email).describe('Is told of new tickets'),
    STRIPE_SECRET_KEY: text
      .optional()
      .describe('Sells plans through Stripe; without a provider the built-in test checkout, which takes no money'),
    STRIPE_WEBHOOK_SECRET: text.optional().describe('Verifies what Stripe posts to `/api/webhooks/stripe`'),
    STRIPE_API_BASE: webAddress.optional().describe("Another address of Stripe's API, for tests"),
    PAYSTACK_SECRET_KEY: text.optional().describe('Sells plans through Paystack'),
    PAYSTACK_API_BASE: webAddress.optional().describe("Another address of Paystack's API, for tests"),
    GOOGLE_CLIENT_ID: text.optional().describe('Google sign-in; without it there is no button'),
    GOOGLE_ISSUER: webAddress.default('https://accounts.google.com').describe('Who signs its tokens'),
    GOOGLE_SCRIPT_URL: webAddress
      .default('https://accounts.google.com/gsi/client')
      .describe('Where its button comes from'),
    VISION_URL: webAddress
      .optional()
      .describe(
        'An OpenAI-compatible vision model that words analyses from the measured numbers; without it the built-in engine',
      ),
    VISION_MODEL: text.optional().describe("The model's name"),
    VISION_KEY: text.optional().describe("The model's key"),
    TRUSTED_PROXIES: proxyRanges
      .optional()
      .describe('Addresses or ranges like `10.0.0.0/8` whose `X-Forwarded-For` is believed, separated by commas'),
    TLS_CERT: text.optional().describe('A PEM file: HTTPS without a proxy before it'),
    TLS_KEY: text.optional().describe('The key of that certificate, a PEM file'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('warn')
      .describe('How much is logged'),
    WICKWISE_WORKERS: integer(1, 256)
      .default(() => Math.max(1, availableParallelism() - 1))
      .describe('Threads that read pictures; without it one less than the machine has cores, at least one'),
    WICKWISE_QUEUE_LIMIT: integer(1, 1_000_000)
      .default(5000)
      .describe(
        'With so many analyses waiting or running, uploads are answered with 503 and `Retry-After`; the app sends them later',
      ),
    WICKWISE_METRICS_PORT: integer(0, 65_535)
      .optional()
      .describe('Where a `--role worker` answers `/metrics`, `/healthz` and `/readyz`; without it nowhere'),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
      .optional()
      .describe(
        'An OpenTelemetry collector that takes OTLP over HTTP, to which traces are sent; `OTEL_EXPORTER_OTLP_HEADERS` goes with it',
      ),
    OTEL_SERVICE_NAME: text.default('wickwise').describe('The name of the service in those traces'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: 'must be a number from 0 to 1' })
      .min(0)
      .max(1)
      .default(1)
      .describe('The share of traces that is sent, unless a caller has decided it'),
    WICKWISE_CLOCK_OFFSET: integer(-1e12, 1e12)
      .default(0)
      .describe('Ms by which the clock is ahead; for tests, refused when `NODE_ENV` is `production`'),
    NODE_ENV: z.string().optional().describe('`production` refuses what is for tests only'),
  })
  .superRefine((variables, context) => {
    const complain = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    for (const [switchedOn, needed] of companions) {
      if (variables[switchedOn] !== undefined && variables[needed] === undefined)
        complain(needed, `is needed with ${switchedOn}`);
    }
    if (variables.WICKWISE_CLOCK_OFFSET !== 0 && variables.NODE_ENV === 'production') {
      complain('WICKWISE_CLOCK_OFFSET', 'is for tests: it must not be set when NODE_ENV is production');
    }
  });

/** The second makes no sense to leave out once the first is set. */
const companions = [
  ['WICKWISE_ADMIN_PASSWORD', 'WICKWISE_ADMIN_EMAIL'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID'],
  ['S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
  ['PAYSTACK_API_BASE', 'PAYSTACK_SECRET_KEY'],
  ['VISION_URL', 'VISION_MODEL'],
  ['TLS_CERT', 'TLS_KEY'],
  ['TLS_KEY', 'TLS_CERT'],
] as const;

/** A variable as its reader sees it. `needs`: those that make no sense to leave out with it. */
export type DescribedVariable = { name: string; meaning: string; fallback: unknown; needs: string[] };

/** All variables, in the order of the table above. */
export function describeEnvironment(): DescribedVariable[] {
  return Object.entries(Variables.shape).map(([name, variable]) => ({
    name,
    meaning: variable.description ?? '',
    fallback: fallbackOf(name as keyof typeof Variables.shape),
    needs: companions.filter(([switchedOn]) => switchedOn === name).map(([, needed]) => needed),
  }));
}

/** The default as it is written; undefined where there is none, or where it depends on the machine. */
function fallbackOf(name: keyof typeof Variables.shape): unknown {
  if (name === 'WICKWISE_WORKERS') return undefined;
  const { properties } = z.toJSONSchema(Variables, { io: 'input' });
  const property = properties?.[name];
  return typeof property === 'object' ? property.default : undefined;
}

export type Environment = z.output<typeof Variables>;

/** Where SQLite's file is, if that is what holds the data. */
export const databaseFile = ({ WICKWISE_DATA_DIR: dataDir }: Environment) => path.join(dataDir, 'wickwise.db');

/** Where the app is reached, without a slash at the end. */
export const publicUrlOf = (environment: Environment) => environment.WICKWISE_PUBLIC_URL ?? localUrl(environment);

const localUrl = ({ HOST, PORT, TLS_CERT }: Environment) => {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `${TLS_CERT ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
};

export type EnvironmentOutcome = { ok: true; value: Environment } | { ok: false; problems: string[] };

/** Checks the environment. An empty variable counts as absent; `problems` has a line for each wrong one. */
export function readEnvironment(variables: NodeJS.ProcessEnv): EnvironmentOutcome {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(set);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}
