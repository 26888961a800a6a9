import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from '#server/environment';

const problems = (variables: Record<string, string>) => {
  const outcome = readEnvironment(variables);
  return outcome.ok ? [] : outcome.problems;
};

it('needs no variable at all [PV-01]', () => {
  const outcome = readEnvironment({});
  expect(outcome).toMatchObject({
    ok: true,
    value: { PORT: 8080, HOST: '127.0.0.1', WICKWISE_DATA_DIR: path.resolve('data'), WICKWISE_CLOCK_OFFSET: 0 },
  });
});

it('takes an empty variable for an absent one', () => expect(problems({ DATABASE_URL: '', PORT: '' })).toEqual([]));

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['WICKWISE_PUBLIC_URL', 'wickwise.example'],
  ['WICKWISE_PUBLIC_URL', 'javascript:alert(1)'],
  ['WICKWISE_ADMIN_EMAIL', 'owner'],
  ['DATABASE_URL', 'mysql://localhost/wickwise'],
  ['SMTP_URL', 'http://localhost'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['WICKWISE_RETURN_ORIGINS', 'https://app.example/path'],
  ['WICKWISE_RETURN_ORIGINS', 'app.example'],
  ['LOG_LEVEL', 'loud'],
  ['WICKWISE_WORKERS', '0'],
])('says what is wrong with %s=%s', (name, value) => {
  expect(problems({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: .{8,}`))]);
});

it.each([
  [{ WICKWISE_ADMIN_PASSWORD: 'a fine password' }, 'WICKWISE_ADMIN_EMAIL: is needed with WICKWISE_ADMIN_PASSWORD'],
  [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET: is needed with STRIPE_SECRET_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec' }, 'STRIPE_SECRET_KEY: is needed with STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_API_BASE: 'http://localhost:1' }, 'STRIPE_SECRET_KEY: is needed with STRIPE_API_BASE'],
  [{ PAYSTACK_API_BASE: 'http://localhost:1' }, 'PAYSTACK_SECRET_KEY: is needed with PAYSTACK_API_BASE'],
  [{ TLS_CERT: 'cert.pem' }, 'TLS_KEY: is needed with TLS_CERT'],
  [{ VISION_URL: 'http://localhost:1234' }, 'VISION_MODEL: is needed with VISION_URL'],
])('misses the companion of %o', (variables, problem) => expect(problems(variables)).toEqual([problem]));

it('tells of all wrong variables at once', () => {
  expect(problems({ PORT: 'x', LOG_LEVEL: 'loud', SMTP_URL: '?' })).toHaveLength(3);
});

it('refuses to shift the clock in production', () => {
  expect(problems({ WICKWISE_CLOCK_OFFSET: '60000' })).toEqual([]);
  expect(problems({ WICKWISE_CLOCK_OFFSET: '60000', NODE_ENV: 'production' })).toHaveLength(1);
});

it('takes proxies one by one and by range', () => {
  const outcome = readEnvironment({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8' });
  expect(outcome).toMatchObject({ ok: true, value: { TRUSTED_PROXIES: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] } });
});
