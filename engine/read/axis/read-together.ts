import type { AxisFailure } from '../../reading.ts';
import { decodeScale } from './decode-scale.ts';
import type { FittedColumn, ReadLabel } from './fit-column.ts';
import type { SignedLabel } from './letter-behind.ts';
import type { SeparatorOdds } from './separator-among.ts';

/** A column as the net sees each of its labels; `lines` are what it says of their characters, see `kindsAt`. */
type SeenColumn = {
  labels: ReadLabel[];
  lines: Float32Array[];
  numbers: SignedLabel[];
  arePowers: boolean;
  separators: { separatorOdds: SeparatorOdds };
};

/** Labels that end in what is no digit may have a letter there that makes thousands of them: of a blurred column some do. */
const MOST_SIGNED = 0.4;

/** Three digits behind the only separator: thousands, or decimals. */
const EITHER = /^\d{1,3}[.,]\d{3}$/;

/** The labels as all of them say together, and by how much, nats; null where they are no plain numbers, or say nothing so, or nothing of their separators tells thousands from decimals. */
export function readTogether({
  labels,
  lines,
  numbers,
  arePowers,
  separators,
}: SeenColumn): { labels: ReadLabel[]; lead: number } | null {
  const signed = numbers.filter(({ signs, text }) => signs > 0 || text.endsWith('?')).length;
  if (arePowers || signed > MOST_SIGNED * labels.length) return null;
  const plain = labels.flatMap(({ isTag }, i) => (isTag ? [] : [i]));
  const decoded = decodeScale(
    plain.map((i) => lines[i]!),
    plain.map((i) => labels[i]!.y),
  );
  if (!decoded) return null;
  const isEither = decoded.texts.every((text) => text === null || EITHER.test(text));
  if (isEither && !Number.isFinite(separators.separatorOdds.point)) return null;
  const textOf = new Map(plain.map((i, place) => [i, decoded.texts[place]]));
  return {
    lead: decoded.lead,
    labels: labels.map((label, i) => {
      const text = textOf.get(i);
      const { y, isTag, confidence } = label;
      return text ? { text, y, isTag, confidence } : label;
    }),
  };
}

/** Nats, and how much is doubted where they lead by no more: of 160 photographed columns none that led by ten was wrong. */
const LEADS = [
  { least: 20, doubt: 0.05 },
  { least: 10, doubt: 0.12 },
] as const;

/** Doubted as little as the lead of labels that were read together allows. */
export function lessLed(fitted: FittedColumn | AxisFailure, lead: number): FittedColumn | AxisFailure {
  if (typeof fitted === 'string') return fitted;
  const doubt = LEADS.find(({ least }) => lead >= least)?.doubt ?? 1;
  return { ...fitted, doubt: Math.max(doubt, fitted.doubt) };
}
