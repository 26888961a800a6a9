import { readdirSync } from 'node:fs';
import type { Language } from '#contract/language';
import { type Area, type Catalogue, type English, loadTexts } from '../../../src/strings/catalogue.ts';

/** Every folder of texts, as the disk has them. */
export const areas = readdirSync('src/strings', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name as Area);

/** The texts of one language, all areas together. */
export async function textsOf(language: Language): Promise<Catalogue> {
  const loaded = await Promise.all(areas.map((area) => loadTexts(area, language)));
  const missing = areas.filter((_, at) => loaded[at]?.language !== language);
  if (missing.length) throw new Error(`${language} has no texts for ${missing.join(', ')}`);
  return Object.assign({}, ...loaded.map(({ texts }) => texts));
}

export const english = (await textsOf('en')) as English;
