import type { CheckoutState } from '#contract/subscription';
import { isApiError } from '#data/api-error';

/** `unreachable`: no answer, asked again. `unknown`: no checkout of this user. */
export type CheckoutNews = CheckoutState['state'] | 'unreachable' | 'unknown';
export type CheckoutReport = { news: CheckoutNews; planName: string | null };

type Options = {
  /** Asks the server, which asks the payment provider. */
  ask: () => Promise<CheckoutState>;
  tell: (report: CheckoutReport) => void;
  signal: AbortSignal;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Ms before the next question: a provider mostly confirms within seconds, but may take hours. */
const pauseAfter = (questions: number) => (questions < 10 ? 1_000 : questions < 30 ? 3_000 : 15_000);

/** Asks what became of a checkout until it is settled, and tells every answer. Never fails; ends with `signal`. */
export async function watchCheckout({ ask, tell, signal, pause = sleep }: Options): Promise<void> {
  for (let questions = 1; !signal.aborted; questions += 1) {
    const report = await ask().then(
      ({ state: news, planName }): CheckoutReport => ({ news, planName }),
      (error: unknown): CheckoutReport => ({ news: newsOf(error), planName: null }),
    );
    if (signal.aborted) return;
    tell(report);
    if (report.news !== 'pending' && report.news !== 'unreachable') return;
    await pause(pauseAfter(questions), signal);
  }
}

const newsOf = (error: unknown): CheckoutNews => {
  const refused = isApiError(error) && error.status !== null && error.status < 500 && error.status !== 429;
  return refused ? 'unknown' : 'unreachable';
};

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
