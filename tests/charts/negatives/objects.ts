import { type Drawing, line, rect, svg, text, times, walk } from './paper.ts';

/** Things that stand in a row, broad in one place and thin in another. */
export const OBJECTS = {
  birthdayCandles,
  abacus,
  bottles,
  thermometers,
  pickets,
  trees,
  pencils,
  slats,
  houseFront,
  keys,
} satisfies Record<string, Drawing>;

const SHADES = ['#c0392b', '#2980b9', '#27ae60', '#f1c40f', '#8e44ad', '#e67e22', '#ecf0f1'];

const shaded = (id: string, from: string, to: string, upright = true) =>
  `<linearGradient id="${id}" ${upright ? 'x2="0" y2="1"' : 'x2="1" y2="0"'}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const grained = (seed: number) =>
  `<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .35 0"/></filter>`;

/** Wax with a wick and a flame, on a cake or a shelf. */
function birthdayCandles(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const count = random.integer(7, 26);
  const level = random.chance(0.5);
  const flames = random.chance(0.6);
  const candles = times(count, (i) => {
    const at = (width * (i + 1)) / (count + 1);
    const wide = (width / count) * random.between(0.3, 0.45);
    const tall = height * random.between(0.12, 0.4);
    const foot = height * (level ? 0.8 : random.between(0.6, 0.85));
    const wick = height * random.between(0.02, 0.05);
    return (
      line(at, foot - tall - wick, at, foot - tall, '#332', 2) +
      rect(at - wide / 2, foot - tall, wide, tall, random.pick(SHADES)) +
      (flames ? `<ellipse cx="${at}" cy="${foot - tall - wick - 8}" rx="4" ry="9" fill="#ffb347"/>` : '')
    );
  });
  return svg(
    sheet,
    rect(0, 0, width, height, 'url(#dusk)') + rect(0, height * 0.8, width, height * 0.2, '#5d4037') + candles.join(''),
    shaded('dusk', '#2b1d3a', '#6b4c7a'),
  );
}

/** Beads on rods. */
function abacus(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const rods = random.integer(9, 30);
  const [top, foot] = [height * 0.12, height * 0.88];
  const pitch = (width * 0.86) / rods;
  const bead = random.between(16, 34);
  const all = times(rods, (i) => {
    const at = width * 0.07 + (i + 0.5) * pitch;
    const first = random.between(top + 10, height * 0.55);
    const beads = times(random.integer(1, 6), (k) =>
      rect(at - pitch * 0.38, first + k * (bead + 1), pitch * 0.76, bead, SHADES[i % 4]!, `rx="${bead / 3}"`),
    );
    return line(at, top, at, foot, '#666', 3) + beads.join('');
  });
  return svg(
    sheet,
    rect(0, 0, width, height, sheet.paper) +
      all.join('') +
      rect(width * 0.05, top - 14, width * 0.9, 14, '#7b5534') +
      rect(width * 0.05, foot, width * 0.9, 14, '#7b5534'),
  );
}

/** A body and a neck; on a shelf, or hung at several heights. */
function bottles(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const count = random.integer(8, 24);
  const level = random.chance(0.5);
  const all = times(count, (i) => {
    const at = (width * (i + 0.5)) / count;
    const wide = (width / count) * 0.66;
    const body = height * random.between(0.2, 0.34);
    const neck = height * random.between(0.06, 0.16);
    const foot = level ? height * 0.76 : height * random.between(0.55, 0.85);
    const glass = random.pick(['#2e5d34', '#5a3b1c', '#6f8f9f', '#2b3a4a']);
    return (
      rect(at - wide / 2, foot - body, wide, body, glass, 'rx="5"') +
      rect(at - wide / 8, foot - body - neck, wide / 4, neck + 4, glass) +
      rect(at - wide / 2 + 2, foot - body * 0.7, wide - 4, body * 0.35, '#efe8d5')
    );
  });
  return svg(
    sheet,
    rect(0, 0, width, height, 'url(#w)') + all.join('') + (level ? rect(0, height * 0.76, width, 16, '#6b4a2f') : ''),
    shaded('w', '#d9d2c5', '#b5aa98'),
  );
}

/** Glass tubes of one length with red columns of different height. */
function thermometers(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const count = random.integer(8, 22);
  const filling = walk(random, count);
  const all = filling.map((value, i) => {
    const at = (width * (i + 0.5)) / count;
    const wide = Math.min(24, (width / count) * 0.5);
    return (
      rect(at - wide / 2, height * 0.15, wide, height * 0.65, 'none', `stroke="${sheet.ink}" rx="${wide / 2}"`) +
      rect(at - wide / 5, height * (0.78 - 0.55 * value), wide * 0.4, height * 0.55 * value + 10, '#d32f2f') +
      `<circle cx="${at}" cy="${height * 0.82}" r="${wide * 0.7}" fill="#d32f2f"/>${text(at, height * 0.93, (40 * value).toFixed(1), sheet.ink, 11, 'middle')}`
    );
  });
  return svg(sheet, all.join(''));
}

/** A garden fence: boards with rails behind, in the light of the afternoon. */
function pickets(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const count = random.integer(14, 50);
  const uneven = random.chance(0.6);
  const boards = times(count, (i) => {
    const top = height * (0.3 + (uneven ? random.between(-0.08, 0.08) : 0.04 * Math.sin(i / 3)));
    const [at, wide] = [(width * i) / count, (width / count) * 0.7];
    return `<path d="M${at} ${height * 0.9}V${top + wide / 2}L${at + wide / 2} ${top}L${at + wide} ${top + wide / 2}V${height * 0.9}Z" fill="${random.pick(['#efe9dd', '#e4dccb', '#f5f1e8'])}"/>`;
  });
  return svg(
    sheet,
    `${rect(0, 0, width, height, 'url(#sky)')}${rect(0, height * 0.8, width, height, '#5b8c3e')}${rect(0, height * 0.45, width, 14, '#cfc6b2')}${rect(0, height * 0.7, width, 14, '#cfc6b2')}${boards.join('')}<rect width="${width}" height="${height}" filter="url(#grain)"/>`,
    shaded('sky', '#7fb2e5', '#dcebf7') + grained(random.integer(1, 99)),
  );
}

/** Trunks and crowns of an avenue. */
function trees(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const count = random.integer(8, 30);
  const all = times(count, (i) => {
    const at = (width * (i + 0.5)) / count;
    const [foot, trunk] = [height * random.between(0.72, 0.8), height * random.between(0.1, 0.2)];
    const [crown, wide] = [height * random.between(0.15, 0.35), (width / count) * 0.75];
    return (
      line(at, foot, at, foot - trunk - crown - 10, '#4e3b2a', 4) +
      rect(
        at - wide / 2,
        foot - trunk - crown,
        wide,
        crown,
        random.pick(['#2e6b34', '#3c8042', '#27572c']),
        `rx="${random.pick([0, 6, wide / 2])}"`,
      )
    );
  });
  return svg(
    sheet,
    rect(0, 0, width, height, random.pick(['#bfe0f5', '#ffffff', 'url(#sky)'])) +
      rect(0, height * 0.78, width, height, '#86a860') +
      all.join(''),
    shaded('sky', '#88bde9', '#eef6fb'),
  );
}

function pencils(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const count = random.integer(10, 32);
  const all = times(count, (i) => {
    const [at, wide] = [(width * (i + 0.5)) / count, (width / count) * 0.7];
    const [top, tall] = [height * random.between(0.2, 0.45), height * random.between(0.25, 0.4)];
    return (
      rect(at - wide / 2, top, wide, tall, SHADES[i % SHADES.length]!) +
      `<path d="M${at - wide / 2} ${top}L${at} ${top - wide}L${at + wide / 2} ${top}Z" fill="#e8c79b"/>` +
      line(at, top - wide * 1.4, at, top - wide * 0.7, '#333', 3)
    );
  });
  return svg(sheet, rect(0, 0, width, height, random.pick(['#f7f4ee', '#8a6f52', '#fff'])) + all.join(''));
}

/** Slats of a blind before a bright window, level or upright. */
function slats(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const count = random.integer(16, 44);
  const upright = random.chance(0.5);
  const all = times(count, (i) => {
    const shade = `hsl(40 12% ${random.between(60, 88).toFixed(0)}%)`;
    return upright
      ? rect(
          (width * i) / count,
          0,
          (width / count) * random.between(0.55, 0.75),
          height * random.between(0.9, 1),
          shade,
        )
      : rect(0, (height * i) / count, width, (height / count) * 0.7, shade);
  });
  const cords = [0.2, 0.5, 0.8].map((share) => line(width * share, 0, width * share, height, '#888', 2));
  return svg(
    sheet,
    `${rect(0, 0, width, height, 'url(#day)')}${all.join('')}${cords.join('')}<rect width="${width}" height="${height}" filter="url(#grain)"/>`,
    shaded('day', '#fff8e0', '#c9dff0', random.chance(0.5)) + grained(random.integer(1, 99)),
  );
}

/** Windows of a house, lit or dark, with mullions that reach from one to the next. */
function houseFront(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const [columns, rows] = [random.integer(8, 26), random.integer(3, 12)];
  const wall = random.pick(['#b8a48c', '#cfd3d6', '#8c4a3c', '#30343c']);
  const windows = times(columns * rows, (i) => {
    const [x, y] = [((i % columns) + 0.2) * (width / columns), (Math.floor(i / columns) + 0.2) * (height / rows)];
    const [w, h] = [(width / columns) * 0.6, (height / rows) * 0.6];
    return (
      rect(x, y, w, h, random.pick(['#26323f', '#26323f', '#f6d77a'])) +
      line(x + w / 2, y - h * 0.2, x + w / 2, y + h * 1.1, '#eee', 2) +
      rect(x - 2, y + h, w + 4, 3, '#777')
    );
  });
  return svg(sheet, rect(0, 0, width, height, wall) + windows.join(''));
}

/** Keys of a typewriter or a computer. */
function keys(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const columns = random.integer(11, 15);
  const size = width / columns;
  const all = times(columns * 5, (i) => {
    const row = Math.floor(i / columns);
    const [x, y] = [((i % columns) + row * 0.25) * size, height * 0.15 + row * size];
    return (
      rect(x + 3, y + 3, size - 6, size - 6, random.pick(['#f2f2f2', '#e4e6ea']), 'rx="6" stroke="#999"') +
      text(
        x + size / 2,
        y + size * 0.6,
        'QWERTYUIOPASDFGHJKLZXCVBNM1234567890'[i % 36] ?? '',
        '#333',
        size * 0.3,
        'middle',
      )
    );
  });
  return svg(sheet, rect(0, 0, width, height, '#3a3d44') + all.join(''));
}
