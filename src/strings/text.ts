/** A message, or its forms by the plural category of `count`. `{name}` stands for a value. */
export type Text = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** What a language has to offer for an area's English texts: a missing key does not compile. */
export type Translation<English> = Record<keyof English, Text>;
