import type { Findings } from '#engine/findings';
import type { Quantity } from '#engine/quantity';
import { formatQuantity } from '#engine/write/format-quantity';

const isQuantity = (value: object): value is Quantity => 'unit' in value && 'value' in value;

/** Every quantity anywhere in the findings. */
export const quantitiesIn = (value: unknown): Quantity[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isQuantity(value)) return [value];
  return Object.values(value).flatMap(quantitiesIn);
};

/** Numbers as a reader sees them, in English notation; those of names read from the picture are not the engine's. */
export const numbersIn = (markdown: string): string[] => markdown.match(/-?\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];

export const numbersOf = (findings: Findings): Set<string> =>
  new Set([
    ...quantitiesIn(findings).map((quantity) => formatQuantity(quantity, findings.style, 'en')),
    ...findings.signals.map(({ certainty }) =>
      formatQuantity({ unit: 'share', value: certainty }, findings.style, 'en'),
    ),
  ]);
