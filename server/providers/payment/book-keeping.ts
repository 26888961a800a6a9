import { type Db, type Engine, inTransaction, type Tx } from '../../db/db.ts';
import { type Books, emptyBooks, nextDue } from './books.ts';

/** Where the books of customers lie: one document each, changed under a lock. */
export type BookKeeping = {
  open(customer: string): Promise<void>;
  read(customer: string): Promise<Books | undefined>;
  /**
   * Runs `change` on a customer's books and keeps what it did, all or nothing; nothing when there is no such customer. `tellAt` (ms): when
   * a message about it is to go out.
   */
  change<T>(customer: string, change: (books: Books) => T, options?: { tellAt?: number }): Promise<T | undefined>;
  /** Customers with a payment to be taken. */
  due(now: number): Promise<string[]>;
  /** Customers of whom a message is to go out, and since when. */
  untold(now: number): Promise<{ customer: string; tellAt: number }[]>;
  /** The message has arrived; a change since then has one of its own. */
  told(message: { customer: string; tellAt: number }): Promise<void>;
};

type Options = { db: Db; engine: Engine; provider: 'test' | 'paystack' };

export function bookKeeping({ db, engine, provider }: Options): BookKeeping {
  const rows = (on: Db | Tx) => on.selectFrom('billingBooks').where('provider', '=', provider);
  const row = (on: Db | Tx, customer: string) =>
    on.updateTable('billingBooks').where('provider', '=', provider).where('customer', '=', customer);

  return {
    async open(customer) {
      await db
        .insertInto('billingBooks')
        .values({ provider, customer, books: JSON.stringify(emptyBooks()), dueAt: null, tellAt: null })
        .onConflict((conflict) => conflict.columns(['provider', 'customer']).doNothing())
        .execute();
    },
    async read(customer) {
      const found = await rows(db).select('books').where('customer', '=', customer).executeTakeFirst();
      return found && (JSON.parse(found.books) as Books);
    },
    change: (customer, change, { tellAt } = {}) =>
      inTransaction(db, async (tx) => {
        const found = await rows(tx)
          .select('books')
          .where('customer', '=', customer)
          .$if(engine.name === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst();
        if (!found) return undefined;
        const books = JSON.parse(found.books) as Books;
        const result = change(books);
        const changed = { books: JSON.stringify(books), dueAt: nextDue(books) };
        await row(tx, customer)
          .set({ ...changed, ...(tellAt !== undefined && { tellAt }) })
          .execute();
        return result;
      }),
    async due(now) {
      const found = await rows(db).select('customer').where('dueAt', '<=', now).execute();
      return found.map(({ customer }) => customer);
    },
    async untold(now) {
      const found = await rows(db).select(['customer', 'tellAt']).where('tellAt', '<=', now).execute();
      return found.map(({ customer, tellAt }) => ({ customer, tellAt: tellAt ?? now }));
    },
    async told({ customer, tellAt }) {
      await row(db, customer).set({ tellAt: null }).where('tellAt', '=', tellAt).execute();
    },
  };
}
