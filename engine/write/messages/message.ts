/**
 * A template with `{name}` placeholders, or one for each plural category of the language (Intl.PluralRules), chosen by the
 * placeholder `count`. Templates hold no digits: every number of a text comes from a measured value.
 */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
