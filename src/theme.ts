import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

type Tokens = Record<
  | 'ground'
  | 'surface'
  | 'raised'
  | 'hairline'
  | 'edge'
  | 'text'
  | 'weaker'
  | 'faint'
  | 'accent'
  | 'accent-fill'
  | 'accent-fill-hover'
  | 'on-accent'
  | 'accent-wash'
  | 'up'
  | 'down'
  | 'down-wash'
  | 'float',
  string
>;

/** Every colour of the app, by what it is for. `edge` outlines what can be typed into: 3:1 and more against all grounds. */
export const tokens = {
  dark: {
    ground: '#0B0F14',
    surface: '#11171E',
    raised: '#18202A',
    hairline: '#243040',
    edge: '#5C6C7E',
    text: '#E8EDF2',
    weaker: '#A3B1C0',
    faint: '#6B7B8C',
    accent: '#F5B342',
    'accent-fill': '#F5B342',
    'accent-fill-hover': '#FFC462',
    'on-accent': '#1A1204',
    'accent-wash': '#F5B3421F',
    up: '#2FBF8F',
    down: '#F0616D',
    'down-wash': '#F0616D1F',
    float: '0 12px 32px #00000080, 0 2px 6px #00000066',
  },
  light: {
    ground: '#F6F7F9',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    hairline: '#DDE3EA',
    edge: '#848F9C',
    text: '#0F1720',
    weaker: '#4A5868',
    faint: '#7A8796',
    accent: '#9A5B00',
    'accent-fill': '#F5B342',
    'accent-fill-hover': '#EBA52E',
    'on-accent': '#1A1204',
    'accent-wash': '#F5B34233',
    up: '#0B7F5C',
    down: '#C7303F',
    'down-wash': '#C7303F14',
    float: '0 12px 32px #0F172026, 0 2px 6px #0F17201A',
  },
} satisfies Record<'dark' | 'light', Tokens>;

const amber: MantineColorsTuple = [
  '#FFF7E8',
  '#FFECCC',
  '#FDDA9F',
  '#FACB78',
  '#F7BE58',
  '#F5B342',
  '#EBA52E',
  '#C98413',
  '#9A5B00',
  '#6F4200',
];

const coral: MantineColorsTuple = [
  '#FEF0F1',
  '#FBDBDE',
  '#F7B7BD',
  '#F48F98',
  '#F27883',
  '#F0616D',
  '#DE4755',
  '#C7303F',
  '#A3222F',
  '#7C1722',
];

const slate: MantineColorsTuple = [
  '#F6F7F9',
  '#EEF1F5',
  '#E6EBF0',
  '#DDE3EA',
  '#848F9C',
  '#7A8796',
  '#4A5868',
  '#33404D',
  '#1D2733',
  '#0F1720',
];

const night: MantineColorsTuple = [
  '#E8EDF2',
  '#C6D0DA',
  '#A3B1C0',
  '#8292A3',
  '#243040',
  '#1D2733',
  '#11171E',
  '#0B0F14',
  '#080B0F',
  '#050709',
];

const systemFonts =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Hiragino Sans", "PingFang SC", "Microsoft YaHei", "Malgun Gothic", "Noto Sans CJK SC", sans-serif';

const touch = 'calc(2.75rem * var(--mantine-scale))';

export const theme = createTheme({
  primaryColor: 'amber',
  primaryShade: { light: 5, dark: 5 },
  autoContrast: true,
  luminanceThreshold: 0.4,
  colors: { amber, red: coral, gray: slate, dark: night },
  white: tokens.light.surface,
  black: tokens.light.text,
  fontFamily: `"Inter Variable", "Inter Fallback", ${systemFonts}`,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1.35', sm: '1.5', md: '1.6', lg: '1.35', xl: '1.2' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.625rem', xl: '1rem' },
  defaultRadius: 'md',
  headings: {
    fontFamily: `"Inter Variable", "Inter Fallback", ${systemFonts}`,
    fontWeight: '620',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'md' },
      vars: () => ({ root: { '--button-height': touch, '--button-fz': '0.875rem' } }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 44 } },
    Input: { vars: () => ({ wrapper: { '--input-height': touch } }) },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: { size: 'md' },
      vars: () => ({ root: { '--psi-button-size': touch, '--psi-icon-size': '1.125rem' } }),
    },
    Select: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md', withThumbIndicator: false } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false, events: { hover: true, focus: true, touch: false } } },
    Drawer: { defaultProps: { transitionProps: { duration: 160 } } },
    Menu: { defaultProps: { shadow: 'md', radius: 'lg' } },
  },
});

const mantineOf = (t: Tokens) => ({
  '--mantine-color-body': t.ground,
  '--mantine-color-text': t.text,
  '--mantine-color-bright': t.text,
  '--mantine-color-dimmed': t.weaker,
  '--mantine-color-placeholder': t.weaker,
  '--mantine-color-error': t.down,
  '--mantine-color-anchor': t.accent,
  '--mantine-color-default': t.raised,
  '--mantine-color-default-hover': `color-mix(in srgb, ${t.raised}, ${t.text} 6%)`,
  '--mantine-color-default-color': t.text,
  '--mantine-color-default-border': t.hairline,
  '--mantine-color-disabled': `color-mix(in srgb, ${t.surface}, ${t.text} 6%)`,
  '--mantine-color-disabled-color': t.faint,
  '--mantine-color-disabled-border': t.hairline,
  '--mantine-color-amber-filled-hover': t['accent-fill-hover'],
  '--mantine-color-amber-light': t['accent-wash'],
  '--mantine-color-amber-light-color': t.accent,
  '--mantine-color-amber-outline': t.accent,
  '--mantine-color-amber-contrast': t['on-accent'],
  '--mantine-primary-color-contrast': t['on-accent'],
  '--mantine-color-gray-light-color': t.weaker,
  '--mantine-shadow-md': t.float,
});

const named = (t: Tokens) => Object.fromEntries(Object.entries(t).map(([name, value]) => [`--${name}`, value]));

/** Puts the tokens into Mantine's own variables, and under their plain names (`--surface`) for our style sheets. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    // Over a chart picture, whose own ground is no theme's.
    '--picture-chip': `${tokens.dark.ground}E6`,
    '--picture-text': tokens.dark.text,
    '--picture-halo': `${tokens.dark.ground}8C`,
    '--picture-up': tokens.dark.up,
    '--picture-down': tokens.dark.down,
    '--picture-neutral': tokens.dark.accent,
  },
  dark: { ...mantineOf(tokens.dark), ...named(tokens.dark) },
  light: { ...mantineOf(tokens.light), ...named(tokens.light) },
});
