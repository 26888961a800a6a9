// npm run retention: says what each retention rule would remove now, and removes nothing.
import { openImages } from '#server/analyses/open-analysis-parts';
import { systemClock } from '#server/clock';
import { openDatabase } from '#server/db/connect';
import { databaseFile } from '#server/environment';
import { retentionRules } from '#server/retention/rules';
import { command } from './command.ts';

await command(async (environment) => {
  const database = await openDatabase({ url: environment.DATABASE_URL, file: databaseFile(environment) });
  try {
    const clock = systemClock({ offset: environment.WICKWISE_CLOCK_OFFSET });
    const parts = {
      db: database.db,
      images: openImages(environment),
      thumbnails: openImages(environment, 'thumbnails'),
      clock,
    };
    for (const { name, every, removes, due } of retentionRules)
      console.log(`${String(await due(parts)).padStart(8)}  ${name} (each ${every}): ${removes}`);
  } finally {
    await database.close();
  }
});
