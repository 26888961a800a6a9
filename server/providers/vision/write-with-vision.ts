import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '#contract/language';
import type { Analysis } from '#engine/analyse-chart';
import { checkVisionText, type TextFault } from '#engine/vision/check-vision-text';
import { visionPrompt } from '#engine/vision/vision-prompt';
import { say } from '#engine/write/phrase';
import { voiceOf } from '#engine/write/render-phrase';
import {
  type CallFailure,
  type ChatEndpoint,
  type ChatMessage,
  completeChat,
  type Patience,
} from './chat-completion.ts';

export type VisionInput = {
  /** The picture's bytes as they were uploaded, and their media type. */
  picture: { bytes: Uint8Array; type: string };
  analysis: Pick<Analysis, 'reading' | 'findings' | 'markdown'>;
  language: Language;
  signal?: AbortSignal;
};

export type VisionTrouble = TextFault['why'] | CallFailure['why'];

/** `note` says why the model's text was not taken; the Markdown says so too. */
export type VisionText = { markdown: string; source: 'vision' | 'engine'; note?: VisionTrouble };

/** Has a model write the analysis. Resolves always, with the built-in text where the model fails; rejects only with the caller's own signal. */
export type WriteWithVision = (input: VisionInput) => Promise<VisionText>;

/** ms. A model that streams slowly may take minutes; one that says nothing for one is given up. */
const usualPatience: Patience & { retryAfter: number } = { whole: 5 * 60_000, silence: 60_000, retryAfter: 20_000 };

type Attempt = { ok: true; text: string } | { ok: false; fault: TextFault | CallFailure; text: string | null };

const dataUrl = ({ bytes, type }: VisionInput['picture']) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

const firstMessages = ({ picture, analysis, language }: VisionInput): ChatMessage[] => {
  const { rules, measurements } = visionPrompt(analysis, language);
  return [
    { role: 'system', content: rules },
    {
      role: 'user',
      content: [
        { type: 'text', text: measurements },
        { type: 'image_url', image_url: { url: dataUrl(picture) } },
      ],
    },
  ];
};

/** What the second attempt is told about the first. */
const corrected = (messages: readonly ChatMessage[], attempt: Attempt): ChatMessage[] => {
  if (attempt.ok || attempt.text === null) return [...messages];
  const { fault } = attempt;
  const complaint =
    fault.why === 'unknown-numbers'
      ? `These numbers are not among the measurements: ${fault.numbers.slice(0, 20).join('; ')}. Write it again without them.`
      : 'That broke the rules. Write it again, within them.';
  return [...messages, { role: 'assistant', content: attempt.text }, { role: 'user', content: complaint }];
};

export function visionWriter(endpoint: ChatEndpoint, patience = usualPatience): WriteWithVision {
  async function attempt(input: VisionInput, messages: readonly ChatMessage[]): Promise<Attempt> {
    const answer = await completeChat(endpoint, messages, patience, input.signal);
    if (!answer.ok) return { ok: false, fault: answer.why, text: null };
    const fault = checkVisionText(answer.value, input.analysis);
    return fault ? { ok: false, fault, text: answer.value } : { ok: true, text: answer.value };
  }

  return async (input) => {
    const { language, analysis } = input;
    const voice = voiceOf(language, analysis.findings.style);
    const messages = firstMessages(input);
    let last = await attempt(input, messages);
    if (!last.ok && (await worthRetrying(last.fault, patience.retryAfter, input.signal))) {
      last = await attempt(input, corrected(messages, last));
    }
    if (last.ok) {
      const checked = voice.phrase(say('vision.accepted', { model: endpoint.model }));
      const markdown = `${last.text.trim()}\n\n> ${checked} ${voice.phrase(say('notice'))}`;
      return { markdown, source: 'vision' };
    }
    const told = voice.phrase(say(`vision.${last.fault.why}`));
    return { markdown: `${analysis.markdown}\n>\n> ${told}`, source: 'engine', note: last.fault.why };
  };
}

/** A refusal stays one; a busy endpoint is asked again when it says, unless that is too long to wait. */
async function worthRetrying(fault: TextFault | CallFailure, longest: number, signal?: AbortSignal): Promise<boolean> {
  if (fault.why === 'refused' || fault.why === 'too-slow') return false;
  if (fault.why !== 'busy') return true;
  const delay = fault.retryAfter ?? 1000;
  if (delay > longest) return false;
  await wait(delay, undefined, { signal });
  return true;
}
