import classes from './chart-backdrop.module.css';

type Candle = readonly [open: number, high: number, low: number, close: number];

/** A random walk, drawn once and kept, so that the picture is the same at every visit. */
// biome-ignore format: a table reads better in rows.
const series: readonly Candle[] = [
  [52, 52.6, 48.1, 49.7], [49.7, 51.8, 49.2, 49.3], [49.3, 53.2, 47.3, 51.4], [51.4, 52.6, 48.2, 49], [49, 55.4, 48.8, 53.9],
  [53.9, 58.2, 53.4, 54], [54, 55.9, 52.7, 52.9], [52.9, 54.7, 52.8, 54.2], [54.2, 56.9, 52.4, 55.8], [55.8, 60.1, 54.7, 57.2],
  [57.2, 57.5, 50.4, 52.7], [52.7, 54, 51.6, 51.9], [51.9, 59.8, 50.6, 59.7], [59.7, 60.2, 54.4, 55.5], [55.5, 56.1, 54.3, 54.4],
  [54.4, 55.3, 49.7, 51], [51, 55.9, 49.9, 55.1], [55.1, 57.7, 54.1, 56.2], [56.2, 60.1, 54.2, 59.9], [59.9, 62.8, 58.7, 62.6],
  [62.6, 66.5, 60, 65.7], [65.7, 66.7, 64.9, 65.8], [65.8, 68, 65.5, 67.7], [67.7, 69.3, 66.6, 67.2], [67.2, 72.3, 65.7, 69.9],
  [69.9, 74.9, 68.7, 73.7], [73.7, 76.5, 70.9, 75.3], [75.3, 76.6, 72.1, 75.5], [75.5, 78.8, 74.1, 77.3], [77.3, 81.1, 72.6, 75.4],
];

const pitch = 22;
const bodyWidth = 11;
const height = 520;
const top = Math.max(...series.map(([, high]) => high)) + 4;
const bottom = Math.min(...series.map(([, , low]) => low)) - 4;
const y = (price: number) => ((top - price) / (top - bottom)) * height;

/** The highs that the series touched twice, and its lowest low. */
const levels = [
  { price: Math.max(...series.slice(0, 16).map(([, high]) => high)), label: 'R' },
  { price: Math.min(...series.map(([, , low]) => low)), label: 'S' },
] as const;

/** Ornament: a chart with what a reading finds in it; `wide`: as wide and low as its place, without the prices. */
export const ChartBackdrop = ({ wide = false }: { wide?: boolean }) => (
  <div className={wide ? classes.wide : undefined} aria-hidden="true">
    <svg
      viewBox={`0 0 ${series.length * pitch + (wide ? 0 : 60)} ${height}`}
      preserveAspectRatio={wide ? 'none' : 'xMinYMid'}
      className={classes.chart}
      aria-hidden="true"
    >
      {series.map(([open, high, low, close], index) => {
        const x = index * pitch + pitch / 2;
        const [from, to] = [y(Math.max(open, close)), y(Math.min(open, close))];
        return (
          <g key={x} className={close >= open ? classes.up : classes.down}>
            <path d={`M${x} ${y(high)}V${from}M${x} ${to}V${y(low)}`} />
            <rect x={x - bodyWidth / 2} y={from} width={bodyWidth} height={Math.max(to - from, 1.5)} rx="1" />
          </g>
        );
      })}
      {levels.map(({ price, label }) => (
        <g key={label} className={classes.level}>
          <path d={`M0 ${y(price)}H${series.length * pitch}`} strokeDasharray="5 5" />
          <rect x={series.length * pitch + 6} y={y(price) - 11} width="52" height="22" rx="4" />
          <text x={series.length * pitch + 32} y={y(price) + 4} textAnchor="middle">
            {price.toFixed(1)}
          </text>
        </g>
      ))}
    </svg>
  </div>
);
