import type { English, LoadedTexts, StringKey } from './catalogue.ts';
import type { Text } from './text.ts';

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type TextOf<T> = T extends string ? T : T extends { other: infer Other extends string } ? Other | 'plural' : never;
type NamesOf<Key extends StringKey> = Names<TextOf<English[Key]>> | (English[Key] extends string ? never : 'count');

/** The values of a message, taken from the placeholders of its English text: a forgotten one does not compile. */
export type ParamsOf<Key extends StringKey> = [NamesOf<Key>] extends [never]
  ? []
  : [
      params: Record<Exclude<NamesOf<Key>, 'count'>, string | number> &
        ('count' extends NamesOf<Key> ? { count: number } : unknown),
    ];

export type Translate = <Key extends StringKey>(key: Key, ...params: ParamsOf<Key>) => string;

/** A message in the catalogue's language, its numbers written that language's way. */
export function translatorOf({ language, texts }: LoadedTexts): Translate {
  const plural = once(() => new Intl.PluralRules(language));
  const number = once(() => new Intl.NumberFormat(language));
  const formOf = (text: Text, count: unknown) =>
    typeof text === 'string' ? text : (text[plural().select(Number(count))] ?? text.other);
  return (key, ...[params]) => {
    const values = (params ?? {}) as Record<string, string | number>;
    const text = texts[key];
    if (text === undefined) throw new Error(`The route of this screen does not ask for the texts of ${key}`);
    return formOf(text, values.count).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      return typeof value === 'number' ? number().format(value) : value;
    });
  };
}

/** Made at its first use: a language's rules cost a slow device a tenth of its start, which shows no number. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
