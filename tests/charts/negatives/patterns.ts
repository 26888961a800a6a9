import { type Drawing, line, rect, svg, times } from './paper.ts';

/** Things made of upright bars and boxes that a careless reader takes for candles. */
export const PATTERNS = { pianoKeys, qrCode, barCode, equaliser, skyline, levelMeters } satisfies Record<
  string,
  Drawing
>;

function pianoKeys(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const keys = random.integer(14, 36);
  const key = width / keys;
  const top = height * random.between(0.1, 0.4);
  const whites = times(keys, (i) => rect(i * key + 1, top, key - 2, height * 0.55, '#fdfdfa', 'stroke="#333"'));
  const blacks = times(keys, (i) =>
    [0, 1, 3, 4, 5].includes(i % 7) ? rect((i + 0.68) * key, top, key * 0.62, height * 0.33, '#111') : '',
  );
  return svg(
    sheet,
    rect(0, 0, width, height, random.pick(['#4b3524', '#222', sheet.paper])) + whites.join('') + blacks.join(''),
  );
}

/** Looks like a QR code: three finder squares and random modules. */
function qrCode(...[random, sheet]: Parameters<Drawing>): string {
  const size = random.pick([25, 29, 33, 41]);
  const module = (Math.min(sheet.width, sheet.height) * 0.8) / size;
  const [left, top] = [(sheet.width - module * size) / 2, (sheet.height - module * size) / 2];
  const inFinder = (x: number, y: number) => (x < 8 && y < 8) || (x > size - 9 && y < 8) || (x < 8 && y > size - 9);
  const dots = times(size * size, (i) => [i % size, Math.floor(i / size)] as const).map(([x, y]) =>
    !inFinder(x, y) && random.chance(0.5) ? rect(left + x * module, top + y * module, module, module, '#000') : '',
  );
  const finder = (x: number, y: number) =>
    rect(left + x * module, top + y * module, 7 * module, 7 * module, '#000') +
    rect(left + (x + 1) * module, top + (y + 1) * module, 5 * module, 5 * module, '#fff') +
    rect(left + (x + 2) * module, top + (y + 2) * module, 3 * module, 3 * module, '#000');
  return svg(
    sheet,
    rect(0, 0, sheet.width, sheet.height, '#fff') +
      dots.join('') +
      finder(0, 0) +
      finder(size - 7, 0) +
      finder(0, size - 7),
  );
}

function barCode(...[random, sheet]: Parameters<Drawing>): string {
  const bars: string[] = [];
  for (let x = sheet.width * 0.15; x < sheet.width * 0.85; ) {
    const width = random.integer(1, 4) * 2.5;
    bars.push(rect(x, sheet.height * 0.25, width, sheet.height * (random.chance(0.1) ? 0.52 : 0.48), '#000'));
    x += width + random.integer(1, 4) * 2.5;
  }
  const digits = times(12, () => random.integer(0, 9)).join(' ');
  return svg(
    sheet,
    `${rect(0, 0, sheet.width, sheet.height, '#fff')}${bars.join('')}<text x="${sheet.width / 2}" y="${sheet.height * 0.8}" font-size="24" text-anchor="middle">${digits}</text>`,
  );
}

/** Bars of light that rise from the middle, as music players show. */
function equaliser(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(24, 80);
  const pitch = sheet.width / count;
  const mirrored = random.chance(0.5);
  const bars = times(count, (i) => {
    const size = sheet.height * 0.35 * (0.15 + Math.abs(Math.sin(i * 0.4)) * random.between(0.4, 1));
    return rect(
      i * pitch + pitch * 0.2,
      sheet.height * 0.55 - size,
      pitch * 0.6,
      mirrored ? size * 2 : size,
      sheet.accents[i % 3 ? 0 : 1]!,
      'rx="2"',
    );
  });
  return svg(sheet, bars.join(''));
}

function skyline(...[random, sheet]: Parameters<Drawing>): string {
  const houses: string[] = [];
  for (let x = 0; x < sheet.width; ) {
    const width = random.between(30, 90);
    const top = sheet.height * random.between(0.2, 0.7);
    const wall = random.pick(['#2b2f3a', '#3a4152', '#4d5568', '#1d2028']);
    houses.push(rect(x, top, width, sheet.height - top, wall));
    if (random.chance(0.35))
      houses.push(line(x + width / 2, top, x + width / 2, top - random.between(20, 90), wall, 3));
    for (let y = top + 8; y < sheet.height - 14; y += 16)
      for (let at = x + 6; at < x + width - 8; at += 13)
        if (random.chance(0.5)) houses.push(rect(at, y, 6, 8, '#f3d58a'));
    x += width + random.pick([0, 2, 8]);
  }
  return svg(
    sheet,
    rect(0, 0, sheet.width, sheet.height, 'url(#sky)') + houses.join(''),
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#24365c"/><stop offset="1" stop-color="#e39a6b"/></linearGradient>',
  );
}

/** Sliders of a mixing desk: thin rails with a broad knob, each at its own height. */
function levelMeters(...[random, sheet]: Parameters<Drawing>): string {
  const count = random.integer(10, 24);
  const pitch = sheet.width / (count + 1);
  const rails = times(count, (i) => {
    const x = (i + 1) * pitch;
    const knob = sheet.height * random.between(0.25, 0.7);
    return (
      line(x, sheet.height * 0.2, x, sheet.height * 0.8, sheet.ink, 3) +
      rect(x - pitch * 0.28, knob, pitch * 0.56, 34, random.pick(sheet.accents), 'rx="4"')
    );
  });
  return svg(sheet, rails.join(''));
}
