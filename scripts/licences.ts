/** What a lock file says of one installed package. */
export type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
};

/** Licences that ask for no more than their text to be passed on. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

/** Others, for the packages in which they were looked at. */
const looked: { packages: RegExp; licences: string[]; why: string }[] = [
  {
    packages: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later'],
    why: 'libvips is a library of its own beside ours, unchanged and replaceable',
  },
  { packages: /^web-push$/, licences: ['MPL-2.0'], why: 'used unchanged; its files stay under their licence' },
  {
    packages: /^@(?:embedpdf\/fonts-|fontsource)/,
    licences: ['OFL-1.1'],
    why: 'fonts, embedded and not sold by themselves',
  },
  { packages: /^png-js$/, licences: ['none'], why: 'its package names none; its repository holds the MIT licence' },
];

/** Whether an SPDX expression allows the use: `AND` needs all of its parts, `OR` one. */
function allows(expression: string, isAllowed: (licence: string) => boolean): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => isAllowed(licence.trim())));
}

/** `name version: licence` of each production package under a licence that nobody has looked at. `packages`: of a package-lock.json. */
export function refusedLicences(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([place, { version, license = 'none', dev, devOptional, link }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!name || dev || devOptional || link) return [];
    const exceptions = looked.filter((one) => one.packages.test(name)).flatMap(({ licences }) => licences);
    const isAllowed = (licence: string) => permissive.has(licence) || exceptions.includes(licence);
    return allows(license, isAllowed) ? [] : [`${name} ${version}: ${license}`];
  });
}
