import { createRandom, type Random } from '../random.ts';
import { layer } from './captions.ts';
import { priceText } from './price-text.ts';
import type { Drawn, Sketch } from './sketch.ts';

/** What may stand where the price axis would, or be left of it. */
export type Loss = 'blank' | 'blurred' | 'masked' | 'book' | 'watchlist' | 'times' | 'panel';

/** Puts something over the price axis beside the candles, px of the chart's own box; the panes below keep theirs. */
export function loseScale(box: HTMLElement, { plot }: Drawn, sketch: Sketch, loss: Loss, seed: string): void {
  const random = createRandom(seed);
  const isLeft = sketch.side === 'left';
  const room = isLeft ? plot.x : box.clientWidth - plot.x - plot.w;
  const { theme, fontSize } = sketch;
  const cover = layer(
    isLeft ? 0 : plot.x + plot.w + 1,
    plot.y,
    `width:${room - 1}px;height:${plot.h}px;overflow:hidden;font:${fontSize}px ${theme.font};color:${theme.text}`,
  );
  if (loss === 'blurred') cover.style.backdropFilter = `blur(${random.between(2.5, 5).toFixed(1)}px)`;
  else cover.style.background = theme.background;
  if (loss === 'panel') {
    // A drawer that was pulled over part of the labels.
    const part = random.between(0.3, 0.75);
    cover.style.width = `${Math.round(part * room)}px`;
    if (!random.chance(0.5)) cover.style.left = `${Math.round(plot.x + plot.w + (1 - part) * room)}px`;
  }
  cover.innerHTML = rowsFor(loss, random, sketch, plot.h);
  box.append(cover);
}

function rowsFor(loss: Loss, random: Random, sketch: Sketch, height: number): string {
  const pitch = Math.round(sketch.fontSize * random.between(1.5, 4));
  const from = random.integer(4, 20);
  const rows = Array.from({ length: Math.max(0, Math.floor((height - from) / pitch)) }, (_, i) => i);
  const last = sketch.bars.at(-1)!.close;
  const tick = 10 ** -sketch.decimals * random.pick([1, 5, 10, 50]);
  const texts: Partial<Record<Loss, (i: number) => string>> = {
    masked: () => random.pick(['•••••', '*****', '--.--']),
    book: (i) => priceText(last + (rows.length / 2 - i) * tick, sketch),
    watchlist: () => random.between(1, 400).toFixed(2),
    times: (i) => `14:${String(59 - i).padStart(2, '0')}`,
  };
  const text = texts[loss];
  if (!text) return '';
  return rows
    .map((i) => `<div style="position:absolute;left:6px;top:${from + i * pitch}px;white-space:nowrap">${text(i)}</div>`)
    .join('');
}
