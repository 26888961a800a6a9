import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/db.ts';
import { type Day, dayAfter, dayOf } from './day.ts';
import { type CountedFigure, countDays, countedFigures, type FigureRow, writtenDays, writtenSum } from './queries.ts';

/** The first day of all. */
export const beginning: Day = '1970-01-01';

/** The days from `from` on and before `to`; of one label only. */
type Part = { from?: Day; to?: Day; label?: string };

export type Figures = {
  sum: (figure: FigureRow['figure'], part?: Part) => number;
  /** One value a day, both days included, 0 where there is none. */
  series: (
    figure: FigureRow['figure'],
    from: Day,
    to: Day,
    part?: Pick<Part, 'label'>,
  ) => { day: Day; value: number }[];
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
  const of = (figure: FigureRow['figure'], { from: start = beginning, to: end = '9999-12-31', label }: Part = {}) =>
    all.filter(
      (row) =>
        row.figure === figure && row.day >= start && row.day < end && (label === undefined || row.label === label),
    );
  return {
    sum: (figure, part) => sumOf(of(figure, part)),
    series(figure, start, end, part) {
      const sums = sumsBy(of(figure, part), 'day');
      const days: Day[] = [];
      for (let day = start; day <= end; day = dayAfter(day)) days.push(day);
      return days.map((day) => ({ day, value: sums[day] ?? 0 }));
    },
    byLabel: (figure) => sumsBy(of(figure), 'label'),
  };
}

/** Of all days: what lists tell as their total. */
export async function totalOf(db: Db, figure: CountedFigure): Promise<number> {
  const { until, sum } = await writtenSum(db, figure);
  return sum + sumOf(await countDays(db, figure, until ?? beginning));
}

const sumOf = (rows: FigureRow[]) => rows.reduce((sum, { value }) => sum + value, 0);

function sumsBy(rows: FigureRow[], key: 'day' | 'label'): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[row[key]] = (sums[row[key]] ?? 0) + row.value;
  return sums;
}

export const today = (clock: Clock) => dayOf(clock.now());
