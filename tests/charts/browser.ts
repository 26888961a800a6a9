import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags } from '../chromium-flags.ts';

/** The pages' own address: nothing is listened on, every request is answered below. */
const ORIGIN = 'http://charts.invalid';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const IMPORTS = {
  'lightweight-charts': '/node_modules/lightweight-charts/dist/lightweight-charts.standalone.production.mjs',
  klinecharts: '/node_modules/klinecharts/dist/index.esm.js',
  echarts: '/node_modules/echarts/dist/echarts.esm.min.mjs',
  'chart.js': '/node_modules/chart.js/dist/chart.js',
  'chart.js/helpers': '/node_modules/chart.js/dist/helpers.js',
  '@kurkle/color': '/node_modules/@kurkle/color/dist/color.esm.js',
  'chartjs-chart-financial': '/node_modules/chartjs-chart-financial/dist/chartjs-chart-financial.esm.js',
  apexcharts: '/node_modules/apexcharts/dist/apexcharts.esm.js',
  uplot: '/node_modules/uplot/dist/uPlot.esm.js',
};

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...chromiumFlags, '--font-render-hinting=none'],
  });

export type Screen = { width: number; height: number; dpr: number };

/** A page of the given size that can import the drawing modules of this folder as they stand. The caller closes its context. */
export async function openPage(browser: Browser, { width, height, dpr }: Screen, body: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: dpr,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: htmlAround(body) });
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    const source = await readFile(ROOT + pathname, 'utf8');
    return route.fulfill({
      contentType: 'text/javascript',
      body: pathname.endsWith('.ts') ? stripTypeScriptTypes(source) : source,
    });
  });
  await page.goto(`${ORIGIN}/`);
  return page;
}

// klinecharts' module build asks process.env which mode it runs in.
const htmlAround = (body: string) =>
  `<!doctype html><meta charset="utf-8"><script>process = { env: { NODE_ENV: 'production' } }</script><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
<style>*{box-sizing:border-box}html,body{margin:0;height:100%;overflow:hidden}</style>${body}`;
