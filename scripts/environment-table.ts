import { describeEnvironment } from '../server/environment.ts';

const intro = `# Settings

Every variable is optional; an empty one counts as absent, and a wrong one is named at the start, which then ends with code 2.
This page is printed from the schema that checks them: \`npm run environment\`.

| variable | meaning | default | needs |
|---|---|---|---|
`;

const code = (text: string) => `\`${text}\``;

/** docs/environment.md, from the schema. */
export function environmentTable(): string {
  const rows = describeEnvironment().map(
    ({ name, meaning, fallback, needs }) =>
      `| ${code(name)} | ${meaning} | ${fallback === undefined ? '' : code(String(fallback))} | ${needs.map(code).join(', ')} |`,
  );
  return `${intro}${rows.join('\n')}\n`;
}
