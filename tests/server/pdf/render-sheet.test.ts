import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { type Language, languages } from '#contract/language';
import { catalogueOf } from '#engine/write/catalogue-of';
import { fontFor } from '#server/pdf/fonts';
import { startPrinter } from '#server/pdf/printer';
import { readMarkdown } from '#server/pdf/read-markdown';
import { renderSheet } from '#server/pdf/render-sheet';
import type { Block } from '#server/pdf/sheet';

const madeAt = Date.UTC(2026, 10, 21);
const sheetOf = (blocks: readonly Block[], language: Language = 'en') => ({
  title: 'RSI · EURUSD · 1h',
  language,
  madeAt,
  blocks,
});

/** What a reader can select and copy, page by page, with spaces made one. */
async function textOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' ').trim());
}

/** The names of the embedded fonts stand in the file as they are. */
const fontsIn = (bytes: Uint8Array) => [
  ...new Set(
    [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g),
    ].map((m) => m[1]),
  ),
];

const phrases = {
  en: 'Key levels and reading error',
  es: 'Señales, niveles y señal alcista',
  fr: 'Signal baissier confirmé, œil sur la clôture',
  de: 'Schlüsselmarken und Überblick',
  it: 'Però la chiusura è più alta',
  pt: 'Não há padrão de alta na região',
  ru: 'Ключевые уровни и закрытие',
  zh: '关键价位与读图误差',
  ja: '主要な水準と読み取り誤差',
  ko: '주요 가격대와 판독 오차',
} satisfies Record<Language, string>;

test('a sheet in any of the ten languages can be read and copied, with its fonts embedded and cut to what it uses', async () => {
  const own = { zh: 'NotoSansHans-Regular', ja: 'NotoSansJP-Regular', ko: 'NotoSansKR-Regular' } as const;
  for (const language of languages) {
    const words = phrases[language];
    const bytes = await renderSheet(sheetOf(readMarkdown(`## ${words}\n\n**${words}** 1.2345 ±0.0004 ≥ 7`), language));
    const [page] = await textOf(bytes);
    expect(page, language).toContain(`${words} ${words} 1.2345 ±0.0004 ≥ 7`);
    expect(fontsIn(bytes), language).toContain(
      (own as Partial<Record<Language, string>>)[language] ?? 'NotoSans-Regular',
    );
    expect(bytes.length, language).toBeLessThan(60_000);
  }
});

test('every character of the analysis catalogues is in a font', () => {
  for (const language of languages) {
    const characters = new Set(JSON.stringify(catalogueOf(language)).replace(/\\[nt"]/g, ''));
    const missing = [...characters].filter(
      (character) =>
        !fontFor(character, { language, bold: false }).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    expect(missing, language).toEqual([]);
  }
});

test('all digits are of one width, so that prices line up', () => {
  for (const language of ['en', 'zh', 'ja', 'ko'] as const) {
    for (const bold of [false, true]) {
      const widths = [...'0123456789'].map(
        (digit) => fontFor(digit, { language, bold }).font.layout(digit).advanceWidth,
      );
      expect(new Set(widths).size).toBe(1);
    }
  }
});

test('a long table goes on over the pages with its head on each, and each page has its number', async () => {
  const rows = Array.from(
    { length: 90 },
    (_, i) => `| ${i + 1}.50 | swing high | former lows that price came back to several times |`,
  );
  const table = ['| Level | Kind | Why |', '| --: | --- | --- |', ...rows].join('\n');
  const pages = await textOf(await renderSheet(sheetOf(readMarkdown(`# Levels\n\n${table}`))));
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((page, i) => {
    expect(page).toContain('Level Kind Why');
    expect(page).toContain(`RSI · EURUSD · 1h ${i + 1} / ${pages.length}`);
  });
  expect(pages.join(' ')).toContain('90.50 swing high');
});

test('what Markdown says with bold, lists, quotes, links and code arrives as words; raw HTML does not', () => {
  const blocks = readMarkdown(
    '1. *a* **b**\n2. [c](https://d.example)\n\n> e `f`\n\n<script>g</script>\n\n1~200, 13.29~64.36',
  );
  expect(blocks).toEqual([
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'paragraph', words: [{ text: 'a', weak: true }, { text: ' ' }, { text: 'b', bold: true }] }],
        [{ kind: 'paragraph', words: [{ text: 'c' }] }],
      ],
    },
    { kind: 'notice', blocks: [{ kind: 'paragraph', words: [{ text: 'e ' }, { text: 'f' }] }] },
    { kind: 'paragraph', words: [{ text: '1~200, 13.29~64.36' }] },
  ]);
});

test('the printer makes the same from another thread, picture and facts included', async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  const drawing = {
    boxes: [{ x: 10, y: 10, width: 50, height: 20, colour: '#0b7f5c', opacity: 0.2 }],
    strokes: [{ path: 'M0 0L300 200', colour: '#c7303f', width: 1, dashed: true }],
    plates: [{ x: 100, y: 50, width: 60, height: 18, colour: '#0b7f5c', text: '1.0842' }],
  };
  const printer = startPrinter();
  try {
    const bytes = await printer.print(
      sheetOf([
        { kind: 'picture', bytes: picture, width: 300, height: 200, drawing },
        { kind: 'facts', rows: [{ label: 'Paid', value: '29.00 USD' }] },
      ]),
    );
    const [page] = await textOf(bytes);
    expect(page).toContain('1.0842');
    expect(page).toContain('Paid 29.00 USD');
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
  } finally {
    await printer.close();
  }
});
