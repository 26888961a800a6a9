import { expect, it } from 'vitest';
import { languages } from '#contract/language';
import { apiError } from '#data/api-error';
import { seedPlans } from '#server/db/migrations/002-seed-plans';
import { featureText, intervalText } from '../../../src/features/subscription/plan-texts.ts';
import { readableFault } from '../../../src/features/subscription/readable-fault.ts';
import { translatorOf } from '../../../src/strings/translate.ts';
import { formatMoney } from '../../../src/ui/format-money.ts';
import { textsOf } from '../strings/all-texts.ts';

/** The features of the plans that an installation begins with, as the database gets them. */
async function seededFeatures() {
  const rows: { features: string }[] = [];
  const insert = { values: (given: typeof rows) => ({ execute: async () => void rows.push(...given) }) };
  await seedPlans.up({ insertInto: () => insert } as never);
  return rows.flatMap(({ features }) => JSON.parse(features) as string[]);
}

it.each(languages.filter((language) => language !== 'en'))('words the seeded features in %s', async (language) => {
  const t = translatorOf({ language, texts: await textsOf(language) });
  const features = await seededFeatures();
  expect(features.length).toBeGreaterThan(8);
  expect(features.filter((feature) => featureText(t, feature) === feature)).toEqual([]);
});

it('leaves what an operator added in the operator’s words', async () => {
  const t = translatorOf({ language: 'de', texts: await textsOf('de') });
  expect(featureText(t, 'A free mug')).toBe('A free mug');
  expect([intervalText(t, 'month'), intervalText(t, 'fortnight')]).toEqual(['Monat', 'fortnight']);
});

it('writes money as the reader does', () => {
  expect(formatMoney(29.99, 'USD', 'en')).toBe('$29.99');
  expect(formatMoney(1234.5, 'USD', 'de').replace(/\s/g, ' ')).toBe('1.234,50 $');
});

it('[ER-09, ER-10] tells a success that lacks what it should bring by its own words, a refusal by the server’s', () => {
  const lacking = apiError({ code: 'invalid-answer', status: 200 });
  expect(readableFault(lacking, 'Invalid plan data received')).toBe('Invalid plan data received');
  const refused = apiError({ code: 'unknown-plan', status: 422, serverMessage: 'There is no such plan' });
  expect(readableFault(refused, 'Invalid plan data received')).toBe('There is no such plan');
  expect(readableFault(apiError({ code: 'network', status: null }), 'Invalid plan data received')).toBeNull();
});
