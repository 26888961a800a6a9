import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Of this program, as package.json has it. */
export const version: string = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
).version;
