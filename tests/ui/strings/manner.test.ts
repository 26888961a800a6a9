import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Language } from '#contract/language';

/** Words of the other manner: German says Sie and French vous, the others say tú, tu and você. */
const otherManner: Partial<Record<Language, RegExp>> = {
  de: /(?<![\p{L}'])(?:du|dich|dir|dein(?:e[mnrs]?)?|kannst|hast|willst)(?!\p{L})/u,
  fr: /(?<![\p{L}’])(?:tu|toi|ton|tes|peux|veux)(?![\p{L}’])/u,
  es: /(?<!\p{L})(?:[Uu]sted(?:es)?|[Ii]nt[eé]ntelo|[Ee]lija|[Ii]ntroduzca|[Cc]ompruebe|[Rr]evise|[Ee]nv[ií]e|[Tt]oque|[Ee]scr[ií]banos)(?!\p{L})/u,
  it: /(?<!\p{L})(?:Lei|Suo|Sua|[Ss]celga|[Rr]iprovi|[Tt]occhi per|[Ii]nserisca)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:tu|teu|tua|tens|podes)(?!\p{L})/u,
};

const areas = ['account', 'accounts', 'admin', 'analysis', 'app', 'factor', 'pages', 'support'];

const filesOf = (language: string) => [
  ...areas.map((area) => `src/strings/${area}/${language}.ts`),
  `server/accounts/mail/messages/${language}.ts`,
  `engine/write/messages/${language}.ts`,
];

it.each(Object.entries(otherManner))(
  'speaks to its reader in one manner in %s: app, mails and analyses',
  (language, words) => {
    const slips = filesOf(language).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => words.test(line)),
    );
    expect(slips).toEqual([]);
  },
);
