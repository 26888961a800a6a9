import { type Drawing, line, rect, svg, text, times } from '../negatives/paper.ts';

/** Things and screens without any chart: many upright bars, boxes and stripes on purpose. */
export const BLIND_THINGS = {
  waxCandles,
  ruler,
  fence,
  sheetMusic,
  heatMap,
  crossword,
  receipt,
  chatScreen,
  punchCard,
  blinds,
  facade,
  metroMap,
  keyboard,
  pixelArt,
  settings,
} satisfies Record<string, Drawing>;

type Parts = Parameters<Drawing>;

/** Real candles: a body with a wick on top, in a row. */
function waxCandles(...[random, sheet]: Parts): string {
  const { width, height } = sheet;
  const count = random.integer(5, 14);
  const pitch = width / count;
  const candles = times(count, (i) => {
    const x = (i + 0.5) * pitch;
    const tall = height * random.between(0.2, 0.5);
    const top = height * 0.82 - tall;
    return (
      line(x, top - 18, x, top, '#222', 3) +
      rect(
        x - pitch * 0.2,
        top,
        pitch * 0.4,
        tall,
        random.pick(['#e8d9b5', '#c0392b', '#2e6f57', '#d9a441']),
        'rx="4"',
      ) +
      `<ellipse cx="${x}" cy="${top - 30}" rx="7" ry="15" fill="#ffb52e"/>`
    );
  });
  return svg(
    sheet,
    rect(0, 0, width, height, '#241a14') + rect(0, height * 0.82, width, height * 0.18, '#4a3020') + candles.join(''),
  );
}

function ruler(...[random, sheet]: Parts): string {
  const pitch = random.between(7, 14);
  const marks = times(
    Math.floor(sheet.width / pitch),
    (i) =>
      line(
        i * pitch + 20,
        sheet.height * 0.35,
        i * pitch + 20,
        sheet.height * (i % 10 === 0 ? 0.52 : i % 5 === 0 ? 0.46 : 0.42),
        '#222',
        1.5,
      ) + (i % 10 ? '' : text(i * pitch + 20, sheet.height * 0.6, String(i / 10), '#222', 18, 'middle')),
  );
  return svg(
    sheet,
    rect(0, 0, sheet.width, sheet.height, '#8a6f52') +
      rect(0, sheet.height * 0.35, sheet.width, sheet.height * 0.32, '#f0d68a') +
      marks.join(''),
  );
}

function fence(...[random, sheet]: Parts): string {
  const { width, height } = sheet;
  const pitch = random.between(26, 60);
  const boards = times(Math.ceil(width / pitch), (i) => {
    const [x, top] = [i * pitch, height * random.between(0.3, 0.36)];
    return `<path d="M${x + 3} ${height}V${top + 16}L${x + pitch / 2} ${top}L${x + pitch - 3} ${top + 16}V${height}Z" fill="${random.pick(['#f5f2ea', '#ece7db', '#fbf9f4'])}" stroke="#b9b2a2"/>`;
  });
  return svg(
    sheet,
    rect(0, 0, width, height * 0.5, '#9cc7ea') +
      rect(0, height * 0.5, width, height * 0.5, '#5f9448') +
      rect(0, height * 0.5, width, 26, '#dcd6c8') +
      boards.join(''),
  );
}

function sheetMusic(...[random, sheet]: Parts): string {
  const staves = Math.floor(sheet.height / 110);
  const stave = (k: number) => {
    const top = 40 + k * 110;
    const lines = times(5, (i) => line(30, top + i * 10, sheet.width - 30, top + i * 10, '#333'));
    const notes = times(Math.floor(sheet.width / 46), (i) => {
      const [x, y] = [60 + i * 44, top + random.integer(0, 8) * 5];
      const up = y > top + 20;
      return `<ellipse cx="${x}" cy="${y}" rx="7" ry="5" fill="${random.chance(0.2) ? '#fff' : '#111'}" stroke="#111" transform="rotate(-18 ${x} ${y})"/>${line(x + (up ? 6.5 : -6.5), y, x + (up ? 6.5 : -6.5), y + (up ? -34 : 34), '#111', 1.6)}`;
    });
    return lines.join('') + notes.join('');
  };
  return svg(sheet, rect(0, 0, sheet.width, sheet.height, '#fffef8') + times(staves, stave).join(''));
}

function heatMap(...[random, sheet]: Parts): string {
  const [columns, rows] = [random.integer(12, 30), random.integer(7, 16)];
  const [w, h] = [sheet.width / columns, sheet.height / rows];
  return svg(
    sheet,
    times(columns * rows, (i) =>
      rect(
        (i % columns) * w,
        Math.floor(i / columns) * h,
        w - 1,
        h - 1,
        `hsl(${200 - 200 * random.next()} 75% ${35 + 30 * random.next()}%)`,
      ),
    ).join(''),
  );
}

function crossword(...[random, sheet]: Parts): string {
  const size = 15;
  const cell = (Math.min(sheet.width, sheet.height) * 0.94) / size;
  const left = (sheet.width - cell * size) / 2;
  return svg(
    sheet,
    times(
      size * size,
      (i) =>
        rect(
          left + (i % size) * cell,
          10 + Math.floor(i / size) * cell,
          cell,
          cell,
          random.chance(0.22) ? '#000' : '#fff',
          'stroke="#000"',
        ) +
        (random.chance(0.2)
          ? text(left + (i % size) * cell + 3, 22 + Math.floor(i / size) * cell, String(i % 60), '#333', 10)
          : ''),
    ).join(''),
  );
}

function receipt(...[random]: Parts): string {
  const lines = times(
    18,
    (i) =>
      `<div style="display:flex;justify-content:space-between"><span>${random.pick(['Coffee', 'Bread', 'Milk 1L', 'Apples', 'Soap', 'Paper'])}</span><span>${random.between(0.5, 20).toFixed(2)}</span></div>${i % 6 === 5 ? '<hr>' : ''}`,
  );
  return `<div style="background:#7b6a58;height:100%"><div style="width:min(380px,86%);margin:0 auto;background:#fff;height:100%;padding:24px;font:15px 'DejaVu Sans Mono';color:#222"><center>CORNER STORE<br>14 High Street</center><hr>${lines.join('')}<b>TOTAL ${random.between(20, 200).toFixed(2)}</b></div></div>`;
}

function chatScreen(...[random, sheet]: Parts): string {
  const lines = times(
    10,
    () =>
      `<div style="align-self:${random.pick(['flex-end', 'flex-start'])};background:${random.pick(sheet.accents)}44;padding:10px 14px;border-radius:14px;max-width:60%">${random.pick(['See you at eight?', 'The price went up again', 'Send me the chart', 'Lunch tomorrow', 'Sold at 102.50', 'ok'])}</div>`,
  );
  return `<div style="height:100%;display:flex;flex-direction:column;gap:10px;padding:16px;font:15px ${sheet.font};color:${sheet.ink}">${lines.join('')}</div>`;
}

/** A punched card: upright holes in a grid. */
function punchCard(...[random, sheet]: Parts): string {
  const [columns, rows] = [60, 10];
  const [w, h] = [(sheet.width - 40) / columns, (sheet.height - 80) / rows];
  return svg(
    sheet,
    rect(0, 0, sheet.width, sheet.height, '#efe2bd') +
      times(columns * rows, (i) =>
        random.chance(0.3)
          ? rect(20 + (i % columns) * w, 40 + Math.floor(i / columns) * h, w * 0.45, h * 0.7, '#3b3426')
          : '',
      ).join(''),
  );
}

function blinds(...[random, sheet]: Parts): string {
  const pitch = random.between(18, 40);
  const upright = random.chance(0.6);
  const slats = times(Math.ceil((upright ? sheet.width : sheet.height) / pitch), (i) =>
    upright
      ? rect(i * pitch, 0, pitch * random.between(0.6, 0.85), sheet.height, '#d9d4c8')
      : rect(0, i * pitch, sheet.width, pitch * 0.75, '#d9d4c8'),
  );
  return svg(sheet, rect(0, 0, sheet.width, sheet.height, '#86a9c4') + slats.join(''));
}

function facade(...[random, sheet]: Parts): string {
  const [w, h] = [random.between(40, 70), random.between(60, 90)];
  const columns = Math.ceil(sheet.width / w);
  return svg(
    sheet,
    rect(0, 0, sheet.width, sheet.height, '#b7a08a') +
      times(columns * Math.ceil(sheet.height / h), (i) => {
        const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h];
        return (
          rect(
            x + w * 0.25,
            y + h * 0.2,
            w * 0.5,
            h * 0.6,
            random.pick(['#2f3c48', '#50616f', '#e9d9a6']),
            'stroke="#fff" stroke-width="3"',
          ) + line(x + w / 2, y + h * 0.2, x + w / 2, y + h * 0.8, '#fff', 2)
        );
      }).join(''),
  );
}

function metroMap(...[random, sheet]: Parts): string {
  const lines = sheet.accents.map((color) => {
    let [x, y] = [random.between(0, 100), random.between(0, sheet.height)];
    const points = times(12, () => {
      [x, y] = [x + sheet.width / 12, Math.max(20, Math.min(sheet.height - 20, y + random.pick([-70, 0, 0, 70])))];
      return [x, y] as const;
    });
    return `<polyline points="${points.map((point) => point.join(',')).join(' ')}" fill="none" stroke="${color}" stroke-width="8" stroke-linejoin="round"/>${points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="7" fill="#fff" stroke="#222" stroke-width="3"/>`).join('')}`;
  });
  return svg(sheet, lines.join(''));
}

function keyboard(...[random, sheet]: Parts): string {
  const [columns, rows] = [14, 5];
  const [w, h] = [sheet.width / columns, (sheet.height * 0.7) / rows];
  return svg(
    sheet,
    rect(0, 0, sheet.width, sheet.height, '#2b2d31') +
      times(columns * rows, (i) => {
        const [x, y] = [(i % columns) * w + 4, sheet.height * 0.15 + Math.floor(i / columns) * h + 4];
        return (
          rect(x, y, w - 8, h - 8, '#44474d', 'rx="6"') +
          text(x + w / 2 - 4, y + h / 2, random.pick([...'QWERTYUIOPASDFGHJKL']), '#eee', 18, 'middle')
        );
      }).join(''),
  );
}

function pixelArt(...[random, sheet]: Parts): string {
  const size = random.pick([16, 24, 32]);
  const half = times((size * size) / 2, () => random.pick([...sheet.accents, sheet.paper, sheet.paper, sheet.paper]));
  const cell = Math.min(sheet.width, sheet.height) / size;
  return svg(
    sheet,
    times(size * size, (i) => {
      const [x, y] = [i % size, Math.floor(i / size)];
      return rect(
        (sheet.width - size * cell) / 2 + x * cell,
        y * cell,
        cell,
        cell,
        half[y * (size / 2) + Math.min(x, size - 1 - x)]!,
      );
    }).join(''),
  );
}

function settings(...[random, sheet]: Parts): string {
  const rows = times(
    11,
    () =>
      `<div style="display:flex;justify-content:space-between;padding:14px 20px;border-bottom:1px solid ${sheet.ink}22"><span>${random.pick(['Notifications', 'Dark theme', 'Language', 'Price alerts', 'Security', 'Chart type', 'Time zone'])}</span><span style="width:44px;height:24px;border-radius:12px;background:${random.pick([sheet.accents[0], '#9994'])}"></span></div>`,
  );
  return `<div style="font:16px ${sheet.font};color:${sheet.ink}"><h2 style="padding:10px 20px">Settings</h2>${rows.join('')}</div>`;
}
