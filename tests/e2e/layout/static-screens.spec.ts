import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

// Nothing here is the worker’s, and to install it takes as long as many of these tests.
test.use({ serviceWorkers: 'block' });

test('[HE-01, HE-02, HE-03, HE-04, HE-05, HE-06] the help answers what is asked most, and gives an address', async ({
  signedInPage: page,
}) => {
  await page.goto('/help');
  const answers = [
    ['Which image formats are accepted?', 'PNG, JPG/JPEG and WebP, max 5MB'],
    ['How many analyses do I get?', 'Free: 3 analyses per month. Basic: 50. Pro: 200. Enterprise: unlimited'],
    ['Can I export an analysis as PDF?', 'with the Pro and Enterprise plans'],
    ['Is there an age limit?', 'Children under 13'],
  ] as const;
  for (const [question, answer] of answers) {
    const control = page.getByRole('button', { name: question });
    await expect(page.getByText(answer)).toBeHidden();
    await control.click();
    await expect(page.getByText(answer)).toBeVisible();
    await control.click();
    await expect(page.getByText(answer)).toBeHidden();
  }
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@.+/);
});

test('[HE-07] the help leads to the video, the guide, the chat and the support', async ({ signedInPage: page }) => {
  const resources = [
    ['Video tutorial', '/docs/video', 'Video tutorial'],
    ['User guide', '/docs', 'User guide'],
    ['Ask a question', '/support?new', 'Support'],
    ['Your support tickets', '/support', 'Support'],
  ] as const;
  for (const [name, path, heading] of resources) {
    await page.goto('/help');
    await page.getByRole('region', { name: 'Resources' }).getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('[HE-07] the guide leads to each of its chapters and to the screens they speak of', async ({
  signedInPage: page,
}) => {
  await page.goto('/docs');
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(contents).toHaveCount(7);
  const chapters = await contents.allInnerTexts();
  for (const name of chapters) {
    await contents.filter({ hasText: name }).click();
    await expect(page.getByRole('region', { name })).toBeInViewport();
  }
  const screens = page.getByRole('main').getByRole('region').getByRole('link');
  const names = await screens.allInnerTexts();
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    await page.getByRole('main').getByRole('region').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'User guide' })).toBeVisible();
  }
});

test('[HE-07] the video tutorial is loaded when it is played, plays, and is there in words', async ({
  signedInPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/docs/video');
  const film = page.locator('video');
  await expect(film).toBeVisible();
  expect(asked.filter((url) => url.endsWith('.webm'))).toEqual([]);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  const { seconds, width } = await film.evaluate((video: HTMLVideoElement) => ({
    seconds: video.duration,
    width: video.videoWidth,
  }));
  expect(width).toBe(960);
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThan(45);
  // Where a viewer jumps ahead, the server sends only what he jumps to.
  const part = await page.request.get('/tutorial/tutorial.webm', { headers: { range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
  await expect(page.getByRole('region', { name: 'What it shows' }).getByRole('listitem')).toHaveCount(4);
});

test('[UP-01, UP-02, UP-03] the updates show what is coming and what came', async ({ signedInPage: page }) => {
  await page.goto('/updates');
  const items = page.getByRole('listitem');
  const binary = items.filter({ hasText: 'Binary Options Analysis' });
  await expect(binary).toContainText('65%');
  await expect(binary).toContainText('May 2024');
  const fundamental = items.filter({ hasText: 'Fundamental Analysis' });
  await expect(fundamental).toContainText('40%');
  await expect(fundamental).toContainText('June 2024');
  await expect(items.filter({ hasText: 'v1.2.0' })).toContainText('Feature');
  await expect(items.filter({ hasText: 'v1.1.2' })).toContainText('Bugfix');
});

test('[LE-01] terms and privacy are cards, last updated March 2024', async ({ signedInPage: page }) => {
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByText('Last updated March 2024')).toBeVisible();
    expect(await page.getByRole('region').count()).toBeGreaterThan(5);
  }
});
