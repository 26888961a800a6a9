export type Version = { major: number; minor: number; patch: number };
export const steps = ['major', 'minor', 'patch'] as const;
export type Step = (typeof steps)[number];

const form = /^(\d+)\.(\d+)\.(\d+)$/;

export function parseVersion(text: string): Version {
  const [, major, minor, patch] = form.exec(text) ?? [];
  if (patch === undefined) throw new Error(`${text} is no version like 1.2.3`);
  return { major: Number(major), minor: Number(minor), patch: Number(patch) };
}

const isStep = (text: string): text is Step => (steps as readonly string[]).includes(text);

/** The version that `wanted` asks for (`minor`, or `1.2.3`); throws where it does not come after the present one. */
export function nextVersion(present: string, wanted: string): string {
  const { major, minor, patch } = parseVersion(present);
  const stepped = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] };
  const next = isStep(wanted) ? stepped[wanted].join('.') : wanted;
  if (compare(parseVersion(next), { major, minor, patch }) <= 0)
    throw new Error(`${next} does not come after ${present}`);
  return next;
}

const compare = (a: Version, b: Version) => a.major - b.major || a.minor - b.minor || a.patch - b.patch;

/** What stands below a heading `## …`, up to the next of its kind; undefined where there is no such heading. */
export function sectionOf(text: string, heading: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line === `## ${heading}` || line.startsWith(`## ${heading} `));
  if (start < 0) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .join('\n')
    .trim();
}

/** Gives what is unreleased the version's heading, and leaves an empty one above it. */
export const closeSection = (text: string, unreleased: string, heading: string) =>
  text.replace(`## ${unreleased}\n`, `## ${unreleased}\n\n## ${heading}\n`);

/** Where the version is written. */
export const versionedFiles: { file: string; places: (version: string) => string[] }[] = [
  { file: 'package.json', places: (version) => [`"version": "${version}"`] },
  {
    file: 'package-lock.json',
    places: (version) => [
      `"name": "wickwise",\n  "version": "${version}"`,
      `"name": "wickwise",\n      "version": "${version}"`,
    ],
  },
  { file: 'docs/openapi.json', places: (version) => [`"version": "${version}"`] },
  { file: 'deploy/kubernetes/api.yaml', places: (version) => [`image: wickwise:${version}`] },
  { file: 'deploy/kubernetes/worker.yaml', places: (version) => [`image: wickwise:${version}`] },
];
