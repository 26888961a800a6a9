import { expect, it } from 'vitest';
import { pageView } from '../../../src/ui/paging.ts';

it('[HI-06] tells the page, the pages and the rows shown', () => {
  expect(pageView(23, 10, 1)).toEqual({ page: 1, pages: 3, from: 1, to: 10 });
  expect(pageView(23, 10, 3)).toEqual({ page: 3, pages: 3, from: 21, to: 23 });
  expect(pageView(20, 20, 1)).toEqual({ page: 1, pages: 1, from: 1, to: 20 });
});

it('shows the last page when a later one is asked for, and nothing of nothing', () => {
  expect(pageView(23, 10, 9).page).toBe(3);
  expect(pageView(0, 10, 1)).toEqual({ page: 1, pages: 1, from: 0, to: 0 });
});
