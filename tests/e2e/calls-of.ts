import type { Page, Request } from '@playwright/test';

/** All calls to the API that a page makes from now on. */
export function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

/** Answers every call to a path below `/api` as a server would that is out of order: no message for the user. */
export const failCall = (page: Page, path: string, status = 500) =>
  page.route(`**/api${path}`, (route) =>
    route.request().method() === 'OPTIONS' ? route.continue() : route.fulfill({ status, body: 'out of order' }),
  );
