/** What one line of a legend or a heading says, left to right. */
export type Texts = readonly string[];

/** A ticker behind the name that it stands for. */
export const IN_BRACKETS = /^\(([A-Z0-9./]+)\)$/;

/** A comma behind letters parts words, between digits it parts thousands. */
export const wordsOf = (phrase: Texts): string[] =>
  phrase
    .flatMap((text) => text.split(/\s+|(?<=[A-Za-z]\w*),|,(?=\D|$)/))
    .map((word) => (IN_BRACKETS.test(word) ? word : word.replace(/^[^A-Za-z0-9+-]+|[^A-Za-z0-9%]+$/g, '')))
    .filter((word) => word !== '');

/** The first of a legend's prices, or the time before them. */
export const isField = (word: string): boolean => /^(?:[oO]|Open|Time|OPEN|TIME)$/.test(word);
