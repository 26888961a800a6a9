import { pipeline, Readable } from 'node:stream';
import { type Stringifier, stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/** Heads of the columns, and what stands below them. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | number | null>;

/**
 * Rows as CSV for a spreadsheet, written as they are read: a reader who is slow or gone holds up or ends the reading, and no more than
 * a batch is in memory. Cells that a spreadsheet would take for a formula get an apostrophe; the mark at the start has Excel read UTF-8.
 */
export function csvOf<Row>(batches: AsyncIterable<Row[]>, columns: CsvColumns<Row>): Stringifier {
  const csv = stringify({ header: true, columns: Object.keys(columns), bom: true, escape_formulas: true });
  const cells = Object.values(columns);
  async function* rows() {
    for await (const batch of batches) for (const row of batch) yield cells.map((cell) => cell(row));
  }
  // What goes wrong destroys the stream, which cuts the answer off: half a file must not look like a whole one.
  pipeline(Readable.from(rows()), csv, () => {});
  return csv;
}

/** Has the answer saved as a file. */
export const asCsvFile = (reply: FastifyReply, name: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store');

/** Reads a list to its end, batch by batch: `next` gives the rows after an id, `''` at the start. */
export async function* inBatches<Row extends { id: string }>(
  next: (after: string, size: number) => Promise<Row[]>,
  size = 1000,
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const batch = await next(after, size);
    yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < size) return;
    after = last.id;
  }
}
