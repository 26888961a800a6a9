// Searches, filters and pages a thousand analyses at a phone's pace and prints the longest task of the page: npm run bench:history
// Each run's is set beside what drawing a page's cards at one go took in the same run: a machine's own pace is none of the page's.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import config from '../../../playwright.config.ts';
import { median } from '../../load/statistics.ts';
import { bringSession, signUp } from '../fixtures.ts';
import { startServer } from '../start-server.ts';
import { openLongHistory } from './open-long-history.ts';

const runs = 5;
/** How often the time of the reference a task may take. */
const goal = 2.5;
/** A phone is that much slower, and one task too long is felt there. */
const slowDown = 4;

type TraceEvent = { name: string; tid: number; pid: number; ts: number; dur?: number; tdur?: number };

/** ms of the processor that each task of the page took: what a busy machine adds by waiting is none of the page's. */
function tasksIn(trace: Buffer) {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = (name: string) => {
    const found = events.filter((event) => event.name === name);
    if (!found.length) throw new Error(`the trace lacks its mark ${name}`);
    return found;
  };
  const [begin, end] = [marks('begin')[0]!, marks('end')[0]!];
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === begin.pid && tid === begin.tid,
  );
  const time = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  const holds = (task: TraceEvent, { ts }: TraceEvent) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0);
  return {
    driven: tasks.filter(({ ts }) => ts > begin.ts && ts < end.ts).map(time),
    reference: marks('reference').map((mark) => time(tasks.find((task) => holds(task, mark))!)),
  };
}

/** Draws the cards once more, as the reference; then types, filters and turns pages: from within the page, since looks at it from without would count as its tasks. */
async function driveHistory() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const settled = async () => {
    for (let i = 0; i < 5; i++) await frame();
  };
  const box = document.querySelector<HTMLInputElement>('main input[type=search]')!;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const type = async (text: string) => {
    set!.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
  };
  const cards = document.querySelector('main li')!.parentElement!;
  for (let i = 0; i < 7; i++) {
    await frame();
    performance.mark('reference');
    const copy = cards.cloneNode(true) as Element;
    cards.after(copy);
    copy.getBoundingClientRect();
    copy.remove();
  }
  await frame();
  performance.mark('begin');
  await frame();
  for (const text of ['f', 'fi', 'fib', '', 'r', 'rs', 'rsi', 'rsi n', 'rsi no', '']) await type(text);
  for (const radio of document.querySelectorAll<HTMLInputElement>('main input[type=radio]')) {
    radio.click();
    await settled();
  }
  document.querySelector<HTMLInputElement>('main input[type=radio]')!.click();
  await settled();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await settled();
  }
  performance.mark('end');
}

const server = await startServer();
const { launchOptions, ...about } = config.use ?? {};
const browser = await chromium.launch(launchOptions);
const ratios: number[] = [];
try {
  for (let run = 0; run < runs; run += 1) {
    const account = await signUp(server);
    const context = await browser.newContext({ ...about, baseURL: server.url });
    const page = await context.newPage();
    await bringSession(page, account);
    await openLongHistory(page, server, account);
    const device = await context.newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
    await browser.startTracing(page, { categories });
    await page.evaluate(driveHistory);
    const { driven, reference } = tasksIn(await browser.stopTracing());
    await context.close();
    const [longest, drawing] = [Math.max(...driven), median(reference)];
    ratios.push(longest / drawing);
    console.log(
      `     ${driven.length} tasks, the longest ${longest.toFixed(0)} ms; drawing the cards ${drawing.toFixed(0)} ms; load of the machine ${loadavg()[0]?.toFixed(1)}`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
const reached = median(ratios) <= goal;
console.log(
  `${reached ? 'ok  ' : 'LONG'} the longest task takes ${median(ratios).toFixed(2)} times the drawing of a page's cards, median of ${runs} runs (goal ${goal})`,
);
process.exit(reached ? 0 : 1);
