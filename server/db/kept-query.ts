import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/** Stands in a query for a value that is known only when it is run. Whoever computes with it hears of it, or all runs would get the first one's result. */
class Hole {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(`A kept query is built once for all values of ${this.name}: hand it in ready`);
  }
}

const holes = new Proxy(
  {},
  {
    get: (_, name) => new Hole(String(name)),
    ownKeys: () => {
      throw new TypeError('A kept query asks for its values by name: they cannot be spread');
    },
  },
);

/**
 * A query that is built at its first run and kept, for what nearly every call asks: to build one takes Kysely several times as long as SQLite
 * takes to run it. `build` may put each of `values` wherever a parameter may stand, and must use the same words whatever they are: no
 * conditions, no lists of varying length.
 */
export function keptQuery<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  // A database, its connections and its transactions have one adapter.
  const kept = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = kept.get(adapter) ?? build(db, holes as Values).compile();
    kept.set(adapter, query);
    if (!keptTexts.has(query.sql) && !allColumns.test(query.sql)) keptTexts.set(query.sql, `kept-${keptTexts.size}`);
    const filled = (given: unknown) => (given instanceof Hole ? values[given.name as keyof Values] : given);
    const run: CompiledQuery<Row> = { ...query, parameters: query.parameters.map(filled) };
    const way = run.query.kind === 'SelectQueryNode' && !db.isTransaction ? waysOfReads.get(adapter) : undefined;
    return (await (way?.() ?? db).executeQuery(run)).rows;
  };
}

/** PostgreSQL refuses to run a prepared query whose result has got another column, which the next version of the server may add while this one still runs. */
const allColumns = /(?:select|returning|,) \*|\.\*/;

/** The way that a database has for kept reads outside of transactions, by its adapter. None of them may lock rows. */
export const waysOfReads = new WeakMap<object, () => Db>();

/** A name for each text that was kept and may be prepared. They are few, so that PostgreSQL can keep them all. */
export const keptTexts = new Map<string, string>();
