// What must never stand in an analysis, whatever the picture: used over whole folders and by the tests.
import type { Analysis } from '#engine/analyse-chart';
import type { Findings } from '#engine/findings';
import { quantitiesIn } from '#engine/vision/quantities-in';
import { formatQuantity } from '#engine/write/format-quantity';

/** Numbers as a reader sees them, in English notation. */
export const numbersIn = (markdown: string): string[] => markdown.match(/-?\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];

/** Every number that the findings know, as it is written in English. */
export const numbersOf = (findings: Findings): Set<string> =>
  new Set([
    ...quantitiesIn(findings).map((quantity) => formatQuantity(quantity, findings.style, 'en')),
    ...findings.signals.map(({ certainty }) =>
      formatQuantity({ unit: 'share', value: certainty }, findings.style, 'en'),
    ),
  ]);

const withoutTitle = (markdown: string) => markdown.slice(markdown.indexOf('\n'));

/** A heading that holds no text of its own and is followed by another of its depth or above. */
const emptySection = /^(#+) .*\n+(?=(#+) |(?![\s\S]))/gm;
const emptySections = (markdown: string) =>
  [...markdown.matchAll(emptySection)]
    .filter(([, own = '', next = '']) => next.length <= own.length)
    .map(([text]) => text.trim());

/** Faults of an English analysis: words of a computer, empty sections, numbers that are not its findings'. */
export const analysisFaults = ({ markdown, findings }: Pick<Analysis, 'markdown' | 'findings'>): string[] => {
  const body = withoutTitle(markdown);
  const words = body.match(/NaN|undefined|\bnull\b|Infinity|\[object|[{}]/g) ?? [];
  const known = numbersOf(findings);
  return [
    ...words.map((word) => `the word ${word}`),
    ...emptySections(markdown).map((heading) => `nothing under ${heading}`),
    ...numbersIn(body)
      .filter((number) => !known.has(number))
      .map((number) => `the number ${number}, which is not among the findings`),
  ];
};
