// npm run tutorial:record: films the built app on a real server and encodes public/tutorial/ (needs ffmpeg and Chromium, see FFMPEG_PATH and CHROMIUM_PATH).
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pictures } from '../tests/e2e/pictures.ts';
import { type RunningServer, startServer } from '../tests/e2e/start-server.ts';

type Frame = { file: string /** Seconds. */; at: number };

const size = { width: 1024, height: 640 };
const filmWidth = 960;
const trader = { fullName: 'Ada Trader', email: 'tutorial@example.com', password: 'correct horse battery' };
const folder = 'public/tutorial';

/** A film of a mouse needs a mouse: a headless browser draws none. */
function drawMouse() {
  addEventListener('DOMContentLoaded', () => {
    const mouse = document.createElement('div');
    mouse.style.cssText =
      'position:fixed;z-index:99999;width:20px;height:20px;margin:-10px;border-radius:50%;pointer-events:none;background:#f5b342aa;border:2px solid #fff;left:-40px;top:-40px';
    document.documentElement.append(mouse);
    addEventListener('mousemove', ({ clientX, clientY }) => {
      mouse.style.left = `${clientX}px`;
      mouse.style.top = `${clientY}px`;
    });
  });
}

/** The time that a viewer needs to take in what is shown. */
const look = (page: Page, seconds: number) => page.waitForTimeout(seconds * 1000);

async function pressed(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to press: ${name}`);
  await page.mouse.move(box.x + Math.min(box.width / 2, 120), box.y + box.height / 2, { steps: 12 });
  await look(page, 0.4);
  await page.mouse.down();
  await page.mouse.up();
}

async function signedUp(page: Page, server: RunningServer) {
  await page.goto(`${server.url}/signup`);
  await page.getByLabel('Full name').fill(trader.fullName);
  await page.getByLabel('Email').fill(trader.email);
  await page.getByLabel('Password', { exact: true }).fill(trader.password);
  await page.getByLabel('Confirm password').fill(trader.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/analysis');
  await page.goto(`${server.url}/analysis?tab=upload`);
  await page.getByRole('button', { name: 'Choose Image File' }).waitFor();
}

/** What the film shows; its transcript is `video.s1` to `video.s4`. Gives the picture to stand for it. */
async function journey(page: Page) {
  await look(page, 1.5);
  await pressed(page, 'combobox', 'Analysis Strategy');
  await look(page, 0.8);
  await pressed(page, 'option', 'Fibonacci Retracement');
  await look(page, 0.8);
  const chooser = page.waitForEvent('filechooser');
  await pressed(page, 'button', 'Choose Image File');
  await (await chooser).setFiles(pictures.otherChart);
  await page.getByRole('button', { name: 'Copy' }).waitFor({ timeout: 60_000 });
  await look(page, 2.5);
  const poster = await page.screenshot();
  for (const layer of ['Candles', 'Levels', 'Signals', 'Candles']) {
    await pressed(page, 'button', layer);
    await look(page, 1);
  }
  await page.mouse.move(size.width / 2, size.height - 40, { steps: 8 });
  for (let turn = 0; turn < 8; turn += 1) {
    await page.mouse.wheel(0, 160);
    await look(page, 0.6);
  }
  await look(page, 1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'smooth' }));
  await look(page, 1);
  await pressed(page, 'link', 'History');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await look(page, 1.2);
  await pressed(page, 'button', /Fibonacci Retracement/);
  await page.getByRole('dialog').getByRole('table').first().waitFor();
  await look(page, 3);
  return poster;
}

async function film(page: Page, into: string) {
  const frames: Frame[] = [];
  const writing: Promise<unknown>[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = path.join(into, `${frames.length}.jpg`);
    frames.push({ file, at: metadata.timestamp ?? 0 });
    writing.push(writeFile(file, Buffer.from(data, 'base64')), devtools.send('Page.screencastFrameAck', { sessionId }));
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 3 });
  const poster = await journey(page);
  await devtools.send('Page.stopScreencast');
  await Promise.all(writing);
  return { frames, poster };
}

/** Frames come only when something changes: each is shown until the next. */
async function encode(frames: Frame[], into: string) {
  const shown = frames.map(({ file, at }, index) => {
    const seconds = Math.max(0.02, (frames[index + 1]?.at ?? at + 2) - at);
    return `file '${file}'\nduration ${seconds.toFixed(3)}`;
  });
  const list = path.join(into, 'frames.txt');
  await writeFile(list, `ffconcat version 1.0\n${shown.join('\n')}\nfile '${frames.at(-1)?.file}'\n`);
  const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list];
  const picture = ['-vf', `fps=10,scale=${filmWidth}:-2:flags=lanczos`, '-pix_fmt', 'yuv420p', '-an'];
  const codec = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-g', '100', '-row-mt', '1', '-cpu-used', '2'];
  const output = path.join(folder, 'tutorial.webm');
  execFileSync(process.env.FFMPEG_PATH ?? 'ffmpeg', [...input, ...picture, ...codec, output], { stdio: 'inherit' });
}

const kept = await mkdtemp(path.join(tmpdir(), 'wickwise-film-'));
const server = await startServer();
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: size, colorScheme: 'dark', locale: 'en-GB', timezoneId: 'UTC' });
  await page.addInitScript(drawMouse);
  await signedUp(page, server);
  await mkdir(folder, { recursive: true });
  const { frames, poster } = await film(page, kept);
  await encode(frames, kept);
  await sharp(poster).resize(filmWidth).webp({ quality: 72 }).toFile(path.join(folder, 'poster.webp'));
} finally {
  await browser.close();
  await server.stop();
  await rm(kept, { recursive: true });
}
