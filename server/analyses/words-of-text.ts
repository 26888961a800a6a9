/** Markdown's own signs. */
const markup = /[*_`#|\\]/g;

/**
 * What a search in an analysis looks through: each of its words once, in lower case, so that both databases find them alike in any script.
 * A third of the text, which need not be read for it.
 */
export const wordsOfText = (markdown: string): string =>
  [...new Set(markdown.replace(markup, ' ').toLowerCase().split(/\s+/))].filter(Boolean).join(' ');

/** The words that a search asks for, all of them; more than eight make no search any narrower. */
export const wordsSought = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
