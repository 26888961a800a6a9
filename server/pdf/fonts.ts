import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { Language } from '#contract/language';

/** Noto Sans (SIL Open Font License 1.1), whose digits are all of one width. Opened in some 10 ms when first needed, kept for the process. */
const files = {
  latin: { package: '@embedpdf/fonts-latin', regular: 'NotoSans-Regular.ttf', bold: 'NotoSans-Bold.ttf' },
  chinese: { package: '@embedpdf/fonts-sc', regular: 'NotoSansHans-Regular.otf', bold: 'NotoSansHans-Bold.otf' },
  japanese: { package: '@embedpdf/fonts-jp', regular: 'NotoSansJP-Regular.otf', bold: 'NotoSansJP-Bold.otf' },
  korean: { package: '@embedpdf/fonts-kr', regular: 'NotoSansKR-Regular.otf', bold: 'NotoSansKR-Bold.otf' },
} as const;

type Script = keyof typeof files;

/** In which order fonts are asked for a character. Han characters look different in each language, so that its own font comes first. */
const order = {
  zh: ['chinese', 'latin', 'japanese', 'korean'],
  ja: ['japanese', 'latin', 'chinese', 'korean'],
  ko: ['korean', 'latin', 'chinese', 'japanese'],
} satisfies Partial<Record<Language, readonly Script[]>>;
const westernOrder: readonly Script[] = ['latin', 'chinese', 'japanese', 'korean'];

/** `advances`: of texts set before, in em. */
export type SheetFont = { name: string; font: Font; advances: Map<string, number> };

const opened = new Map<string, SheetFont>();

function open(script: Script, weight: 'regular' | 'bold'): SheetFont {
  const name = `${script}-${weight}`;
  let font = opened.get(name);
  if (!font) {
    // The packages export their lists of fonts only; the files lie beside them.
    const url = new URL(`../fonts/${files[script][weight]}`, import.meta.resolve(files[script].package));
    font = { name, font: create(readFileSync(url)) as Font, advances: new Map() };
    opened.set(name, font);
  }
  return font;
}

/** The font for a character of a text in `language`. One that no font has is shown as the language's own font shows what it lacks. */
export function fontFor(character: string, { language, bold }: { language: Language; bold: boolean }): SheetFont {
  const scripts = (order as Partial<Record<Language, readonly Script[]>>)[language] ?? westernOrder;
  const weight = bold ? 'bold' : 'regular';
  const codePoint = character.codePointAt(0) ?? 0;
  const script = scripts.find((name) => open(name, weight).font.hasGlyphForCodePoint(codePoint));
  return open(script ?? scripts[0] ?? 'latin', weight);
}
