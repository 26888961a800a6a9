import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Strategy, strategyCategories } from '#contract/strategy';
import { type Account, uploadChart } from '../fixtures.ts';
import { pictures } from '../pictures.ts';
import type { RunningServer } from '../start-server.ts';

export const pageSize = 50;

/**
 * Opens the history of `account`, signed in on `page`, on its first fifty of a thousand analyses, an hour apart, each of the next strategy; gives
 * the cards and how many analyses are `ofEach` strategy. The Free Plan gives three a month: the answer holds one real analysis many times over.
 */
export async function openLongHistory(page: Page, server: RunningServer, account: Account) {
  const { body } = await uploadChart(server, account, readFileSync(pictures.chart));
  const strategies: Strategy[] = Object.values(strategyCategories).flat();
  const ofEach: Partial<Record<Strategy, number>> = {};
  const { overlay: _, picture: __, ...analysis } = body.data;
  const analyses = Array.from({ length: 1000 }, (_, index) => {
    const strategy = strategies[index % strategies.length]!;
    ofEach[strategy] = (ofEach[strategy] ?? 0) + 1;
    return {
      ...analysis,
      _id: `${analysis._id.slice(0, -4)}${index.toString(16).padStart(4, '0')}`,
      strategy,
      analysis: analysis.analysis.slice(0, 280),
      createdAt: new Date(Date.parse(analysis.createdAt) - index * 3_600_000).toISOString(),
    };
  });
  const pagination = { page: 1, limit: 1000, total: 1000, pages: 1 };
  const json = { status: 'success', data: { analyses, pagination } };
  await page.context().route('**/api/image-analysis/analyses?*', (route) => route.fulfill({ json }));
  await page.goto(`/history?size=${pageSize}`);
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(cards).toHaveCount(pageSize);
  await expect(page.getByText('Showing 1-50 of 1,000')).toBeVisible();
  return { cards, ofEach };
}
