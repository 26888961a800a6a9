export type PageView = {
  /** From 1; an asked page beyond the last is the last. */
  page: number;
  pages: number;
  /** The first and last row shown, counted from 1; 0 and 0 of nothing. */
  from: number;
  to: number;
};

/** Which rows of `total` a page shows. */
export function pageView(total: number, perPage: number, asked: number): PageView {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, from: total === 0 ? 0 : (page - 1) * perPage + 1, to: Math.min(page * perPage, total) };
}
