import { type Drawing, line, rect, svg, times } from './paper.ts';

/** Pictures as a camera would take them: no screen, no chart. Noise comes from SVG's turbulence filter. */
export const SCENES = { foliage, room, desk, shelves, wall } satisfies Record<string, Drawing>;

const noise = (id: string, seed: number, frequency: string, colors: string, octaves = 4) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${colors}"/></filter>`;
const GREENS = '0.3 0.2 0 0 0  0.5 0.6 0 0 0.05  0.1 0.1 0.2 0 0  0 0 0 0 1';
const WOOD = '0.5 0.1 0 0 0.25  0.35 0.05 0 0 0.14  0.2 0 0 0 0.07  0 0 0 0 1';
const PLASTER = '0.1 0 0 0 0.68  0.1 0 0 0 0.66  0.1 0 0 0 0.6  0 0 0 0 1';

function foliage(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const trunks = times(random.integer(4, 12), () =>
    line(
      random.next() * width,
      height,
      random.next() * width,
      random.between(0, height / 2),
      '#2c2016',
      random.between(3, 16),
    ),
  );
  return svg(
    sheet,
    `<rect width="${width}" height="${height}" filter="url(#leaves)"/>${trunks.join('')}<rect width="${width}" height="${height * 0.3}" fill="#bcd6ee" opacity=".45"/>`,
    noise('leaves', random.integer(1, 99), '0.03 0.04', GREENS, 5),
  );
}

function room(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const floor = height * 0.72;
  const furniture = times(random.integer(4, 8), () => {
    const [w, h] = [random.between(60, 220), random.between(60, 260)];
    const x = random.next() * (width - w);
    return (
      rect(x, floor - h + 20, w, h, random.pick(['#6b4a32', '#8b8f98', '#34506b', '#a33f36', '#d8cdb6']), 'rx="6"') +
      line(x + 8, floor + 20, x + 8, floor + 50, '#222', 6) +
      line(x + w - 8, floor + 20, x + w - 8, floor + 50, '#222', 6)
    );
  });
  return svg(
    sheet,
    `<rect width="${width}" height="${height}" filter="url(#plaster)"/><rect y="${floor}" width="${width}" height="${height}" filter="url(#wood)"/>${furniture.join('')}`,
    noise('plaster', random.integer(1, 99), '0.5', PLASTER) + noise('wood', random.integer(1, 99), '0.004 0.09', WOOD),
  );
}

function desk(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const cup = `<circle cx="${width * 0.75}" cy="${height * 0.35}" r="70" fill="#eee"/><circle cx="${width * 0.75}" cy="${height * 0.35}" r="56" fill="#3b2415"/>`;
  const pens = times(6, () => {
    const [x, y] = [random.next() * width, random.next() * height];
    return line(
      x,
      y,
      x + random.between(-160, 160),
      y + random.between(-160, 160),
      random.pick(['#c33', '#27c', '#222', '#2a7', '#eb3']),
      9,
    );
  });
  const sheetOfPaper = `<g transform="rotate(${random.between(-20, 20)} ${width / 3} ${height / 2})">${rect(width * 0.15, height * 0.2, width * 0.35, height * 0.6, '#f8f6ef')}${times(16, (i) => rect(width * 0.18, height * 0.25 + i * height * 0.03, width * random.between(0.1, 0.28), 3, '#99a')).join('')}</g>`;
  return svg(
    sheet,
    `<rect width="${width}" height="${height}" filter="url(#wood)"/>${sheetOfPaper}${pens.join('')}${cup}`,
    noise('wood', random.integer(1, 99), '0.006 0.1', WOOD),
  );
}

/** Books on shelves: many upright coloured boxes of differing height. */
function shelves(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const rows = random.integer(2, 4);
  const shelf = (row: number) => {
    const bottom = ((row + 1) * height) / rows - 12;
    const books: string[] = [];
    for (let x = 10; x < width - 20; ) {
      const thick = random.between(12, 44);
      const tall = (height / rows) * random.between(0.5, 0.85);
      books.push(
        rect(
          x,
          bottom - tall,
          thick,
          tall,
          random.pick(['#8c2f39', '#2f5d8c', '#e0d8c0', '#3c6e47', '#222', '#c98b2b', '#6a4c93']),
          'stroke="#0003"',
        ),
      );
      x += thick + (random.chance(0.1) ? 30 : 1);
    }
    return books.join('') + rect(0, bottom, width, 14, '#5b3d26');
  };
  return svg(sheet, rect(0, 0, width, height, '#2a1c12') + times(rows, shelf).join(''));
}

function wall(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const brick = { w: random.between(50, 90), h: random.between(20, 34) };
  const bricks = times(Math.ceil(height / brick.h) * (Math.ceil(width / brick.w) + 1), (i) => {
    const across = Math.ceil(width / brick.w) + 1;
    const row = Math.floor(i / across);
    return rect(
      ((i % across) - (row % 2) / 2) * brick.w,
      row * brick.h,
      brick.w - 3,
      brick.h - 3,
      random.pick(['#9a4a36', '#a8553f', '#8a3f2d', '#b36048']),
    );
  });
  return svg(sheet, rect(0, 0, width, height, '#c9bfb0') + bricks.join(''));
}
