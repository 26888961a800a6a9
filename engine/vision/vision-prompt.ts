import type { Language } from '#contract/language';
import type { Analysis } from '../analyse-chart.ts';
import { measuredTable } from './measured-table.ts';

const languageNames = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  ru: 'Russian',
  zh: 'Simplified Chinese',
  ja: 'Japanese',
  ko: 'Korean',
} as const satisfies Record<Language, string>;

/** What a vision model is told: the rules, and the measurements that its text has to stay with. */
export const visionPrompt = (
  { findings, reading, markdown }: Pick<Analysis, 'findings' | 'reading' | 'markdown'>,
  language: Language,
): { rules: string; measurements: string } => ({
  rules: [
    `You write technical analyses of charts in ${languageNames[language]}, as Markdown, terse and concrete, like a desk note.`,
    'The chart was measured; the measurements are given. Use only numbers that stand in them: do not read prices from the picture, do not compute new ones.',
    'Keep the order and the headings of the given analysis: measured facts first, interpretation after them, limits last.',
    'Scenarios stay conditional, each with its trigger, target zone and invalidation. No calls to buy or sell, no promises, no links, no HTML.',
    findings.style.relative
      ? 'No price scale could be read: say so, give places in percent of the visible range, and never call them prices.'
      : 'Write prices with the digits that they are given with.',
  ].join('\n'),
  measurements: [
    'The analysis as measured:',
    markdown,
    'The last candles as measured:',
    measuredTable(reading, findings.style.decimals),
  ].join('\n\n'),
});
