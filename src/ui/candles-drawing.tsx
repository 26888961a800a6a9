const candles = [
  { x: 12, top: 34, height: 18, wick: [26, 58] },
  { x: 32, top: 24, height: 20, wick: [18, 50] },
  { x: 52, top: 30, height: 12, wick: [24, 48] },
  { x: 72, top: 14, height: 22, wick: [8, 42] },
] as const;

/** Four candles, the last one only outlined: what is not there yet. */
export const CandlesDrawing = () => (
  <svg
    width="96"
    height="64"
    viewBox="0 0 96 64"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    {candles.map(({ x, top, height, wick: [high, low] }, index) => (
      <g key={x} strokeDasharray={index === candles.length - 1 ? '3 3' : undefined}>
        <path d={`M${x + 5} ${high}V${top}M${x + 5} ${top + height}V${low}`} />
        <rect x={x} y={top} width="10" height={height} rx="1.5" />
      </g>
    ))}
  </svg>
);
