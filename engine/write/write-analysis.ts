import type { Language } from '#contract/language';
import type { Finding, Findings, LevelFinding, Scenario } from '../findings.ts';
import { share } from '../quantity.ts';
import { clearCertainty } from './describe-reading.ts';
import { type MessageKey, type Phrase, say } from './phrase.ts';
import { type Voice, voiceOf } from './render-phrase.ts';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const heading = (voice: Voice, depth: 2 | 3, key: Extract<MessageKey, `heading.${string}`>) =>
  `${'#'.repeat(depth)} ${voice.phrase({ key, values: {} })}`;

const title = (voice: Voice, { strategy, symbol, timeframe }: Findings): string => {
  const names = [symbol, timeframe].filter((name) => name !== null);
  const method = voice.phrase(say(`strategy.${strategy}`));
  return `# ${names.length > 0 ? voice.phrase(say('title.of', { method, names: names.join(' ') })) : method}`;
};

const columns = ['level', 'error', 'away', 'touches', 'side', 'why'] as const;

const levelTable = (voice: Voice, levels: readonly LevelFinding[]): string => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const none = voice.phrase(say('column.none'));
  return [
    row(columns.map((column) => voice.phrase(say(`column.${column}`)))),
    row(columns.map((column) => (column === 'side' || column === 'why' ? '---' : '--:'))),
    ...levels.map(({ at, error, away, touches, side, why }) =>
      row([
        voice.quantity(at),
        voice.quantity(error),
        voice.quantity(away),
        touches ? voice.quantity(touches) : none,
        voice.phrase(say(`side.${side}`)),
        voice.phrase(why),
      ]),
    ),
  ].join('\n');
};

const signalLine = (voice: Voice, { kind, side, values, status, certainty }: Finding): string => {
  const sentence = voice.phrase({ key: `signal.${kind}`, values });
  if (side === 'neutral') return sentence;
  const lead = voice.phrase(say(`status.${side}-${status}`));
  // The space holds in every script: bold text that ends in a full stop closes only before one.
  const told = [`**${lead}** ${sentence}`];
  if (certainty < clearCertainty) told.push(voice.phrase(say('status.certainty', { certainty: share(certainty) })));
  return told.join(voice.phrase(say('sentence.gap')));
};

const scenarioLines = (voice: Voice, scenario: Scenario): string => {
  const { side, trigger, triggerWhy, target, targetWhy, invalidation, invalidationWhy } = scenario;
  return list([
    voice.phrase(say(`scenario.${side}.trigger`, { trigger, why: triggerWhy })),
    voice.phrase(say(`scenario.${side}.target`, { from: target[0], to: target[1], why: targetWhy })),
    voice.phrase(say(`scenario.${side}.invalidation`, { invalidation, why: invalidationWhy })),
  ]);
};

/** The analysis as Markdown: measured facts first, interpretation after them, limits and the notice last. Every number in it is one of `findings`. */
export const writeAnalysis = (findings: Findings, language: Language): string => {
  const voice = voiceOf(language, findings.style);
  const phrases = (told: readonly Phrase[]) => told.map(voice.phrase);
  const paragraph = (told: readonly Phrase[]) => phrases(told).join(voice.phrase(say('sentence.gap')));
  return [
    title(voice, findings),
    heading(voice, 2, 'heading.measured'),
    heading(voice, 3, 'heading.read'),
    paragraph(findings.read),
    heading(voice, 3, 'heading.context'),
    list(phrases(findings.context)),
    heading(voice, 3, 'heading.levels'),
    levelTable(voice, findings.levels),
    heading(voice, 3, 'heading.signals'),
    `*${voice.phrase(say('rule.lead', { rule: findings.rule }))}*`,
    list([...findings.signals.map((finding) => signalLine(voice, finding)), ...phrases(findings.notes)]),
    heading(voice, 2, 'heading.interpretation'),
    paragraph(findings.view),
    heading(voice, 3, 'heading.up'),
    scenarioLines(voice, findings.scenarios.up),
    heading(voice, 3, 'heading.down'),
    scenarioLines(voice, findings.scenarios.down),
    heading(voice, 3, 'heading.risk'),
    list(phrases(findings.risk)),
    heading(voice, 3, 'heading.change'),
    list(phrases(findings.change)),
    heading(voice, 2, 'heading.limits'),
    list(phrases(findings.limits)),
    `> ${voice.phrase(say('notice'))}`,
  ].join('\n\n');
};
