import { drawAverages, drawVolume, openFrame } from './d3-frame.js';

/** The manner of d3's example of OHLC bars: one path a bar, ticks at the left for the open and at the right for the close. */
export function draw(box, sketch) {
  const frame = openFrame(box, sketch);
  const { svg, x, y, place } = frame;
  const { theme } = sketch;
  const tick = x.bandwidth() / 2;
  drawVolume(frame, sketch);
  svg
    .append('g')
    .attr('fill', 'none')
    .attr('stroke-width', Math.max(1, sketch.stroke))
    .selectAll('path')
    .data(sketch.bars)
    .join('path')
    .attr('transform', (_, i) => `translate(${x(i) + tick},0)`)
    .attr('stroke', ({ open, close }) => (close >= open ? theme.up : theme.down).border)
    .attr('d', (bar) => `M0,${y(bar.low)}V${y(bar.high)}M0,${y(bar.open)}h${-tick}M0,${y(bar.close)}h${tick}`);
  drawAverages(frame, sketch);
  return place;
}
