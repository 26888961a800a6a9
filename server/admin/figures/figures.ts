import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/db.ts';
import { type Day, dayAfter, dayOf } from './day.ts';
import { type CountedFigure, countDays, countedFigures, type FigureRow, writtenDays } from './queries.ts';

/** The first day of all. */
export const beginning: Day = '1970-01-01';

export type Figures = {
  /** Of the days from `from` on and before `to`. */
  sum: (figure: FigureRow['figure'], from?: Day, to?: Day) => number;
  /** One value a day, both days included, 0 where there is none. */
  series: (figure: FigureRow['figure'], from: Day, to: Day) => { day: Day; value: number }[];
  /** Sums by label, all days. */
  byLabel: (figure: FigureRow['figure']) => Record<string, number>;
};

/** Figures from a day on: past days as they were written down, the rest counted now. Right without anything written, only slower. */
export async function loadFigures(
  db: Db,
  figures: FigureRow['figure'][],
  { from = beginning }: { from?: Day } = {},
): Promise<Figures> {
  const { until = beginning, rows } = await writtenDays(db, figures, from);
  const counted = figures.filter((figure): figure is CountedFigure => countedFigures.includes(figure as CountedFigure));
  const fresh = await Promise.all(counted.map((figure) => countDays(db, figure, until > from ? until : from)));
  const all = [...rows.filter(({ figure, day }) => figure === 'queue' || day < until), ...fresh.flat()];
  const of = (figure: FigureRow['figure']) => all.filter((row) => row.figure === figure);
  return {
    sum: (figure, start = beginning, end = '9999-12-31') =>
      sumOf(of(figure).filter(({ day }) => day >= start && day < end)),
    series(figure, start, end) {
      const sums = sumsBy(of(figure), 'day');
      const days: Day[] = [];
      for (let day = start; day <= end; day = dayAfter(day)) days.push(day);
      return days.map((day) => ({ day, value: sums[day] ?? 0 }));
    },
    byLabel: (figure) => sumsBy(of(figure), 'label'),
  };
}

const sumOf = (rows: FigureRow[]) => rows.reduce((sum, { value }) => sum + value, 0);

function sumsBy(rows: FigureRow[], key: 'day' | 'label'): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[row[key]] = (sums[row[key]] ?? 0) + row.value;
  return sums;
}

export const today = (clock: Clock) => dayOf(clock.now());
