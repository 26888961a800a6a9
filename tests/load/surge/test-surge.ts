// npm run test:surge -- --uploads N --limit L: sends many times what the queue takes at once, by the app's own outbox code, until all is analysed.
import { parseArgs } from 'node:util';
import { runSurge } from './run-surge.ts';

const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '50' },
    limit: { type: 'string', default: '100' },
    reader: { type: 'string', default: '20' },
    haste: { type: 'string', default: '10' },
  },
});
const uploads = Number(values.uploads);
const surge = await runSurge({
  uploads,
  clients: Number(values.clients),
  limit: Number(values.limit),
  reader: Number(values.reader),
  haste: Number(values.haste),
});
const { outcomes, done, charged, longest, slowestProbe, seconds, code } = surge;
console.log(
  `${uploads} uploads at once at a queue of ${values.limit}: all ended after ${seconds.toFixed(0)} s, answers ${JSON.stringify(outcomes)}`,
);
console.log(
  `${done} done, ${charged} credits, longest queue ${longest}, slowest probe ${slowestProbe.toFixed(0)} ms, exit code ${code}`,
);
process.exit(done === uploads && charged === uploads && longest <= Number(values.limit) && code === 0 ? 0 : 1);
