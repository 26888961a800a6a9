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
    PORT: integer(0, 65_535).default(8080),
    HOST: text.default('127.0.0.1'),
    WICKWISE_DATA_DIR: text.default('data').transform((folder) => path.resolve(folder)),
    WICKWISE_PUBLIC_URL: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
    WICKWISE_RETURN_ORIGINS: origins.optional(),
    WICKWISE_ADMIN_EMAIL: z.optional(Email),
    WICKWISE_ADMIN_PASSWORD: z.optional(Password),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres://' })
      .optional(),
    S3_ENDPOINT: webAddress.optional(),
    S3_BUCKET: text.optional(),
    S3_REGION: text.default('us-east-1'),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
      .optional(),
    MAIL_FROM: text.optional(),
    SUPPORT_EMAIL: z.optional(Email),
    STRIPE_SECRET_KEY: text.optional(),
    STRIPE_WEBHOOK_SECRET: text.optional(),
    STRIPE_API_BASE: webAddress.optional(),
    PAYSTACK_SECRET_KEY: text.optional(),
    PAYSTACK_API_BASE: webAddress.optional(),
    GOOGLE_CLIENT_ID: text.optional(),
    GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
    GOOGLE_SCRIPT_URL: webAddress.default('https://accounts.google.com/gsi/client'),
    VISION_URL: webAddress.optional(),
    VISION_MODEL: text.optional(),
    VISION_KEY: text.optional(),
    TRUSTED_PROXIES: proxyRanges.optional(),
    TLS_CERT: text.optional(),
    TLS_KEY: text.optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    WICKWISE_WORKERS: integer(1, 256).default(() => Math.max(1, availableParallelism() - 1)),
    WICKWISE_CLOCK_OFFSET: integer(-1e12, 1e12).default(0),
    NODE_ENV: z.string().optional(),
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

export type Environment = z.output<typeof Variables>;

export type EnvironmentOutcome = { ok: true; value: Environment } | { ok: false; problems: string[] };

/** Checks the environment. An empty variable counts as absent; `problems` has a line for each wrong one. */
export function readEnvironment(variables: NodeJS.ProcessEnv): EnvironmentOutcome {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(set);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}
