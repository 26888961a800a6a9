import type { Random } from './random.ts';
import type { CandleInk, Theme } from './themes.ts';

type Colour = { hue: number; saturation: number; lightness: number };

const FONTS = [
  'Inter, Arial, sans-serif',
  '"Liberation Sans", Arial, sans-serif',
  '"DejaVu Sans", Verdana, sans-serif',
  'Roboto, "Liberation Sans", sans-serif',
] as const;

/** Less is hardly seen: a plain green has 1.8 on white. */
const LEAST_CONTRAST = 1.7;

/** A user's own settings: a ground of any colour, and the words in a colour of the candles, of the ground or of none; all of it stands off the ground. */
export function dyedTheme(random: Random): Theme {
  for (;;) {
    const theme = anyTheme(random);
    if (inksOf(theme).every((ink) => contrast(ink, theme.background) >= LEAST_CONTRAST)) return theme;
  }
}

const inksOf = ({ text, up, down }: Theme): string[] => [
  text,
  ...[up, down].flatMap(({ border, wick }) => [border, wick]),
];

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const level = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function anyTheme(random: Random): Theme {
  const dark = random.chance(0.6);
  const hue = random.integer(0, 359);
  const ground: Colour = {
    hue: random.pick([hue, hue + 180, hue + 40]),
    saturation: random.integer(0, 45),
    lightness: dark ? random.integer(2, 20) : random.integer(84, 99),
  };
  const bright = (at: number): Colour => ({
    hue: at,
    saturation: random.integer(45, 100),
    lightness: dark ? random.integer(52, 74) : random.integer(26, 46),
  });
  const [one, other] = random.pick([
    [bright(hue), bright(hue + random.integer(90, 270))],
    [bright(hue), bright(hue + random.integer(25, 70))],
    [bright(130), bright(4)],
    [bright(210), bright(30)],
  ]);
  const edge: Colour = {
    hue: 0,
    saturation: 0,
    lightness: dark ? random.pick([100, 85, 70]) : random.pick([0, 15, 30]),
  };
  const solid = (colour: Colour): CandleInk => ({ fill: hex(colour), border: hex(colour), wick: hex(colour) });
  const [up, down] = random.pick<readonly [CandleInk, CandleInk]>([
    [solid(one), solid(other)],
    [{ ...solid(one), fill: null }, solid(one)],
    [{ ...solid(one), fill: null }, solid(other)],
    [
      { ...solid(one), fill: null },
      { ...solid(other), fill: null },
    ],
    [
      { fill: hex(one), border: hex(edge), wick: hex(edge) },
      { fill: hex(other), border: hex(edge), wick: hex(edge) },
    ],
    [
      { ...solid(one), fill: hex(between(ground, one, 0.35)) },
      { ...solid(other), fill: hex(between(ground, other, 0.35)) },
    ],
  ]);
  const grey: Colour = { ...ground, saturation: 8, lightness: dark ? random.integer(55, 85) : random.integer(20, 50) };
  const text = random.pick([one, one, other, { ...one, lightness: dark ? 62 : 38 }, grey, edge]);
  return {
    name: `dyed-${hue}`,
    dark,
    background: hex(ground),
    text: hex(text),
    grid: hex(between(ground, random.pick([text, grey]), random.between(0.08, 0.22))),
    ...{ up, down, font: random.pick(FONTS) },
  };
}

/** A part of the way from one to the other, in their lightness; the hue is the other's. */
const between = (from: Colour, to: Colour, share: number): Colour => ({
  ...to,
  saturation: from.saturation + (to.saturation - from.saturation) * Math.sqrt(share),
  lightness: from.lightness + (to.lightness - from.lightness) * share,
});

/** CSS Color 4, section 7.1. */
function hex({ hue, saturation, lightness }: Colour): string {
  const [s, l] = [saturation / 100, lightness / 100];
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return `#${[0, 8, 4].map((n) => part(n).toString(16).padStart(2, '0')).join('')}`;
}
