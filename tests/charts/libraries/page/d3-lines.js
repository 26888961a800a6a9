import { drawAverages, drawVolume, openFrame } from './d3-frame.js';

/** The manner of d3's own example: two lines a candle, a thin one from low to high and one as wide as the band from open to close. */
export function draw(box, sketch) {
  const frame = openFrame(box, sketch);
  const { svg, x, y, place } = frame;
  const { theme } = sketch;
  drawVolume(frame, sketch);
  const candle = svg
    .append('g')
    .attr('stroke', sketch.inkWicks ? theme.text : null)
    .selectAll('g')
    .data(sketch.bars)
    .join('g')
    .attr('transform', (_, i) => `translate(${x(i) + x.bandwidth() / 2},0)`);
  const color = ({ open, close }) => (close >= open ? theme.up : theme.down).border;
  candle
    .append('line')
    .attr('stroke', sketch.inkWicks ? null : color)
    .attr('stroke-width', sketch.stroke)
    .attr('y1', (bar) => y(bar.low))
    .attr('y2', (bar) => y(bar.high));
  candle
    .append('line')
    .attr('y1', (bar) => y(bar.open))
    // A line without length is not drawn.
    .attr('y2', (bar) => y(bar.close) + (bar.open === bar.close ? 1 : 0))
    .attr('stroke-width', x.bandwidth())
    .attr('stroke', color);
  drawAverages(frame, sketch);
  return place;
}
