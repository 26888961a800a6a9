import type { Findings } from '#engine/findings';
import { quantitiesIn } from '#engine/vision/quantities-in';
import { formatQuantity } from '#engine/write/format-quantity';

/** Numbers as a reader sees them, in English notation; those of names read from the picture are not the engine's. */
export const numbersIn = (markdown: string): string[] => markdown.match(/-?\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];

export const numbersOf = (findings: Findings): Set<string> =>
  new Set([
    ...quantitiesIn(findings).map((quantity) => formatQuantity(quantity, findings.style, 'en')),
    ...findings.signals.map(({ certainty }) =>
      formatQuantity({ unit: 'share', value: certainty }, findings.style, 'en'),
    ),
  ]);
