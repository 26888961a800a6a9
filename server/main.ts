import { ensureFirstAdmin } from './admin/first-admin.ts';
import { buildApp } from './app.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { openParts } from './open-parts.ts';
import { sealPictureReaders } from './worker/decode-picture.ts';
import { startAnalyses } from './worker/start-analyses.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Starts the server, says what it opened, and stops it on SIGTERM or Ctrl-C. */
async function serve(environment: Environment) {
  const { WICKWISE_DATA_DIR: dataDir, HOST: host, PORT: port } = environment;
  sealPictureReaders();
  const { parts, close } = await openParts(environment, { announce: print });
  const app = await buildApp(parts);
  const admin = await ensureFirstAdmin(parts, {
    email: environment.WICKWISE_ADMIN_EMAIL,
    password: environment.WICKWISE_ADMIN_PASSWORD,
  });
  const analyses = await startAnalyses(parts);
  const address = await app.listen({ host, port });

  print(
    [
      `Wickwise is open at ${environment.WICKWISE_PUBLIC_URL ?? address}`,
      `  data      ${dataDir}`,
      `  database  ${parts.engine.name === 'postgres' ? 'PostgreSQL' : 'SQLite in the data folder'}`,
      `  mail      ${parts.mail.provider === 'smtp' ? 'by SMTP' : 'kept in the data folder, outbox/*.eml'}`,
      ...(admin
        ? [`  admin     ${admin.email}${admin.password ? `, password ${admin.password} (shown only now)` : ''}`]
        : []),
    ].join('\n'),
  );

  const stop = async () => {
    await app.close();
    await analyses.stop();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
}

const environment = readEnvironment(process.env);
if (environment.ok) {
  await serve(environment.value).catch((error: Error) => {
    complain(`Wickwise could not start: ${error.message}`);
    process.exit(1);
  });
} else {
  complain('Wickwise could not start. These variables are wrong:');
  for (const problem of environment.problems) complain(`  ${problem}`);
  process.exit(2);
}
