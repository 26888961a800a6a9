import * as d3 from 'd3';

/** An SVG with scales, axes, grid, title and averages, as examples of d3 begin. `rowOf` and `columnOf` are its scales in px of the window. */
export function openFrame(box, sketch) {
  const { theme, fontSize, side, bars } = sketch;
  const { clientWidth: width, clientHeight: height } = box;
  const room = fontSize * 0.62 * sketch.longestLabel + 16;
  const margin = { top: sketch.title ? fontSize * 2.4 : 14, right: 14, bottom: fontSize + 18, left: 14 };
  margin[side] = room;
  const x = d3
    .scaleBand()
    .domain(d3.range(bars.length))
    .range([margin.left, width - margin.right])
    .padding(1 - sketch.body);
  const y = d3
    .scaleLinear()
    .domain([sketch.least, sketch.most])
    .range([height - margin.bottom, margin.top]);
  if (sketch.nice) y.nice();
  const svg = d3.select(box).append('svg').attr('width', width).attr('height', height);
  svg
    .style('background', theme.background)
    .style('font-family', theme.font)
    .style('font-size', `${fontSize}px`)
    .style('display', 'block');
  const ticks = Math.max(3, Math.round(height / 60));
  const inner = width - margin.left - margin.right;
  const axis = (side === 'left' ? d3.axisLeft(y) : d3.axisRight(y)).ticks(ticks, sketch.format);
  const every = Math.ceil(bars.length / (width / 110));
  const dates = d3
    .axisBottom(x)
    .tickValues(x.domain().filter((i) => i % every === 0))
    .tickFormat((i) => sketch.days[i]);
  const toned = (g) => {
    g.attr('font-family', null).attr('font-size', null).style('color', theme.text);
    if (!sketch.axisLines) g.select('.domain').remove();
    return g;
  };
  if (sketch.grid) {
    svg
      .append('g')
      .attr('stroke', theme.grid)
      .selectAll('line')
      .data(y.ticks(ticks))
      .join('line')
      .attr('x1', margin.left)
      .attr('x2', margin.left + inner)
      .attr('y1', y)
      .attr('y2', y);
  }
  svg
    .append('g')
    .attr('transform', `translate(0,${height - margin.bottom})`)
    .call(dates)
    .call(toned);
  svg
    .append('g')
    .attr('transform', `translate(${side === 'left' ? margin.left : width - margin.right},0)`)
    .call(axis)
    .call(toned);
  if (sketch.title) {
    svg
      .append('text')
      .attr('x', margin.left)
      .attr('y', fontSize * 1.6)
      .attr('font-weight', 700)
      .attr('fill', theme.text)
      .text(sketch.title);
  }
  const { left, top } = box.getBoundingClientRect();
  return {
    svg,
    x,
    y,
    foot: height - margin.bottom,
    place: {
      plot: { x: left + margin.left, y: top + margin.top, w: inner, h: height - margin.top - margin.bottom },
      rowOf: (price) => top + y(price),
      columnOf: (i) => left + x(i) + x.bandwidth() / 2,
    },
  };
}

export function drawAverages({ svg, x, y }, { averages }) {
  for (const { color, values } of averages) {
    const line = d3
      .line()
      .defined((value) => value !== null)
      .x((_, i) => x(i) + x.bandwidth() / 2)
      .y(y);
    svg.append('path').attr('fill', 'none').attr('stroke', color).attr('stroke-width', 1.5).attr('d', line(values));
  }
}

/** Bars of volume at the foot of the plot, at most `share` of its height. */
export function drawVolume({ svg, x, foot, place }, sketch, share = 0.18) {
  if (!sketch.volume) return;
  const tall = d3.scaleLinear([0, d3.max(sketch.bars, (bar) => bar.volume)], [0, place.plot.h * share]);
  svg
    .append('g')
    .attr('fill-opacity', 0.35)
    .selectAll('rect')
    .data(sketch.bars)
    .join('rect')
    .attr('x', (_, i) => x(i))
    .attr('width', x.bandwidth())
    .attr('y', (bar) => foot - tall(bar.volume))
    .attr('height', (bar) => tall(bar.volume))
    .attr('fill', (bar) => (bar.close >= bar.open ? sketch.theme.up : sketch.theme.down).border);
}
