import '@mantine/charts/styles.css';
import { AreaChart } from '@mantine/charts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import classes from './day-chart.module.css';

type DayChartProps = {
  title: string;
  /** One value a day, oldest first. */
  series: readonly { day: string; value: number }[];
  format: (value: number) => string;
  /** What the figure over the chart is: all days together, or the highest of them. */
  summary: 'sum' | 'peak';
};

const figureOf = {
  sum: (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0),
  peak: (values: readonly number[]) => Math.max(0, ...values),
};

/** One figure over time, in words, as a picture, and as the table behind it. */
export function DayChart({ title, series, format, summary }: DayChartProps) {
  const t = useT();
  const locale = useLocale();
  // The days are those of UTC.
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const short = new Intl.NumberFormat(locale, { notation: 'compact' });
  const data = series.map((point) => ({ day: day.format(new Date(point.day)), value: point.value }));
  const values = series.map(({ value }) => value);
  const peakAt = values.indexOf(Math.max(...values));
  const all = format(figureOf[summary](values));
  const peak = values[peakAt] ?? 0;
  const most = { title, value: all, peak: format(peak), day: data[peakAt]?.day ?? '' };
  const lead = t(`admin.chart.${summary}`, { value: all });
  const spoken = peak === 0 ? `${title}: ${lead}` : t(summary === 'sum' ? 'admin.chartSum' : 'admin.chartPeak', most);
  return (
    <Card title={title} lead={lead}>
      <div role="img" aria-label={spoken}>
        <AreaChart
          h={180}
          data={data}
          dataKey="day"
          series={[{ name: 'value', label: title, color: 'var(--accent)' }]}
          curveType="linear"
          withDots={false}
          withGradient={false}
          fillOpacity={0.14}
          strokeWidth={1.5}
          tickLine="none"
          gridAxis="x"
          strokeDasharray="0"
          valueFormatter={format}
          xAxisProps={{ minTickGap: 32 }}
          yAxisProps={{
            width: 48,
            allowDecimals: false,
            interval: 0,
            tickFormatter: (value: number) => short.format(value),
          }}
          areaProps={{ isAnimationActive: false }}
          classNames={{ root: classes.chart }}
        />
      </div>
      <details className={classes.details}>
        <summary>{t('admin.chartTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
        <div className={classes.scroll} tabIndex={0}>
          <table className={classes.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t('admin.day')}</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {data.toReversed().map((point, at) => (
                <tr key={series[series.length - 1 - at]?.day}>
                  <th scope="row">{point.day}</th>
                  <td>{format(point.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  );
}
