import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { english } from './all-texts.ts';

it('[I18-02] every key of the catalogue is used', async () => {
  let code = '';
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (!file.startsWith('src/strings/')) code += readFileSync(file, 'utf8');
  }
  // A key that a template builds, as in t(`strategy.${strategy}`), is used by its beginning.
  const beginnings = [...code.matchAll(/t\(`([a-z][\w.]*\.)\$\{/g)].map(([, beginning]) => beginning ?? '');
  const isUsed = (key: string) =>
    code.includes(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning));
  expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
});
