import type { Quantity } from '../quantity.ts';
import type { en } from './messages/en.ts';
import type { Message } from './messages/message.ts';

export type MessageKey = keyof typeof en;

/** What a placeholder stands for: a measured number, another phrase, or a name read from the picture. */
export type PhraseValue = Quantity | Phrase | string;

/** A sentence before it has a language: plain JSON, so that it can be stored and told again in another one. */
export type Phrase = { key: MessageKey; values: Record<string, PhraseValue> };

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type TextOf<M extends Message> = M extends string ? M : M extends { other: infer Other extends string } ? Other : never;

/** The placeholders of a message, taken from its English text: a forgotten one does not compile. */
export type ValuesOf<Key extends MessageKey> = Record<Names<TextOf<(typeof en)[Key]>>, PhraseValue>;

export const say = <Key extends MessageKey>(
  key: Key,
  ...[values]: keyof ValuesOf<Key> extends never ? [] : [values: ValuesOf<Key>]
): Phrase => ({ key, values: values ?? {} });
