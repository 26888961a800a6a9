// Given to a server with `--import`: its threads run `quick-thread.ts` instead of the real reader, which takes seconds for a picture. All else is the server as it is.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.endsWith('/server/worker/analysis-thread.ts')
        ? new URL('./quick-thread.ts', import.meta.url).href
        : specifier,
      context,
    ),
});
