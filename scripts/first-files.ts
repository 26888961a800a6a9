// Which files a first visit and a start load, and how: for vite.config.ts.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { type Language, languages } from '../contract/language.ts';

type Start = {
  /** Ends of the modules' ids that are drawn first, beside what the page loads for everybody. */
  screens: readonly string[];
  /** The texts of these screens: `src/strings/<area>`. */
  areas: readonly string[];
  /** The screen's first words, by key: what it is about, and a sentence on that. The page says them before any script. */
  words: readonly [area: string, first: string, then: string];
};

/** Whoever is signed in begins with the analysis, others with the login: see `public/start.js`. */
const starts = {
  user: {
    screens: ['/src/features/layout/user-layout.tsx', '/src/features/analysis/analysis-screen.tsx'],
    areas: ['app', 'analysis'],
    words: ['analysis', 'analysis.title', 'analysis.lead'],
  },
  guest: {
    screens: ['/src/features/accounts/login-screen.tsx'],
    areas: ['app', 'accounts'],
    words: ['accounts', 'auth.claim', 'auth.claimLead'],
  },
} as const satisfies Record<string, Start>;

/** What most screens are made of, administrators' and guests' too. */
const isPart =
  /\/@mantine\/(?:core\/esm\/(?:core|utils\/InlineInput|components\/(?:ActionIcon\/|Checkbox\/CheckIcon|CloseButton\/|Input|Switch\/|Tabs\/|TextInput\/|VisuallyHidden\/))|hooks\/esm\/use-(?:disclosure|merged-ref|network))|\/icons-react\/|\/src\/(?:[\w-]+|ui\/(?:avatar|card|initials|wordmark))\./;

const isOf = (screens: readonly string[]) => (id: string) => screens.some((screen) => id.endsWith(screen));

/** A device asks for each file by itself, and a phone takes longer to ask than to read; but what all start with it reads in three goes. */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', tags: ['$initial'], test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 6 },
  { name: 'router', tags: ['$initial'], test: /\/node_modules\/react-router/, priority: 5 },
  { name: 'libraries', tags: ['$initial'], test: /\/node_modules\/.*js$/, priority: 4 },
  { name: 'first', tags: ['$initial'], priority: 3 },
  { name: 'parts', test: isPart, minShareCount: 2, priority: 2 },
  { name: 'start', test: isOf(starts.user.screens), priority: 1 },
];

/** Names the files of each start, and their texts by language, to `public/start.js`, which asks for them early. */
export const nameStartFiles = (): Plugin => ({
  name: 'wickwise-start-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const named = Object.fromEntries(
        await Promise.all(
          Object.entries(starts).map(async ([who, start]) => [
            who,
            { ...filesOf(start, chunks), words: await wordsOf(start) },
          ]),
        ),
      );
      const reader = '<script src="/start.js">';
      if (!html.includes(reader)) throw new Error('the page does not name start.js');
      return html.replace(
        reader,
        `<script id="start-files" type="application/json">${JSON.stringify(named)}</script>\n    ${reader}`,
      );
    },
  },
});

function filesOf({ screens, areas }: Start, chunks: Rolldown.OutputChunk[]) {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    // Of the first file the page names the styles itself.
    if (!chunk.isEntry) for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    chunk.imports.forEach(add);
  };
  for (const { fileName, moduleIds } of chunks) if (moduleIds.some(isOf(screens))) add(fileName);

  const texts: Record<string, string[]> = {};
  for (const { fileName, moduleIds } of chunks) {
    const [, area, language] = /\/src\/strings\/(\w+)\/(\w+)\.ts$/.exec(moduleIds[0] ?? '') ?? [];
    if (area && language && areas.includes(area)) texts[language] = [...(texts[language] ?? []), `/${fileName}`];
  }
  return { files: [...files].map((file) => `/${file}`), texts };
}

/** By language. */
async function wordsOf({ words: [area, ...keys] }: Start) {
  const inLanguage = async (language: Language) => {
    const file = path.resolve(import.meta.dirname, `../src/strings/${area}/${language}.ts`);
    const texts: Record<string, string> = (await import(pathToFileURL(file).href))[language];
    return [language, keys.map((key) => texts[key])];
  };
  return Object.fromEntries(await Promise.all(languages.map(inLanguage)));
}

/**
 * Makes what everybody loads first plain scripts. Chromium compiles such a one when the worker puts it into its cache, and keeps the
 * result; a module it compiles anew at each start. Modules of the old names hand on what the others import from them.
 */
export const plainFirst = (): Plugin => ({
  name: 'wickwise-plain-first',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const page = bundle['index.html'];
      if (!entry || page?.type !== 'asset') throw new Error('no entry, or no page');
      const preloads: string[] = [];
      let before = '';
      for (const chunk of inOrder(entry, chunks)) {
        const { script, handOn } = plainOf(chunk);
        chunk.code = handOn;
        before += script;
        // The bundler's own runtime is too small for a file of its own.
        if (before.length < 2_000) continue;
        const hash = createHash('sha256').update(before).digest('base64url').slice(0, 8);
        const fileName = `assets/first-${chunk === entry ? 'app' : chunk.name}-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source: before });
        preloads.push(`<link rel="preload" as="script" fetchpriority="low" href="/${fileName}">`);
        before = '';
      }
      const tag = `<script type="module" crossorigin src="/${entry.fileName}"></script>`;
      const html = String(page.source).replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
      if (!html.includes(tag)) throw new Error('the page does not name the first file');
      page.source = html.replace(tag, preloads.join('\n    '));
    },
  },
});

/** The chunk after all that it imports, each once. */
function inOrder(chunk: Rolldown.OutputChunk, all: Rolldown.OutputChunk[], seen = new Set<Rolldown.OutputChunk>()) {
  for (const other of all) if (chunk.imports.includes(other.fileName) && !seen.has(other)) inOrder(other, all, seen);
  return [...seen.add(chunk)];
}

/** `a as b,c` */
const pairsOf = (names: string) =>
  names.split(',').map((pair) => {
    const [given = '', taken = given] = pair.trim().split(' as ');
    return { given, taken };
  });

/** A module as a plain script, which leaves its exports to others of its kind and to `handOn`. They keep the values that they have at its end. */
function plainOf({ code, fileName }: Rolldown.OutputChunk) {
  const [, body, exported] = /^(.*)export\s*\{([^}]*)\};?\s*$/s.exec(code) ?? [];
  if (body === undefined || !exported) throw new Error(`${fileName} cannot be a plain script`);
  const named = body.replaceAll(
    /\bimport\s*\{([^}]*)\}\s*from\s*"\.\/([^"]*)";/g,
    (_, names: string, file: string) =>
      `const{${pairsOf(names).map(({ given, taken }) => `${given}:${taken}`)}}=wickwise["${file}"];`,
  );
  const names = pairsOf(exported);
  const start = '(function(){"use strict";const __meta={url:document.currentScript.src};globalThis.wickwise??={};';
  const own = `wickwise["${path.basename(fileName)}"]`;
  return {
    script: `${start}${named.replaceAll('import.meta', '__meta')}${own}={${names.map(({ given, taken }) => `${taken}:${given}`)}}})();`,
    handOn: `const{${names.map(({ taken }, index) => `${taken}:_${index}`)}}=${own};export{${names.map(({ taken }, index) => `_${index} as ${taken}`)}};`,
  };
}
