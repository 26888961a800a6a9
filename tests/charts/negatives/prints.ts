import { type Drawing, line, rect, svg, text, times } from './paper.ts';

/** Paper, signs and screens: ruled, lettered and boxed. */
export const PRINTS = {
  staves,
  rulers,
  squaresWithLetters,
  tillRoll,
  conversation,
  punched,
  heatGrid,
  lineMap,
  preferences,
  sprites,
} satisfies Record<string, Drawing>;

/** Notes with stems on five lines. */
function staves(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const rows = random.integer(2, 5);
  const notes = random.integer(12, 30);
  const music = times(rows, (row) => {
    const top = ((row + 0.3) * height) / rows;
    const gap = height / rows / 14;
    return (
      times(5, (i) => line(width * 0.05, top + i * gap, width * 0.95, top + i * gap, '#333')).join('') +
      times(notes, (i) => {
        const [at, y] = [width * (0.09 + (0.85 * i) / notes), top + gap * random.between(-1, 5)];
        const up = random.chance(0.6);
        return `<ellipse cx="${at}" cy="${y}" rx="${gap * 0.62}" ry="${gap * 0.45}" fill="#111"/>${line(at + (up ? 1 : -1) * gap * 0.55, y, at + (up ? 1 : -1) * gap * 0.55, y + (up ? -3.4 : 3.4) * gap, '#111', 1.6)}`;
      }).join('') +
      times(4, (i) => line(width * (0.05 + 0.3 * i), top, width * (0.05 + 0.3 * i), top + 4 * gap, '#333', 1.5)).join(
        '',
      )
    );
  });
  return svg(sheet, rect(0, 0, width, height, '#fffdf6') + music.join(''));
}

/** Strokes of three lengths, with numbers. */
function rulers(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const step = random.between(6, 14);
  const double = random.chance(0.5);
  const [top, foot] = [height * 0.35, height * 0.65];
  const strokes = times(Math.floor(width / step), (i) => {
    const long = i % 10 === 0 ? 0.5 : i % 5 === 0 ? 0.35 : 0.2;
    const tall = (foot - top) * long;
    return (
      line(i * step, top, i * step, top + tall, '#222', 1.4) +
      (double ? line(i * step, foot - tall, i * step, foot, '#222', 1.4) : '') +
      (i % 10 === 0 ? text(i * step + 3, top + tall + 14, String(i / 10), '#222', 13) : '')
    );
  });
  return svg(
    sheet,
    rect(0, 0, width, height, random.pick(['#6d5138', '#ddd', sheet.paper])) +
      rect(0, top, width, foot - top, random.pick(['#f2d16b', '#e9e9e4', '#d9b77e'])) +
      strokes.join(''),
  );
}

function squaresWithLetters(...[random, sheet]: Parameters<Drawing>): string {
  const size = random.integer(11, 21);
  const cell = (Math.min(sheet.width, sheet.height) * 0.94) / size;
  const left = (sheet.width - cell * size) / 2;
  const cells = times(size * size, (i) => {
    const [x, y] = [left + (i % size) * cell, 10 + Math.floor(i / size) * cell];
    const dark = random.chance(0.24);
    return (
      rect(x, y, cell, cell, dark ? '#111' : '#fff', 'stroke="#111"') +
      (!dark && random.chance(0.3)
        ? text(x + cell / 2, y + cell * 0.7, random.pick('ABCDEFGHILMNOPRST'.split('')), '#222', cell * 0.6, 'middle')
        : '')
    );
  });
  return svg(sheet, rect(0, 0, sheet.width, sheet.height, '#fff') + cells.join(''));
}

function tillRoll(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const wide = Math.min(width * 0.8, 360);
  const left = (width - wide) / 2;
  const lines = times(
    Math.floor(height / 24) - 2,
    (i) =>
      text(left + 16, 40 + i * 24, random.pick(['Milk', 'Bread 2x', 'Tea', 'Apples', 'Rice 1kg', 'Soap']), '#222', 14) +
      text(left + wide - 16, 40 + i * 24, random.between(0.5, 30).toFixed(2), '#222', 14, 'end'),
  );
  return svg(sheet, rect(0, 0, width, height, '#7c6a58') + rect(left, 0, wide, height, '#fbfbf7') + lines.join(''));
}

function conversation(...[random, sheet]: Parameters<Drawing>): string {
  const { width } = sheet;
  let y = 20;
  const bubbles = times(12, () => {
    const own = random.chance(0.5);
    const [wide, tall] = [width * random.between(0.25, 0.6), random.between(34, 86)];
    const x = own ? width - wide - 16 : 16;
    const at = y;
    y += tall + 12;
    return (
      rect(x, at, wide, tall, own ? sheet.accents[0]! : `${sheet.ink}22`, 'rx="14"') +
      times(Math.floor(tall / 22), (k) =>
        text(
          x + 14,
          at + 22 + k * 20,
          times(4, () => random.pick(['when', 'the', 'train', 'leaves', 'tomorrow', 'we', 'meet'])).join(' '),
          own ? '#fff' : sheet.ink,
          14,
        ),
      ).join('')
    );
  });
  return svg(sheet, bubbles.join(''));
}

/** Cards of holes in columns. */
function punched(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const [columns, rows] = [random.integer(30, 80), random.integer(8, 12)];
  const tall = random.chance(0.5) ? 0.7 : 0.45;
  const holes = times(columns * rows, (i) =>
    random.chance(0.22)
      ? rect(
          width * 0.05 + ((i % columns) * width * 0.9) / columns,
          height * 0.12 + (Math.floor(i / columns) * height * 0.76) / rows,
          (width * 0.5) / columns,
          (height * 0.76 * tall) / rows,
          '#3b342a',
        )
      : '',
  );
  return svg(
    sheet,
    rect(0, 0, width, height, '#8a8177') +
      rect(width * 0.03, height * 0.06, width * 0.94, height * 0.88, '#efe2c4') +
      holes.join(''),
  );
}

function heatGrid(...[random, sheet]: Parameters<Drawing>): string {
  const [columns, rows] = [random.integer(10, 52), random.integer(7, 24)];
  const [w, h] = [sheet.width / (columns + 4), sheet.height / (rows + 3)];
  const cells = times(columns * rows, (i) =>
    rect(
      2 * w + (i % columns) * w,
      h + Math.floor(i / columns) * h,
      w - 1,
      h - 1,
      `hsl(${random.pick([140, 150, 10])} 60% ${random.between(25, 85).toFixed(0)}%)`,
    ),
  );
  const names = times(rows, (i) =>
    text(4, h * (i + 1.7), random.pick(['Mon', 'Tue', 'BTC', 'Tech', '08:00']), sheet.ink, Math.min(12, h)),
  );
  return svg(sheet, names.join('') + cells.join(''));
}

function lineMap(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const routes = times(random.integer(3, 6), (i) => {
    let [x, y] = [width * 0.05, height * random.between(0.1, 0.9)];
    const stops: string[] = [];
    let path = `M${x} ${y}`;
    while (x < width * 0.95) {
      const turn = random.pick([-1, 0, 0, 1]);
      x += 60;
      y += turn * 60;
      path += `L${x} ${y}`;
      stops.push(`<circle cx="${x}" cy="${y}" r="6" fill="#fff" stroke="#111" stroke-width="2"/>`);
    }
    return `<path d="${path}" fill="none" stroke="${sheet.accents[i % 4]}" stroke-width="8"/>${stops.join('')}`;
  });
  return svg(sheet, rect(0, 0, width, height, '#fff') + routes.join(''));
}

function preferences(...[random, sheet]: Parameters<Drawing>): string {
  const rows = times(Math.floor(sheet.height / 52), (i) => {
    const on = random.chance(0.5);
    const [x, y] = [sheet.width - 70, i * 52 + 14];
    return (
      text(
        20,
        y + 18,
        random.pick(['Notifications', 'Dark mode', 'Language', 'Sounds', 'Privacy', 'Backup']),
        sheet.ink,
        16,
      ) +
      rect(x, y, 46, 24, on ? sheet.accents[0]! : `${sheet.ink}44`, 'rx="12"') +
      `<circle cx="${x + (on ? 34 : 12)}" cy="${y + 12}" r="10" fill="#fff"/>` +
      line(0, y + 38, sheet.width, y + 38, `${sheet.ink}22`)
    );
  });
  return svg(sheet, rows.join(''));
}

/** Figures of a few large pixels, in rows. */
function sprites(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const pixel = random.integer(5, 10);
  const figures = times(random.integer(8, 40), (i) => {
    const across = Math.floor(width / (12 * pixel));
    const [x, y] = [(i % across) * 12 * pixel + 10, Math.floor(i / across) * 13 * pixel + 20];
    const color = random.pick(sheet.accents);
    return times(5 * 10, (k) => {
      if (!random.chance(0.55)) return '';
      const [column, row] = [k % 5, Math.floor(k / 5)];
      return (
        rect(x + column * pixel, y + row * pixel, pixel, pixel, color) +
        rect(x + (9 - column) * pixel, y + row * pixel, pixel, pixel, color)
      );
    }).join('');
  });
  return svg(sheet, rect(0, 0, width, height, '#0b0b12') + figures.join(''));
}
