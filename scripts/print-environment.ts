// npm run environment: writes docs/environment.md, the table of all settings, from the schema that checks them at the start.
import { writeFile } from 'node:fs/promises';
import { environmentTable } from './environment-table.ts';

await writeFile('docs/environment.md', environmentTable());
