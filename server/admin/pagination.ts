import type { PageQuery, Pagination } from '#contract/pagination';

export const paginationOf = ({ page, limit }: PageQuery, total: number): Pagination => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});

export const offsetOf = ({ page, limit }: PageQuery) => (page - 1) * limit;
