import { expect, test } from 'vitest';
import { removeUprightLines } from '#engine/read/ink/remove-upright-lines';
import { mask, unmask } from '../mask.ts';

test('the frame of a plot goes, also where a line crosses it; a wick and what stands over the frame stay', () => {
  const plain = '..#.....#.';
  const ink = mask([
    '........#.',
    '........#.',
    ...Array.from({ length: 4 }, () => plain),
    '..###...#.',
    '..###...#.',
    '~~~~~~~~~~',
    '......####',
    '........#.',
    '........#.',
  ]);
  removeUprightLines(ink);
  expect(unmask(ink)).toEqual([
    '..........',
    '..........',
    ...Array.from({ length: 4 }, () => '..#.......'),
    '..###.....',
    '..###.....',
    '~~~~~~~~~~',
    '......####',
    '..........',
    '..........',
  ]);
});

test('a faint line of the grid goes though a tag that was taken out parts it; the stronger wick before it stays', () => {
  const [line, gap] = ['.#.', '...'];
  const rows = [...Array(30).fill(line), ...Array(8).fill(gap), ...Array(22).fill(line)];
  const ink = mask(rows);
  const isWick = (y: number) => y >= 10 && y < 16;
  rows.forEach((row, y) => {
    if (row === line && !isWick(y)) ink.cover[y * ink.width + 1] = 120;
  });
  removeUprightLines(ink);
  expect(unmask(ink)).toEqual(rows.map((_, y) => (isWick(y) ? line : gap)));
});

test('a wick that is higher than four fifths of the plot, but reaches neither of its ends, stays', () => {
  const rows = Array.from({ length: 120 }, (_, y) => (y >= 11 && y < 108 ? '..#..' : '.....'));
  const ink = mask(rows);
  removeUprightLines(ink);
  expect(unmask(ink)).toEqual(rows);
});

test('a candle with a body stays that is higher yet, also above the bar of its volume; a cursor behind one does not', () => {
  const rows = (isStanding: (y: number) => boolean) =>
    Array.from({ length: 120 }, (_, y) => (y >= 40 && y < 55 ? '.#####.' : isStanding(y) ? '...#...' : '.......'));
  const overVolume = rows((y) => y >= 4 && (y < 96 || y > 104));
  const highest = mask(overVolume);
  removeUprightLines(highest);
  expect(unmask(highest)).toEqual(overVolume);
  const cursor = mask(rows(() => true));
  removeUprightLines(cursor);
  expect(unmask(cursor)).toEqual(rows(() => false));
});

test('lines of a grid behind candles go, though they end before the region does', () => {
  const row = (y: number) => {
    const line = y >= 4 && y < 114 ? '#' : '.';
    const body = (from: number) => (y >= from && y < from + 12 ? '##' : '..');
    return `.${body(30)}${line}${body(30)}...${body(60)}${line}${body(60)}.`;
  };
  const ink = mask(Array.from({ length: 120 }, (_, y) => row(y)));
  removeUprightLines(ink);
  const isBody = (y: number) => (y >= 30 && y < 42) || (y >= 60 && y < 72);
  const left = unmask(ink).map((one) => one.includes('#'));
  expect(left).toEqual(left.map((_, y) => isBody(y)));
});

test('a dashed line of another colour, which is foreign already, takes no wick with it that it runs over or beside', () => {
  const isWick = (y: number) => y >= 20 && y < 60;
  const rows = Array.from({ length: 120 }, (_, y) => {
    const line = y % 6 < 3 ? '~' : '.';
    return isWick(y) ? `.${line === '~' ? '~' : '#'}#..` : `.${line}...`;
  });
  const ink = mask(rows);
  removeUprightLines(ink);
  expect(unmask(ink)).toEqual(rows);
});

test('a line that a codec spread over two columns, neither of which is ink by itself, goes; the wick that it runs through stays', () => {
  const isWick = (y: number) => y >= 20 && y < 40;
  const rows = Array.from({ length: 120 }, () => '.##.');
  const ink = mask(rows);
  rows.forEach((_, y) => {
    for (const x of [1, 2]) ink.cover[y * ink.width + x] = isWick(y) && x === 2 ? 230 : 95;
  });
  removeUprightLines(ink);
  const strongest = rows.map((_, y) => Math.max(...ink.cover.subarray(y * ink.width, (y + 1) * ink.width)));
  expect(strongest).toEqual(rows.map((_, y) => (isWick(y) ? 230 : 0)));
});

test('a wick stays that takes up more than half of a faint line’s rows', () => {
  const isWick = (y: number) => y >= 20 && y < 95;
  const rows = Array.from({ length: 120 }, () => '.#.');
  const ink = mask(rows);
  rows.forEach((_, y) => {
    ink.cover[y * ink.width + 1] = isWick(y) ? 240 : 110;
  });
  removeUprightLines(ink);
  expect(unmask(ink)).toEqual(rows.map((row, y) => (isWick(y) ? row : '...')));
});

test('three lines and more that end alike go where the region reaches far beyond their plot; two, and wicks that do not, stay', () => {
  const places = [3, 15, 27];
  const drawn = (feet: number[]) =>
    Array.from({ length: 100 }, (_, y) =>
      Array.from({ length: 30 }, (_, x) => {
        const foot = feet[places.indexOf(x)];
        return foot !== undefined && y >= 10 && y < foot ? '#' : '.';
      }).join(''),
    );
  const left = (feet: number[]) => {
    const ink = mask(drawn(feet));
    removeUprightLines(ink);
    return unmask(ink);
  };
  expect(left([75, 75, 75])).toEqual(drawn([]));
  for (const feet of [
    [75, 75],
    [75, 65, 70],
    [55, 55, 55],
  ])
    expect(left(feet)).toEqual(drawn(feet));
});

test('a wick before a dotted line stays where it is higher than dots and what crosses them', () => {
  const isWick = (y: number) => y >= 20 && y < 34;
  const isCrossed = (y: number) => y >= 60 && y < 63;
  const rows = Array.from({ length: 120 }, (_, y) => (isWick(y) || isCrossed(y) || y % 4 === 0 ? '.#.' : '...'));
  const ink = mask(rows);
  removeUprightLines(ink);
  expect(unmask(ink)).toEqual(rows.map((_, y) => (isWick(y) ? '.#.' : '...')));
});

test('dashes of a phone’s px go though they are farther apart than what crosses a line is high; a wick before them, and as many candles that stand on no even rows, stay', () => {
  const isWick = (y: number) => y >= 120 && y < 190;
  const starts = [2, 30, 41, 68, 75, 104, 128, 133, 160, 176, 203, 214, 233, 250, 266];
  const isPiece = (y: number) => starts.some((start) => y >= start && y < start + 4);
  const draw = (isLine: (y: number) => boolean) =>
    Array.from({ length: 384 }, (_, y) => `.${isLine(y) ? '##' : '..'}..${isPiece(y) ? '##' : '..'}.`);
  const ink = mask(draw((y) => isWick(y) || y % 24 < 12));
  removeUprightLines(ink);
  expect(unmask(ink)).toEqual(draw(isWick));
});

test('the dots of a grid’s level lines stand one above the other, and a candle before them stays', () => {
  const isWick = (y: number) => y >= 120 && y < 190;
  const isBody = (y: number) => y >= 140 && y < 170;
  const rows = Array.from({ length: 584 }, (_, y) => {
    const dot = y % 32 === 22 ? '#' : '.';
    return `${dot}${isBody(y) ? '.###.' : isWick(y) ? '..#..' : `..${dot}..`}${dot}`;
  });
  const ink = mask(rows);
  removeUprightLines(ink);
  expect(unmask(ink)).toEqual(rows);
});
