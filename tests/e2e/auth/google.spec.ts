import { expect, type Page, test } from '@playwright/test';
import { type LocalIssuer, startIssuer } from '../../server/kit/local-issuer.ts';
import { failCall } from '../calls-of.ts';
import { type RunningServer, startServer } from '../start-server.ts';

// Nothing here is the worker’s, and to install it takes as long as many of these tests.
test.use({ serviceWorkers: 'block' });

const clientId = 'wickwise-e2e.apps.example';
let issuer: LocalIssuer;
let server: RunningServer;

test.beforeAll(async () => {
  issuer = await startIssuer(clientId, Date.now);
  server = await startServer({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_ISSUER: issuer.url,
    GOOGLE_SCRIPT_URL: `${issuer.url}/gsi/client`,
  });
});

test.afterAll(async () => {
  await server?.stop();
  await issuer?.close();
});

/** A script in the place of Google's: the same calls, and a button that answers with the given credential, or with none. */
const scriptAnswering = (credential?: string) => `
  globalThis.google = { accounts: { id: {
    initialize(options) { this.options = options; },
    renderButton(seat) {
      const button = document.createElement('button');
      button.textContent = 'Sign in with Google';
      button.onclick = () => this.options.callback({ credential: ${JSON.stringify(credential)}, for: this.options.client_id });
      seat.replaceChildren(button);
    },
  } } };`;

async function open(page: Page, path: string, script: string | null) {
  await page.route('**/gsi/client', (route) =>
    script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(`${server.url}${path}`);
}
const button = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });

for (const path of ['/login', '/signup']) {
  test(`[AU-04] Google’s button on ${path} signs the user in`, async ({ page }) => {
    const name = `Grace of ${path.slice(1)}`;
    const token = await issuer.idToken({ sub: `google${path}`, email: `grace${path.slice(1)}@example.com`, name });
    await open(page, path, scriptAnswering(token));
    await button(page).click();
    await page.waitForURL('**/analysis');
    await expect(page.getByRole('button', { name: `Account menu of ${name}` })).toBeVisible();
  });
}

test('[ER-12] a login closed or failed at Google is told, and so is one that Google’s token does not open', async ({
  page,
}) => {
  await open(page, '/login', scriptAnswering());
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Google login was cancelled or failed' })).toBeVisible();

  await failCall(page, '/auth/google');
  await page.unroute('**/gsi/client');
  await open(page, '/login', scriptAnswering('a token'));
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to login with Google' })).toBeVisible();
});

test('[ER-32] the same on the signup, in its own words; a script that does not load is told too', async ({ page }) => {
  await failCall(page, '/auth/google');
  await open(page, '/signup', scriptAnswering('a token'));
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create account with Google' })).toBeVisible();

  await page.unroute('**/gsi/client');
  await open(page, '/signup', null);
  const failed = page.getByRole('alert').filter({ hasText: 'Could not sign up with Google. Please try again.' });
  await expect(failed).toBeVisible();
});
