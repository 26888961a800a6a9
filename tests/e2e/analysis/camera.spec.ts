import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { outboxRows } from '../outbox/device.ts';

const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fakeCamera] }),
});

/** Notes what is asked of the camera; `refuse` makes it fail as a denied permission or a missing camera does. */
async function watchCamera(page: Page) {
  await page.addInitScript(() => {
    const asked: MediaStreamConstraints[] = [];
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const state = { asked, refuse: false };
    Object.assign(globalThis, { cameraState: state });
    navigator.mediaDevices.getUserMedia = (constraints) => {
      if (constraints) asked.push(constraints);
      return state.refuse ? Promise.reject(new DOMException('denied', 'NotAllowedError')) : real(constraints);
    };
  });
}
type CameraState = { cameraState: { asked: MediaStreamConstraints[]; refuse: boolean } };
const asked = (page: Page) => page.evaluate(() => (globalThis as unknown as CameraState).cameraState.asked);
const refuse = (page: Page) =>
  page.evaluate(() => {
    (globalThis as unknown as CameraState).cameraState.refuse = true;
  });

const toggle = (page: Page) => page.getByRole('switch', { name: 'Camera' });
/** By force, since what is seen of a switch is not its box; so it has to be waited for. */
async function flip(page: Page) {
  await expect(toggle(page)).toBeEnabled();
  await toggle(page).click({ force: true });
}
const preview = (page: Page) => page.getByLabel('Live picture of the camera');
const hasPicture = (page: Page) =>
  expect.poll(() => preview(page).evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);

test('[AN-02, AN-03, AN-04, AN-05, AN-06] the camera goes on and off, asks for what it needs, and turns round', async ({
  signedInPage: page,
}) => {
  await watchCamera(page);
  await page.goto('/analysis?tab=camera');
  await expect(page.getByText('Camera is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Capture' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Switch camera' })).toHaveCount(0);

  await flip(page);
  await expect(preview(page)).toBeVisible();
  await expect(page.getByText('Camera is off')).toBeHidden();
  expect(await asked(page)).toEqual([
    { audio: false, video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } },
  ]);
  const box = await preview(page).locator('..').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
  expect(box?.height).toBeLessThanOrEqual(300);
  const mirrored = () => preview(page).evaluate((video) => getComputedStyle(video).transform.startsWith('matrix(-1'));
  expect(await mirrored()).toBe(false);

  await page.getByRole('button', { name: 'Switch camera' }).click();
  await expect.poll(async () => (await asked(page)).length).toBe(2);
  expect((await asked(page))[1]?.video).toMatchObject({ facingMode: 'user' });
  await expect.poll(mirrored).toBe(true);

  await flip(page);
  await expect(page.getByText('Camera is off')).toBeVisible();
});

test('[AN-07, ER-07] a refused camera stays off and says so for a moment', async ({ signedInPage: page }) => {
  await watchCamera(page);
  await page.goto('/analysis?tab=camera');
  await refuse(page);
  await flip(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Camera Error' });
  await expect(toast).toContainText('Unable to access camera. Please check permissions.');
  await expect(page.getByText('Camera is off')).toBeVisible();
  await expect(toast).toBeHidden();
});

test('[ER-08] a switch that fails says so', async ({ signedInPage: page }) => {
  await watchCamera(page);
  await page.goto('/analysis?tab=camera');
  await flip(page);
  await expect(preview(page)).toBeVisible();
  await refuse(page);
  await page.getByRole('button', { name: 'Switch camera' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Camera Error' });
  await expect(toast).toContainText('Failed to switch camera. Please try again.');
});

test('[AN-08] a capture leaves as a 1280×720 JPEG named by its time', async ({ signedInPage: page }) => {
  await page.goto('/analysis?tab=camera');
  await flip(page);
  await hasPicture(page);
  await page.getByRole('button', { name: 'Capture' }).click();
  const picture = page.getByRole('img', { name: 'Your chart' });
  await expect(picture).toHaveAttribute('width', '1280');
  await expect(picture).toHaveAttribute('height', '720');
  const [item] = await outboxRows(page);
  expect(item?.name).toMatch(/^capture-\d{13}\.jpg$/);
  expect(item?.type).toBe('image/jpeg');
});

test('a second tap on the shutter while the picture is being saved takes no second one', async ({
  signedInPage: page,
}) => {
  await page.addInitScript(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    const saved = new Promise<void>((resolve) => Object.assign(globalThis, { letSave: resolve }));
    crypto.subtle.digest = async (...args) => {
      Object.assign(globalThis, { saving: true });
      await saved;
      return digest(...args);
    };
  });
  await page.goto('/analysis?tab=camera');
  await flip(page);
  await hasPicture(page);
  const { x, y, width, height } = (await page.getByRole('button', { name: 'Capture' }).boundingBox())!;
  const tap = () => page.mouse.click(x + width / 2, y + height / 2);
  await tap();
  await page.waitForFunction(() => 'saving' in globalThis);
  await tap();
  await page.evaluate(() => (globalThis as unknown as { letSave: () => void }).letSave());
  await expect(page.getByRole('img', { name: 'Your chart' })).toBeVisible();
  expect(await outboxRows(page)).toHaveLength(1);
});

test('[ER-06] a capture that fails says so, and nothing is queued', async ({ signedInPage: page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
  });
  await page.goto('/analysis?tab=camera');
  await flip(page);
  await hasPicture(page);
  await page.getByRole('button', { name: 'Capture' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Capture failed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pictures on their way' })).toBeVisible();
});

/** A camera that shows one colour, with a lamp, and focuses where it is told. What it was told is in `told`. */
async function usePhoneCamera(page: Page, colour: string) {
  await page.addInitScript((fill) => {
    const told: MediaTrackConstraintSet[] = [];
    Object.assign(globalThis, { told });
    MediaStreamTrack.prototype.getCapabilities = () =>
      ({ torch: true, focusMode: ['continuous', 'single-shot'] }) as never;
    MediaStreamTrack.prototype.applyConstraints = async (constraints) => {
      told.push(...(constraints?.advanced ?? []));
    };
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1280, 720];
      const context = canvas.getContext('2d')!;
      const paint = () => {
        context.fillStyle = fill;
        context.fillRect(0, 0, 1280, 720);
        requestAnimationFrame(paint);
      };
      paint();
      return canvas.captureStream(30);
    };
  }, colour);
}
const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: MediaTrackConstraintSet[] }).told);

test('a phone’s lamp and focus are at hand, and a dark picture is told before it is taken', async ({
  signedInPage: page,
}) => {
  await usePhoneCamera(page, '#141414');
  await page.goto('/analysis?tab=camera');
  await flip(page);
  await expect(page.getByText('Too dark to read. Turn on a light.')).toBeVisible();

  const light = page.getByRole('button', { name: 'Light', exact: true });
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Focus on the point you tap' }).click({ position: { x: 10, y: 10 } });
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'false');
  const [on, focus, off] = await told(page);
  expect([on, off]).toEqual([{ torch: true }, { torch: false }]);
  expect(focus).toMatchObject({ focusMode: 'single-shot' });
});

for (const [held, width, height] of [
  ['upright, with little height', 375, 553],
  ['across', 844, 390],
] as const) {
  test.describe(`on a phone held ${held}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('picture and shutter are seen whole at once, and nothing is written over anything', async ({
      signedInPage: page,
    }) => {
      await page.goto('/analysis?tab=camera');
      const strategy = page.getByText('Analysis Strategy');
      // The switch's own; the first is the tab's.
      const word = page.getByText('Camera', { exact: true }).last();
      // What lies below the buttons is either beside their words or hidden by their ground.
      const showsThrough = async () => {
        const [a, b] = await Promise.all([strategy.boundingBox(), word.boundingBox()]);
        const across = Math.min(a!.x + a!.width, b!.x + b!.width) - Math.max(a!.x, b!.x);
        const down = Math.min(a!.y + a!.height, b!.y + b!.height) - Math.max(a!.y, b!.y);
        const isBare = await word.evaluate((node) => {
          for (let at: Element | null = node; at && at !== document.body; at = at.parentElement)
            if (getComputedStyle(at).position === 'sticky')
              return getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)';
          return true;
        });
        return across > 0 && down > 0 && isBare;
      };
      await expect(strategy).toBeVisible();
      expect(await showsThrough()).toBe(false);
      await page.getByRole('button', { name: 'Turn on the camera' }).click();
      const shutter = page.getByRole('button', { name: 'Capture' });
      await expect(shutter).toBeInViewport({ ratio: 1 });
      await expect(preview(page)).toBeInViewport({ ratio: 1 });
      const [seen, pressed] = await Promise.all([preview(page).boundingBox(), shutter.boundingBox()]);
      const apart = pressed!.y >= seen!.y + seen!.height || pressed!.x >= seen!.x + seen!.width;
      expect(apart).toBe(true);
      expect(await showsThrough()).toBe(false);
    });
  });
}
