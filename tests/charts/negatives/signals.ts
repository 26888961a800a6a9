import { type Drawing, line, rect, svg, text, times, walk } from './paper.ts';

/** What instruments show of a sound, a heart or a machine. */
export const SIGNALS = {
  waveform,
  heartbeat,
  gel,
  gaugesInARow,
} satisfies Record<string, Drawing>;

/** A voice message or a track: bars about the middle, the played ones in another colour. */
function waveform(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const count = random.integer(40, 140);
  const played = random.next();
  const walked = walk(random, count);
  const spiky = random.chance(0.5);
  const bars = walked.map((value, i) => {
    const tall = height * 0.4 * Math.max(0.02, value * random.between(0.3, 1));
    const [at, wide] = [(width * (i + 0.2)) / count, (width * 0.6) / count];
    const color = sheet.accents[i / count < played ? 0 : 1]!;
    const middle = height / 2 + (random.chance(0.5) ? 0 : random.between(-0.1, 0.1) * tall);
    return (
      rect(at, middle - tall / 2, wide, tall, color, 'rx="1"') +
      (spiky ? line(at + wide / 2, middle - tall * 0.8, at + wide / 2, middle + tall * 0.8, color) : '')
    );
  });
  return svg(
    sheet,
    rect(0, 0, width, height, sheet.paper) + bars.join('') + text(20, height - 20, '1:24', sheet.ink, 18),
  );
}

/** An electrocardiogram on its squared paper. */
function heartbeat(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const grid = times(Math.ceil(width / 12), (i) =>
    line(i * 12, 0, i * 12, height, i % 5 ? '#f4c7c7' : '#e79a9a'),
  ).concat(times(Math.ceil(height / 12), (i) => line(0, i * 12, width, i * 12, i % 5 ? '#f4c7c7' : '#e79a9a')));
  const leads = times(random.integer(1, 4), (lead) => {
    const middle = (height * (lead + 0.5)) / 4;
    const beat = random.between(60, 130);
    const path = times(Math.ceil(width / beat), (i) => {
      const x = i * beat;
      return `L${x} ${middle}L${x + beat * 0.2} ${middle - 8}L${x + beat * 0.3} ${middle}L${x + beat * 0.36} ${middle + 10}L${x + beat * 0.42} ${middle - random.between(50, 70)}L${x + beat * 0.48} ${middle + 18}L${x + beat * 0.54} ${middle}L${x + beat * 0.72} ${middle - 14}L${x + beat * 0.86} ${middle}`;
    });
    return `<path d="M0 ${middle}${path.join('')}" fill="none" stroke="#222" stroke-width="1.6"/>`;
  });
  return svg(sheet, rect(0, 0, width, height, '#fff5f5') + grid.join('') + leads.join(''));
}

/** Lanes of a gel with bands: level strokes above each other. */
function gel(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const lanes = random.integer(8, 24);
  const dark = random.chance(0.5);
  const all = times(lanes, (lane) =>
    times(random.integer(2, 9), () =>
      rect(
        ((lane + 0.15) * width) / lanes,
        height * random.between(0.1, 0.9),
        (0.7 * width) / lanes,
        random.between(4, 14),
        dark ? '#eee' : '#223',
        `fill-opacity="${random.between(0.4, 1).toFixed(2)}"`,
      ),
    ).join(''),
  );
  return svg(sheet, rect(0, 0, width, height, dark ? '#10131a' : '#d7dbe2') + all.join(''));
}

/** Upright progress: a thin rail, what is done of it broad, in two colours. */
function gaugesInARow(...[random, sheet]: Parameters<Drawing>): string {
  const { width, height } = sheet;
  const count = random.integer(10, 40);
  const all = walk(random, count).map((value, i) => {
    const [at, wide] = [(width * (i + 0.5)) / count, (width / count) * 0.5];
    const color = sheet.accents[random.chance(0.5) ? 0 : 1]!;
    const [low, high] = [value * 0.6, value * 0.6 + random.between(0.08, 0.3)];
    return (
      line(at, height * 0.15, at, height * 0.85, `${sheet.ink}66`, 2) +
      rect(
        at - wide / 2,
        height * (0.85 - 0.7 * high),
        wide,
        height * 0.7 * (high - low),
        color,
        `rx="${random.pick([0, 3])}"`,
      ) +
      text(at, height * 0.93, String(i + 1), sheet.ink, 10, 'middle')
    );
  });
  return svg(sheet, rect(0, 0, width, height, sheet.paper) + all.join(''));
}
