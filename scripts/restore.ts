// npm run restore -- FOLDER [--replace] [--check]: brings a backup back, into an empty place unless --replace is said; --check only reads it.
import { parseArgs } from 'node:util';
import { openImages, uploadFolderOf } from '#server/analyses/open-analysis-parts';
import { checkBackup } from '#server/backup/check-backup';
import type { Manifest } from '#server/backup/manifest';
import { restore } from '#server/backup/restore';
import { systemClock } from '#server/clock';
import { databaseFile } from '#server/environment';
import { command } from './command.ts';

const summaryOf = ({ version, takenAt, tables, pictures }: Manifest) => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const missing = pictures.missing.length > 0 ? `, ${pictures.missing.length} pictures were missing already` : '';
  return `version ${version}, ${takenAt}: ${rows} rows, ${pictures.count} pictures${missing}`;
};

await command(async (environment) => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder) throw new Error('Which backup? npm run restore -- FOLDER');
  if (values.check) {
    console.log(`The backup is whole: ${summaryOf(await checkBackup(folder))}`);
    return;
  }
  const parts = {
    target: { url: environment.DATABASE_URL, file: databaseFile(environment) },
    images: openImages(environment),
    uploadFolder: uploadFolderOf(environment),
    clock: systemClock(),
  };
  const { manifest, aside } = await restore(parts, folder, values);
  console.log(`Restored ${summaryOf(manifest)}`);
  if (aside) console.log(`What was there before is in ${aside}`);
});
