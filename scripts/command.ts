import { type Environment, readEnvironment } from '#server/environment';

/** Runs a script's work with the checked environment; what is wrong is one line on the console and exit code 1 (2: a setting). */
export async function command(work: (environment: Environment) => Promise<void>): Promise<void> {
  const environment = readEnvironment(process.env);
  if (!environment.ok) {
    for (const problem of environment.problems) console.error(problem);
    process.exitCode = 2;
    return;
  }
  try {
    await work(environment.value);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
