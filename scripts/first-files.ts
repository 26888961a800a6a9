// Which files a first visit and a start load, and how: for vite.config.ts.
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

type Start = {
  /** Ends of the modules' ids that are drawn first, beside what the page loads for everybody. */
  screens: readonly string[];
  /** The texts of these screens: `src/strings/<area>`. */
  areas: readonly string[];
};

/** Whoever is signed in begins with the analysis, others with the login: see `public/start.js`. */
const starts = {
  user: {
    screens: ['/src/features/layout/user-layout.tsx', '/src/features/analysis/analysis-screen.tsx'],
    areas: ['app', 'analysis'],
  },
  guest: { screens: ['/src/features/accounts/login-screen.tsx'], areas: ['app', 'accounts'] },
} as const satisfies Record<string, Start>;

/** What most screens are made of, administrators' and guests' too. */
const isPart =
  /\/@mantine\/(?:core\/esm\/(?:core|utils\/InlineInput|components\/(?:ActionIcon|CloseButton|Input|Switch|Tabs|VisuallyHidden))\/|hooks\/esm\/use-(?:disclosure|network))|\/icons-react\/|\/src\/(?:[\w-]+|ui\/(?:avatar|card|initials|wordmark))\./;

const isOf = (screens: readonly string[]) => (id: string) => screens.some((screen) => id.endsWith(screen));

/** A device asks for each file by itself, and a phone takes longer to ask than to read. */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
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
    handler(_, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const named = Object.fromEntries(Object.entries(starts).map(([who, start]) => [who, filesOf(start, chunks)]));
      const attrs = { id: 'start-files', type: 'application/json' };
      return [{ tag: 'script', attrs, children: JSON.stringify(named), injectTo: 'head-prepend' }];
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

/**
 * Makes what everybody loads first a plain script. Chromium compiles such a one when the worker puts it into its cache, and keeps the
 * result; a module it compiles anew at each start. A module of the old name hands on what the others import from it.
 */
export const plainFirst = (): Plugin => ({
  name: 'wickwise-plain-first',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const page = bundle['index.html'];
      if (entry?.type !== 'chunk' || page?.type !== 'asset') throw new Error('no entry, or no page');
      const { script, handOn } = plainOf(entry);
      const fileName = `assets/first-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source: script });
      entry.code = handOn;
      const tag = `<script type="module" crossorigin src="/${entry.fileName}">`;
      const html = String(page.source);
      if (!html.includes(tag)) throw new Error('the page does not name the first file');
      page.source = html.replace(tag, `<script defer src="/${fileName}">`);
    },
  },
});

/** A module without imports as a plain script that leaves its exports to `handOn`. They keep the values that they have at its end. */
function plainOf({ code, imports, fileName }: Rolldown.OutputChunk) {
  const [, body, exported] = /^(.*)export\s*\{([^}]*)\};?\s*$/s.exec(code) ?? [];
  if (body === undefined || !exported || imports.length > 0) throw new Error(`${fileName} cannot be a plain script`);
  const names = exported.split(',').map((pair) => pair.trim().split(' as '));
  const given = names.map(([own, name = own]) => `${name}:${own}`);
  const taken = names.map(([own, name = own], index) => ({ from: `${name}:_${index}`, to: `_${index} as ${name}` }));
  const start = '(function(){"use strict";const __meta={url:document.currentScript.src};';
  return {
    script: `${start}${body.replaceAll('import.meta', '__meta')}globalThis.wickwise={${given}}})()`,
    handOn: `const{${taken.map(({ from }) => from)}}=globalThis.wickwise;export{${taken.map(({ to }) => to)}};`,
  };
}
