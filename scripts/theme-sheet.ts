// The theme's variables as a style sheet, for vite.config.ts: they are known before any script runs, and so is what is drawn by then.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import type { Plugin } from 'vite';

type OurTheme = { theme: MantineThemeOverride; cssVariables: CSSVariablesResolver };

const root = path.resolve(import.meta.dirname, '..');
const name = 'virtual:theme.css';

/** Answers `import 'virtual:theme.css'`. It stands in for Mantine's own sheet of variables and for what its provider would write at each start. */
export const themeSheet = (): Plugin => ({
  name: 'wickwise-theme-sheet',
  resolveId: (id) => (id === name ? path.join(root, 'src/theme.css') : undefined),
  async load(id) {
    if (id !== path.join(root, 'src/theme.css')) return;
    const file = path.join(root, 'src/theme.ts');
    this.addWatchFile(file);
    return await sheetOf(await import(pathToFileURL(file).href));
  },
});

async function sheetOf({ theme, cssVariables }: OurTheme) {
  const { convertCssVariables, DEFAULT_THEME, deepMerge, defaultCssVariablesResolver, mergeMantineTheme } =
    await import('@mantine/core');
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  // Of Mantine's fourteen colours those that have a tone of ours: the others are nowhere asked for.
  const ours = Object.keys(theme.colors ?? {});
  const colors = Object.fromEntries(Object.entries(whole.colors).filter(([colour]) => ours.includes(colour)));
  const lean = { ...whole, colors } as typeof whole;
  const scheme = {
    variables: {},
    dark: { '--mantine-color-scheme': 'dark' },
    light: { '--mantine-color-scheme': 'light' },
  };
  const variables = [defaultCssVariablesResolver(lean), cssVariables(lean), scheme].reduce(deepMerge);
  return convertCssVariables(variables, ':root');
}
