import { drawAverages, drawVolume, openFrame } from './d3-frame.js';

/** The manner of most tutorials: a line for the wick and over it a rectangle with a border, filled or of the ground's colour. */
export function draw(box, sketch) {
  const frame = openFrame(box, sketch);
  const { svg, x, y, place } = frame;
  const { theme } = sketch;
  const ink = ({ open, close }) => (close >= open ? theme.up : theme.down);
  drawVolume(frame, sketch);
  drawAverages(frame, sketch);
  svg
    .append('g')
    .selectAll('line')
    .data(sketch.bars)
    .join('line')
    .attr('x1', (_, i) => x(i) + x.bandwidth() / 2)
    .attr('x2', (_, i) => x(i) + x.bandwidth() / 2)
    .attr('y1', (bar) => y(bar.high))
    .attr('y2', (bar) => y(bar.low))
    .attr('stroke', (bar) => ink(bar).wick)
    .attr('stroke-width', sketch.stroke);
  svg
    .append('g')
    .selectAll('rect')
    .data(sketch.bars)
    .join('rect')
    .attr('x', (_, i) => x(i))
    .attr('y', (bar) => y(Math.max(bar.open, bar.close)))
    .attr('width', x.bandwidth())
    .attr('height', (bar) => Math.max(1, Math.abs(y(bar.open) - y(bar.close))))
    .attr('rx', sketch.round)
    .attr('fill', (bar) => ink(bar).fill ?? theme.background)
    .attr('stroke', (bar) => ink(bar).border)
    .attr('stroke-width', (bar) => (ink(bar).fill === ink(bar).border ? null : sketch.stroke));
  return place;
}
