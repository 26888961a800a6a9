import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drawn } from '../page/sketch.ts';
import { type LibraryName, programOf } from './library-table.ts';
import type { LibrarySketch } from './plan-library.ts';
import { gnuplotScript } from './programs/gnuplot.ts';
import { rScript } from './programs/r.ts';

const MATPLOTLIB = new URL('programs/draw.py', import.meta.url);

/** What runs each program: its own text, which writes `chart.png` and `place.txt` into the folder it is run in. */
const SCRIPTS: Record<string, (sketch: LibrarySketch) => string | Promise<string>> = {
  // Debian's own Python, which has Debian's matplotlib.
  '/usr/bin/python3': () => readFile(MATPLOTLIB, 'utf8'),
  gnuplot: gnuplotScript,
  Rscript: rScript,
};

/** Whether the page draws the library, or its program is there. */
export function isInstalled(library: LibraryName): boolean {
  const program = programOf(library);
  if (!program) return true;
  const [asks, ...rest] = program.endsWith('python3') ? ['-c', 'import matplotlib'] : ['--version'];
  return spawnSync(program, [asks!, ...rest]).status === 0;
}

/** Has the program draw the sketch. Its `place.txt` has eight numbers, px of the picture: plot x, y, w, h, rows of two prices and of the first and last candle's middle. */
export async function drawByProgram(sketch: LibrarySketch): Promise<{ png: Buffer; drawn: Drawn }> {
  const program = programOf(sketch.library)!;
  const folder = await mkdtemp(join(tmpdir(), 'chart-'));
  try {
    await writeFile(join(folder, 'sketch.json'), JSON.stringify(sketch));
    await writeFile(join(folder, 'script'), await SCRIPTS[program]!(sketch));
    const { status, stderr } = spawnSync(program, ['script'], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
    const place = (await readFile(join(folder, 'place.txt'), 'utf8')).trim().split(/\s+/).map(Number);
    return { png: await readFile(join(folder, 'chart.png')), drawn: drawnAt(sketch, place) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** From px of the program's picture to CSS px, as pages answer. */
function drawnAt({ bars, side, screen, least, most }: LibrarySketch, place: number[]): Drawn {
  const [x, y, w, h, leastRow, mostRow, first, last] = place.map((px) => px / screen.dpr) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const pitch = (last - first) / (bars.length - 1);
  return {
    plot: { x, y, w, h },
    axis: { scale: 'linear', side, p1: least, y1: leastRow, p2: most, y2: mostRow },
    candles: bars.map(({ open, high, low, close, volume }, i) => ({
      x: first + i * pitch,
      o: open,
      h: high,
      l: low,
      c: close,
      v: volume,
    })),
  };
}
