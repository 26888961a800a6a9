import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../src/theme.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(tokens))('the %s theme', (_, t) => {
  const grounds = [t.ground, t.surface, t.raised];

  it.each(['text', 'weaker', 'accent', 'up', 'down'] as const)(
    'shows %s with a contrast of 4.5 on every ground',
    (name) => {
      for (const ground of grounds) expect(contrast(t[name], ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('shows the text on the accent with a contrast of 4.5, also under the pointer', () => {
    for (const fill of [t['accent-fill'], t['accent-fill-hover']]) {
      expect(contrast(t['on-accent'], fill)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('outlines what can be typed into with a contrast of 3', () => {
    for (const ground of grounds) expect(contrast(t.edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('has its ground in the manifest and the page too, which cannot read it from here', () => {
  const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
  const page = readFileSync('index.html', 'utf8');
  expect([manifest.theme_color, manifest.background_color]).toEqual([tokens.dark.ground, tokens.dark.ground]);
  expect(page).toContain(`content="${tokens.dark.ground}"`);
  expect(page).toContain(`content="${tokens.light.ground}"`);
});

it('[IN-01] the manifest names Wickwise, with icons that exist and a maskable one', () => {
  const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
  expect([manifest.name, manifest.display, manifest.share_target.action]).toEqual([
    'Wickwise',
    'standalone',
    '/share-target',
  ]);
  for (const { src } of manifest.icons) expect(readFileSync(`public${src}`).length).toBeGreaterThan(0);
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});
