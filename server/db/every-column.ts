/**
 * The columns of a row by name, for a query that is to be prepared: `*` would not do, see `kept-query.ts`. One that is forgotten does not
 * compile.
 */
export const everyColumn = <Row>(columns: Record<keyof Row & string, true>) =>
  Object.keys(columns) as (keyof Row & string)[];
