import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '#contract/api';
import type { ErrorCode } from '#contract/error-code';
import type { Log } from './log.ts';

/** Calls by which somebody gets in or out, or changes what keeps others out: each answer is told. */
const doors: ReadonlySet<string> = new Set<CallName>([
  'signup',
  'login',
  'loginSecondFactor',
  'googleSignIn',
  'logout',
  'endSessions',
  'forgotPassword',
  'resendOtp',
  'verifyOtp',
  'resetPassword',
  'changePassword',
  'confirmSecondFactor',
  'endSecondFactor',
  'renewRecoveryCodes',
  'exportData',
  'deleteAccount',
  'adminLogin',
  'adminLoginSecondFactor',
  'adminLogout',
  'adminChangePassword',
  'adminConfirmSecondFactor',
  'adminEndSecondFactor',
  'adminRenewRecoveryCodes',
]);

/** Each device does these every quarter of an hour: what is refused is told. */
const renewals: ReadonlySet<string> = new Set<CallName>(['refreshTokens', 'adminRefreshToken']);

/** Refusals that are told of any call: somebody asks for what is not his, guesses, or asks too often. */
const suspicious: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'not-allowed',
  'second-factor-required',
  'wrong-password',
  'too-many-requests',
  'account-deactivated',
]);

/** At the default level too, where a line for each answer would be too much; whoever wants fewer than that gets fewer. */
const levelFor = ({ level }: Log) => (level === 'warn' ? 'info' : level);

const accountOf = ({ who, account }: FastifyRequest) =>
  account ?? (who?.realm === 'user' ? who.user.id : who?.admin.id);

const eventOf = (call: string, request: FastifyRequest) => ({
  reqId: request.id,
  call,
  account: accountOf(request),
  address: isIP(request.ip) ? request.ip : undefined,
  factor: request.factor,
});

/**
 * Tells of what matters to the safety of accounts: which call, who (by id, where he is known), from where, and whether it was refused. E-mails,
 * passwords and codes are not among it.
 */
export function logSecurity(app: FastifyInstance) {
  const log = app.log.child({ security: true }, { level: levelFor(app.log) });
  app.addHook('onResponse', (request, { refused, statusCode }, done) => {
    const { operationId: call = '' } = (request.routeOptions.schema ?? {}) as { operationId?: string };
    if (refused && (doors.has(call) || renewals.has(call) || suspicious.has(refused))) {
      log.warn({ ...eventOf(call, request), code: refused }, 'refused');
    } else if (doors.has(call) && statusCode < 400) {
      log.info(eventOf(call, request), request.factor === 'asked' ? 'asked for a second factor' : 'granted');
    }
    done();
  });
}
