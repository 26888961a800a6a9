type Rule = readonly [RegExp, string];

/** The first that fits: every browser also names those that it wants to be taken for. */
const browsers: readonly Rule[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly Rule[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const match = (rules: readonly Rule[], text: string) => rules.find(([pattern]) => pattern.test(text))?.[1];

/** A `User-Agent` in words that its owner knows: 'Chrome · Android'. A product's own name for all other programs. */
export function deviceName(userAgent = ''): string {
  const known = [match(browsers, userAgent), match(systems, userAgent)].filter(Boolean).join(' · ');
  const product = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  return known || product || 'Unknown device';
}
