import type { Page } from 'playwright';
import type { Random } from '../random.ts';

/** A label as it was drawn: its text with the middle of each character, and the row of the middle of its digits, px of the screen. */
export type DrawnLabel = {
  text: string;
  centres: number[];
  middle: number;
  digitHeight: number;
  x0: number;
  x1: number;
};

/** Colours of ground and text, as screens have them. */
const COLOURS = [
  ['#ffffff', '#131722'],
  ['#ffffff', '#787b86'],
  ['#f8f9fd', '#4a4a4a'],
  ['#131722', '#b2b5be'],
  ['#131722', '#d1d4dc'],
  ['#000000', '#c8c8c8'],
  ['#0b0e11', '#848e9c'],
  ['#161a25', '#787b86'],
  ['#fdf6e3', '#586e75'],
  ['#1e222d', '#9598a1'],
  ['#26a69a', '#ffffff'],
  ['#ef5350', '#ffffff'],
  ['#2962ff', '#ffffff'],
  ['#eceff1', '#37474f'],
] as const;

const PREFIXES = '$ $ € € £ ¥ ₹ ₹ ₩ ₽ ₿ ฿ ₺ ₫ − + - R$ A$ Rs kr zł ~ ≈ H L C ( #'.split(' ');
const SUFFIXES = 'K|M|B|k|T| €|€| $| USD| ₽| zł| kr|p|c|¢|‰|)|x|m'.split('|');
const OTHERS = 'BTC|Vol|12:30|16 Jul|Jan|H 45.2|USD|1D|09:15|RSI 14|Sell|EMA'.split('|');

type Spec = { text: string; x: number; y: number };
type Block = {
  font: string;
  size: number;
  weight: number;
  ground: string;
  ink: string;
  x0: number;
  x1: number;
  labels: Spec[];
};

/** px; `sizes`: the least and the largest size of a font. */
type LabelPage = { width: number; height: number; families: readonly string[]; sizes: readonly [number, number] };

/** Fills a page with columns of labels in all of `families` by turns, and says where each character stands. */
export async function drawLabels(
  page: Page,
  { width, height, families, sizes }: LabelPage,
  random: Random,
): Promise<DrawnLabel[]> {
  const blocks = planBlocks({ width, height, families, sizes }, random);
  return page.evaluate(
    ({ blocks, width, height }) => {
      const canvas = document.querySelector('canvas')!;
      const dpr = devicePixelRatio;
      canvas.width = width * dpr;
      canvas.height = height * dpr;
      const context = canvas.getContext('2d')!;
      context.scale(dpr, dpr);
      const drawn: DrawnLabel[] = [];
      for (const { font, size, weight, ground, ink, x0, x1, labels } of blocks) {
        context.fillStyle = ground;
        context.fillRect(x0, 0, x1 - x0, height);
        context.fillStyle = ink;
        context.font = `${weight} ${size}px "${font}"`;
        const box = context.measureText('0');
        for (const { text, x, y } of labels) {
          context.fillText(text, x, y);
          const edges = Array.from(
            { length: text.length + 1 },
            (_, i) => x + context.measureText(text.slice(0, i)).width,
          );
          drawn.push({
            text,
            centres: edges.slice(1).map((edge, i) => ((edge + edges[i]!) / 2) * dpr),
            middle: (y + (box.actualBoundingBoxDescent - box.actualBoundingBoxAscent) / 2) * dpr,
            digitHeight: (box.actualBoundingBoxAscent + box.actualBoundingBoxDescent) * dpr,
            x0: edges[0]! * dpr,
            x1: edges.at(-1)! * dpr,
          });
        }
      }
      return drawn;
    },
    { blocks, width, height },
  );
}

function planBlocks({ width, height, families, sizes }: LabelPage, random: Random): Block[] {
  const blocks: Block[] = [];
  for (let x0 = 0; x0 < width; ) {
    const size = random.chance(0.6) ? random.integer(...sizes) : random.between(...sizes);
    const format = planFormat(random);
    const x1 = Math.min(width, x0 + size * 0.62 * (format.most + 4));
    const [ground, ink] = random.pick(COLOURS);
    const labels: Spec[] = [];
    for (let y = size * 1.5; y < height - size; y += size * random.between(1.9, 2.4))
      labels.push({
        text: format.next(),
        x: x0 + size * random.between(0.9, 1.5),
        y: random.chance(0.5) ? Math.round(y) : y,
      });
    if (x1 - x0 > size * 3) {
      const weight = random.chance(0.15) ? 700 : 400;
      blocks.push({ font: random.pick(families), size, weight, ground, ink, x0, x1, labels });
    }
    x0 = x1;
  }
  return blocks;
}

/** How one column writes its numbers. */
function planFormat(random: Random): { most: number; next: () => string } {
  const decimals = random.pick([0, 0, 1, 2, 2, 2, 3, 4, 5]);
  const whole = decimals >= 4 ? random.integer(1, 3) : random.integer(1, 6);
  const group = random.pick(['', '', ',', ',', '.', ' ', ' ', "'", '’']);
  const suffix = random.chance(0.1) ? '%' : random.chance(0.2) ? random.pick(SUFFIXES) : '';
  const prefix = random.chance(0.3) ? random.pick(PREFIXES) : '';
  const noughts = random.chance(0.05) ? random.pick(['0.0₅', '0.0₄', '0.0{4}', '0.0{5}']) : '';
  const point = group === '.' ? ',' : random.chance(group === ' ' ? 0.4 : 0.06) ? ',' : '.';
  const digits = (count: number) => Array.from({ length: count }, () => random.integer(0, 9)).join('');
  return {
    most: whole + decimals + 3,
    next() {
      if (random.chance(0.04)) return random.pick(OTHERS);
      let text = digits(random.chance(0.8) ? whole : random.integer(1, whole)).replace(/^0+(?=\d)/, '');
      if (group) text = text.replace(/\B(?=(\d{3})+$)/g, group);
      if (noughts) return prefix + noughts + digits(4);
      return prefix + (decimals ? `${text}${point}${digits(decimals)}` : text) + suffix;
    },
  };
}
