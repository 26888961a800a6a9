import { expect, test } from 'vitest';
import { fillHollowBodies } from '#engine/read/ink/fill-hollow-bodies';
import type { LevelBand } from '#engine/read/ink/level-bands';
import { INKED } from '#engine/read/ink/unmix-ink';
import { mask, unmask } from '../mask.ts';

/** With room below, since no body is nearly as tall as its picture. */
const filled = (
  rows: string[],
  { widest = 12, bands = [], isSharp = false }: { widest?: number; bands?: LevelBand[]; isSharp?: boolean } = {},
) => {
  const room = rows.map((row) => '.'.repeat(row.length));
  const ink = mask([...rows, ...room]);
  fillHollowBodies(ink, { widest, bands, isSharp });
  return unmask(ink).slice(0, rows.length);
};

test('a border that closes encloses a hole', () => {
  expect(filled(['...#...', '.#####.', '.#...#.', '.#...#.', '.#####.', '...#...'])).toEqual([
    '...#...',
    '.#####.',
    '.#ooo#.',
    '.#ooo#.',
    '.#####.',
    '...#...',
  ]);
});

test('a line that crosses the borders does not open them', () => {
  expect(filled(['.#####.', '.#...~~', '.#.~~#.', '~~...#.', '.#...#.', '.#####.'])).toEqual([
    '.#####.',
    '.#ooo~~',
    '.#o~~#.',
    '~~ooo#.',
    '.#ooo#.',
    '.#####.',
  ]);
});

test('a dashed upright line over the middle of both borders does not open them, as what stands in a few rows does', () => {
  const body = ['.###~###.', '.#..~..#.', '.#.....#.', '.#..~..#.', '.###~###.'];
  const dashes = Array.from({ length: 6 }, () => ['....~....', '....~....', '.........']).flat();
  const bare = dashes.map(() => '.........');
  const between = (around: string[]) => {
    const ink = mask([...around, ...body, ...around]);
    fillHollowBodies(ink, { widest: 12, bands: [] });
    return unmask(ink).slice(around.length, around.length + body.length);
  };
  expect(between(dashes)).toEqual(['.###~###.', '.#oo~oo#.', '.#ooooo#.', '.#oo~oo#.', '.###~###.']);
  expect(between(bare)).toEqual(body);
});

/** A whole body, 14 rows high, and beside it something else. */
const besideBody = (other: string[], { isSharp = false } = {}) => {
  const rows = Array.from({ length: 14 }, (_, y) => {
    const body = y === 0 || y === 13 ? '########' : '#......#';
    return `.${body}..${other[y] ?? '.'.repeat(other[0]!.length)}.`;
  });
  return filled(rows, { isSharp }).map((row) => row.slice(11, -1));
};

test('a slanted line over both borders, or specks of a codec in them, open no body that is as wide as the others', () => {
  const slanted = ['.###~~###.', '.#...~~.#.', '.#.....~#.', '.#......#~', '.#~.....#.', '.##~~####.'].map((row) =>
    row.slice(1, -1),
  );
  expect(besideBody(slanted).slice(0, 6)).toEqual([
    '###~~###',
    '#ooo~~o#',
    '#ooooo~#',
    '#oooooo#',
    '#~ooooo#',
    '##~~####',
  ]);
  expect(besideBody(['##~##~##', '#......#', '#......#', '#~###~##'])[2]).toBe('#oooooo#');
});

test('of a sharp picture slanted lines over a corner of either border open no body that is as wide as the others', () => {
  const cornered = ['######~~', '#....~.#', '#......#', '#.~....#', '~~######'];
  const whole = ['######~~', '#oooo~o#', '#oooooo#', '#o~oooo#', '~~######'];
  expect(besideBody(cornered, { isSharp: true }).slice(0, 5)).toEqual(whole);
  const narrower = ['####~~', '#..~.#', '#....#', '#.~..#', '~~####'];
  expect(besideBody(narrower, { isSharp: true }).slice(0, 5)).toEqual(narrower);
});

test('of a compressed picture sides that end together close a body that is as wide as the others and higher than wide', () => {
  const open = (rows: number, last: string) => ['########', ...Array<string>(rows).fill('#......#'), last];
  expect(besideBody(open(9, '...#....'))[5]).toBe('#oooooo#');
  expect(besideBody(open(9, '...#....'), { isSharp: true })[5]).toBe('#......#');
  expect(besideBody(open(9, '#.......'))[5]).toBe('#......#');
  expect(besideBody(open(6, '...#....'))[5]).toBe('#......#');
});

test('of a sharp picture a border of which a line leaves hardly anything ends a body where it and the line go from side to side', () => {
  const body = (last: string) => ['########', '#......#', '#......#', last];
  expect(besideBody(body('##.~~~~~'), { isSharp: true })[2]).toBe('#oooooo#');
  expect(besideBody(body('##...~~~'), { isSharp: true })[2]).toBe('#......#');
  expect(besideBody(body('##.~~~~~'))[2]).toBe('#......#');
});

test('neither a letter with gaps in its strokes, which is narrower, nor a filled body with a line over it is hollow', () => {
  const letter = ['##~#', '#..#', '#..#', '#~##'];
  expect(besideBody(letter).slice(0, 4)).toEqual(letter);
  const crossed = ['####~~##', '###~~###', '##~~####', '#~~#####'];
  expect(besideBody(crossed).slice(0, 4)).toEqual(crossed);
});

test('bars of volume below, of another width and of as many rows, leave what a line crosses as wide as the other bodies', () => {
  const whole = ['.########.', ...Array.from({ length: 12 }, () => '.#......#.'), '.########.'];
  const crossed = ['.####~~##.', '.#.~~~..#.', '.#~.....#.', '.##~~####.'];
  const bars = ['############', ...Array.from({ length: 13 }, () => '#..........#'), '############'];
  const rows = whole.map((row, y) => `.${row}.${crossed[y] ?? '.'.repeat(10)}.`);
  const below = bars.map((row) => `.....${row}......`);
  const ink = mask([...rows, ...rows.map(() => '.'.repeat(23)), ...below]);
  fillHollowBodies(ink, { widest: 12, bands: [] });
  expect(
    unmask(ink)
      .slice(1, 3)
      .map((row) => row.slice(12, 22)),
  ).toEqual(['.#o~~~oo#.', '.#~ooooo#.']);
});

/** Beside a whole body another of its width, whose left side has so much coverage in some rows. */
function besideBodyWith(cover: number, { from, to }: { from: number; to: number }): string[] {
  const body = Array.from({ length: 14 }, (_, y) => (y === 0 || y === 13 ? '########' : '#......#'));
  const rows = [...body.map((row) => `.${row}..${row}.`), ...body.map((row) => '.'.repeat(2 * row.length + 4))];
  const ink = mask(rows);
  for (let y = from; y < to; y++) ink.cover[y * ink.width + 11] = cover;
  fillHollowBodies(ink, { widest: 12, bands: [] });
  return unmask(ink)
    .slice(1, 13)
    .map((row) => row.slice(12, 18));
}

test('a side that a codec left faint in some rows opens no body that is as wide as the others, one that is missing there does', () => {
  const all = Array.from({ length: 12 }, () => 'oooooo');
  expect(besideBodyWith(0.6 * INKED, { from: 4, to: 9 })).toEqual(all);
  expect(besideBodyWith(0, { from: 4, to: 9 })).not.toContain('oooooo');
  expect(besideBodyWith(0.6 * INKED, { from: 1, to: 13 })).not.toContain('oooooo');
});

test('of a sharp picture a side that falls between two columns closes a body as wide as the others, unless both hold too little', () => {
  const split = (cover: number, isSharp: boolean) => {
    const rows = Array.from({ length: 14 }, (_, y) => (y === 0 || y === 13 ? '########' : '#......#'));
    const ink = mask([...rows.map((row) => `.${row}..${row}.`), ...rows.map(() => '.'.repeat(20))]);
    for (let y = 1; y < 13; y++) ink.cover.fill(cover, y * 20 + 17, y * 20 + 19);
    for (let y = 1; y < 13; y++) ink.owner.fill(1, y * 20 + 17, y * 20 + 19);
    fillHollowBodies(ink, { widest: 12, bands: [], isSharp });
    return unmask(ink)[5]!.slice(11, 17);
  };
  expect(split(0.6 * INKED, true)).toBe('#ooooo');
  expect(split(0.6 * INKED, false)).toBe('#.....');
  expect(split(0.4 * INKED, true)).toBe('#.....');
});

test('what is open at one end is no body', () => {
  const cup = ['.#...#.', '.#...#.', '.#...#.', '.#####.'];
  expect(filled(cup)).toEqual(cup);
});

test('a filled body has no hole', () => {
  const body = ['..#..', '.###.', '.###.', '.###.', '..#..'];
  expect(filled(body)).toEqual(body);
});

test('soft borders may leave an inside of one pixel in four', () => {
  expect(filled(['.####.', '.#.##.', '.#.##.', '.####.'])).toEqual(['.####.', '.#o##.', '.#o##.', '.####.']);
});

test('where a picture was scaled, a border fades into the inside over a row', () => {
  expect(filled(['.#######.', '.###.###.', '.##...##.', '.##...##.', '.##...##.', '.##.####.', '.#######.'])).toEqual([
    '.#######.',
    '.###o###.',
    '.##ooo##.',
    '.##ooo##.',
    '.##ooo##.',
    '.##o####.',
    '.#######.',
  ]);
});

test('bodies whose borders run into one are each filled', () => {
  // biome-ignore format: rows of a picture
  expect(
    filled([
      '....######',
      '....#.##.#',
      '....#.##.#',
      '#######..#',
      '#..#..####',
      '#..#..#...',
      '#######...',
    ]),
  ).toEqual([
    '....######',
    '....#o##o#',
    '....#o##o#',
    '#######oo#',
    '#oo#oo####',
    '#oo#oo#...',
    '#######...',
  ]);
});

test('a border that fades over two rows opens a hole below the second', () => {
  const faded = ['.#########.', '.#.######.#', '.#.......#.', '.#.......#.', '.#.######.#', '.#########.'];
  expect(filled(faded)).toEqual([
    '.#########.',
    '.#.######.#',
    '.#ooooooo#.',
    '.#ooooooo#.',
    '.#.######.#',
    '.#########.',
  ]);
});

/** Each sign three times in its row, and the row three times. */
const thrice = (rows: string[]) =>
  rows.flatMap((row) => Array<string>(3).fill([...row].map((sign) => sign.repeat(3)).join('')));

test('thick borders that touch are followed past where the one or the other ends', () => {
  expect(
    filled(thrice(['########....', '#..##..#....', '#####..#####', '....#..##..#', '....########']), { widest: 18 }),
  ).toEqual(thrice(['########....', '#oo##oo#....', '#####oo#####', '....#oo##oo#', '....########']));
});

test('a closed border that is full of another colour is a body, a line over a filled body is none', () => {
  expect(filled(['.#####.', '.#~~~#.', '.#~~~#.', '.#~~~#.', '.#####.'])).toEqual([
    '.#####.',
    '.#ooo#.',
    '.#ooo#.',
    '.#ooo#.',
    '.#####.',
  ]);
  const crossed = ['.#####.', '.#####.', '~~~~~~~', '~~~~~~~', '.#####.', '.#####.'];
  expect(filled(crossed)).toEqual(crossed);
});

test('strips that compression left in a pale fill, much fainter than the border, do not close a body', () => {
  const inside = Array.from({ length: 9 }, () => '.#......#.');
  const room = Array.from({ length: 12 }, () => '..........');
  const ink = mask(['.########.', ...inside, '.########.', ...room]);
  for (const y of [3, 7]) for (let x = 3; x < 7; x++) ink.cover[y * ink.width + x] = INKED + 2;
  fillHollowBodies(ink, { widest: 12, bands: [] });
  expect(unmask(ink)[5]).toBe('.#oooooo#.');
});

test('a line that was taken for ink and goes on beyond both sides does not close a body, be it level or slanted', () => {
  const body = (line: string[]) => ['.....###########.....', ...line, '.....###########.....'];
  const side = '.....#.........#.....';
  const slanted = ['##########.....#.....', '.....##########......', '.....#....###########'];
  const level = ['#####################', '#####################'];
  for (const line of [slanted, level]) {
    const [above, below] = [5, 5].map((rows) => Array.from({ length: rows }, () => side));
    const read = filled(body([...above!, ...line, ...below!]));
    expect(read[3]).toBe('.....#ooooooooo#.....');
    expect(read[5 + line.length + 3]).toBe('.....#ooooooooo#.....');
  }
});

test('a body of another colour whose last border lies under a line that runs on beyond it is full', () => {
  const body = [
    '...............',
    '....#####......',
    '....#~~~#......',
    '....#~~~#......',
    '....#~~~#......',
    '~~~~~~~~~~~~~~~',
  ];
  const room = Array(10).fill('...............');
  const full = ['....#####......', ...Array(3).fill('....#ooo#......')];
  expect(filled([...body, ...room]).slice(1, 5)).toEqual(full);
});

test('a line that counts for ground closes a body whose sides end at it, as under the last price’s; none whose sides go on, or end before', () => {
  const [border, sides, nothing] = ['....#####......', '....#...#......', '...............'];
  const bands = [{ y0: 3, y1: 5 }];
  const sidesOf = (rows: number) => [border, ...Array(rows).fill(sides), ...Array(8 - rows).fill(nothing)];
  expect(filled(sidesOf(2), { bands }).slice(1, 3)).toEqual(Array(2).fill('....#ooo#......'));
  for (const rows of [1, 5, 6]) expect(filled(sidesOf(rows), { bands })).toEqual(sidesOf(rows));
  // A codec lets sides show through the line, down to the border's last row; short ones may be the line's own edge.
  expect(filled(sidesOf(6), { bands: [{ y0: 5, y1: 7 }] }).slice(1, 7)).toEqual(Array(6).fill('....#ooo#......'));
  expect(filled(sidesOf(4), { bands })).toEqual(sidesOf(4));
});

test('what is foreign beyond two strokes that end anywhere is no body', () => {
  const strokes = [
    '.............',
    '....#####....',
    '~~~~#~~~#~~~~',
    '~~~~#~~~#~~~~',
    ...Array(2).fill('~~~~~~~~~~~~~'),
  ];
  const room = Array(10).fill('~~~~~~~~~~~~~');
  expect(filled([...strokes, ...room]).slice(0, 6)).toEqual(strokes);
});

test('a narrow body over whose inside a lens has spread its borders is hollow where it is much fainter than they are, filled where it is not', () => {
  const border = [0, 130, 200, 205, 205, 200, 130, 0];
  const bodyOf = (inside: number) => {
    const ink = mask(Array<string>(24).fill('........'));
    const rows = [border, ...Array.from({ length: 6 }, () => [0, 105, 175, inside, 110, 175, 105, 0]), border];
    for (const [y, row] of rows.entries())
      for (const [x, cover] of row.entries()) {
        ink.cover[y * ink.width + x] = cover;
        ink.owner[y * ink.width + x] = cover > 0 ? 1 : 0;
      }
    fillHollowBodies(ink, { widest: 12, bands: [] });
    return unmask(ink).slice(2, 6);
  };
  expect(bodyOf(80)).toEqual(Array(4).fill('.##o###.'));
  expect(bodyOf(140)).toEqual(Array(4).fill('.######.'));
});
