import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { strategyCategories } from '#contract/strategy';
import { median } from '../../load/statistics.ts';
import { test, uploadChart } from '../fixtures.ts';
import { pictures } from '../pictures.ts';

/** How often the time of drawing a page's cards at one go no task may take: a machine's own pace is none of the page's. */
const longestTask = 2.5;
/** At a phone's pace, where one task too long is felt. */
const slowDown = 4;

type TraceEvent = {
  name: string;
  tid: number;
  pid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

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

/**
 * Draws the cards once more, as the reference; then types, filters and turns pages: from within the page, since the test's own looks at it
 * would count as its tasks.
 */
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

test('[HI-02, HI-03, HI-06, HI-08] a thousand analyses are searched, filtered and paged by keyboard without a long task', async ({
  browser,
  signedInPage: page,
  server,
  account,
}) => {
  const { body } = await uploadChart(server, account, readFileSync(pictures.chart));
  const strategies = Object.values(strategyCategories).flat();
  const { overlay: _, picture: __, ...analysis } = body.data;
  // The Free Plan gives three analyses a month; a long history is the one real analysis many times over.
  const analyses = Array.from({ length: 1000 }, (_, index) => ({
    ...analysis,
    _id: `${analysis._id.slice(0, -4)}${index.toString(16).padStart(4, '0')}`,
    strategy: strategies[index % strategies.length],
    analysis: analysis.analysis.slice(0, 280),
    createdAt: new Date(Date.parse(analysis.createdAt) - index * 3_600_000).toISOString(),
  }));
  const pagination = { page: 1, limit: 1000, total: 1000, pages: 1 };
  const json = { status: 'success', data: { analyses, pagination } };
  await page.context().route('**/api/image-analysis/analyses?*', (route) => route.fulfill({ json }));
  await page.goto('/history?size=50');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(cards).toHaveCount(50);
  await expect(page.getByText('Showing 1-50 of 1,000')).toBeVisible();

  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await page.evaluate(driveHistory);
  const { driven, reference } = tasksIn(await browser.stopTracing());
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(driven.length).toBeGreaterThan(50);
  expect(reference).toHaveLength(7);
  expect(Math.max(...driven) / median(reference)).toBeLessThan(longestTask);

  await expect(page.getByText('Page 2 of 20')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Showing 101-150 of 1,000')).toBeVisible();
  await expect(page).toHaveURL(/page=3/);
  await page.reload();
  await expect(page.getByText('Page 3 of 20')).toBeVisible();
});
