import { setTimeout as pause } from 'node:timers/promises';
import webPush from 'web-push';
import type { PushMessage } from '#contract/push-message';
import { days, seconds } from '../clock.ts';
import type { Parts } from '../parts.ts';
import { endpointRule } from './endpoint-rule.ts';
import { type PushAnswer, postPush } from './post-push.ts';
import { deleteEndpoint, devicesToTell } from './queries.ts';

export type Pushes = {
  /** Tells a user's devices, if he wants that. Returns at once and never fails: what is lost shows at the next opening. */
  tell: (userId: string, message: PushMessage) => void;
  /** Tries nothing again, and waits at most 3 s for what is on its way. */
  close: () => Promise<void>;
};

type Device = Awaited<ReturnType<typeof devicesToTell>>[number];

/** Before the second and the third try, ms. */
const retryDelays = [seconds(2), seconds(15)];

/** A push service that asks for more patience than this is not tried again, ms. */
const longestDelay = seconds(60);

/** How long push services keep a message for a device that is off, s. */
const timeToLive = days(1) / 1000;

/** The push service knows the device no more. */
const isGone = (status: number) => status === 404 || status === 410;
const isWorthRetrying = (status: number) => status === 429 || status >= 500;

type PushParts = Pick<Parts, 'db' | 'clock' | 'environment' | 'log' | 'pushKeys' | 'publicUrl'>;

/** Sends Web Push messages (RFC 8030, 8291, 8292) beside the server's work. `delays` in ms. */
export function startPushes(
  { db, clock, environment, log, pushKeys, publicUrl }: PushParts,
  { delays = retryDelays }: { delays?: readonly number[] } = {},
): Pushes {
  const rule = endpointRule(environment);
  const vapidDetails = { subject: subjectOf(publicUrl), ...pushKeys };
  const stopping = new AbortController();
  const hardStop = new AbortController();
  const running = new Set<Promise<void>>();

  const send = async (device: Device, message: PushMessage, left = delays): Promise<PushAnswer> => {
    const { endpoint, p256dh, auth } = device;
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails,
      TTL: timeToLive,
      urgency: 'high',
      // Of two messages about one thing a device that was off gets the later only. 32 characters are allowed.
      topic: aboutOf(message).replaceAll('-', ''),
    });
    const answer = await postPush(details, { rule, stop: hardStop.signal }).catch((error: unknown) => {
      if (left.length === 0 || stopping.signal.aborted) throw error;
      return { status: 503, retryAfter: undefined };
    });
    const [next, ...later] = left;
    const delay = Math.max(next ?? 0, Number(answer.retryAfter ?? 0) * 1000);
    // `Retry-After` may be a date: that is no number, and not waited for.
    if (next === undefined || !isWorthRetrying(answer.status) || !(delay <= longestDelay)) return answer;
    await pause(delay, undefined, { signal: stopping.signal });
    return await send(device, message, later);
  };

  const tellDevice = async (device: Device, message: PushMessage) => {
    try {
      const { status } = await send(device, message);
      if (isGone(status)) await deleteEndpoint(db, device.endpoint);
      else if (status >= 300) log.warn({ status, host: new URL(device.endpoint).host }, 'a push was refused');
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'a push could not be sent');
    }
  };

  const tellDevices = async (userId: string, message: PushMessage) => {
    const devices = await devicesToTell(db, userId, clock.now());
    await Promise.all(devices.map((device) => tellDevice(device, message)));
  };

  return {
    tell(userId, message) {
      const telling = tellDevices(userId, message)
        .catch((error: unknown) => log.error({ err: error, userId }, 'devices could not be told'))
        .then(() => void running.delete(telling));
      running.add(telling);
    },
    async close() {
      stopping.abort();
      const bell = setTimeout(() => hardStop.abort(), seconds(3));
      await Promise.all(running);
      clearTimeout(bell);
    },
  };
}

/** The analysis or the ticket that a message speaks of. */
const aboutOf = (message: PushMessage) => (message.kind === 'ticket-answered' ? message.ticketId : message.analysisId);

/** Whom a push service may write to about these messages: it must be an https or mailto address. */
const subjectOf = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`;
