// Analyses one picture: npm run analyse -- picture.png --strategy rsi_strategy [--language en] [--json] [--overlay out.png]
import { parseArgs } from 'node:util';
import { Language } from '#contract/language';
import { Strategy } from '#contract/strategy';
import { analyseChart } from '#engine/analyse-chart';
import type { Raster } from '#engine/raster';
import { startTextRecogniser } from '#server/worker/recognise-text';
import { decodePicture } from './decode-picture.ts';
import { drawOverlay } from './draw-overlay.ts';

const USAGE =
  'usage: npm run analyse -- picture.png [--strategy NAME] [--language en] [--json] [--overlay out.png]\n' +
  `strategies: ${Strategy.options.join(', ')}\nlanguages: ${Language.options.join(', ')}`;
const WRONG_ARGUMENTS = 2;
const UNREADABLE = 1;

const { file, strategy, language, json, overlay } = readArguments();
const picture = await decode(file);
const { recogniseText, dispose } = await startTextRecogniser();
const outcome = await analyseChart(picture, { strategy, language, recogniseText });
await dispose();
if (!outcome.ok) stop(`${file}: ${outcome.why}`, UNREADABLE);
else {
  const { reading, markdown, shapes } = outcome.value;
  if (overlay) await drawOverlay(file, shapes, overlay);
  console.log(json ? JSON.stringify(reading, null, 2) : markdown);
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        strategy: { type: 'string', default: 'price_action' },
        language: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
        overlay: { type: 'string' },
      },
    });
    const [path] = positionals;
    if (!path || positionals.length > 1) throw new Error('name one picture');
    return {
      file: path,
      strategy: oneOf(Strategy.options, values.strategy, 'strategy'),
      language: oneOf(Language.options, values.language, 'language'),
      json: values.json,
      overlay: values.overlay,
    };
  } catch (error) {
    return stop(`${(error as Error).message}\n${USAGE}`, WRONG_ARGUMENTS);
  }
}

function oneOf<Name extends string>(names: readonly Name[], given: string, what: string): Name {
  const name = names.find((known) => known === given);
  if (!name) throw new Error(`there is no ${what} '${given}'`);
  return name;
}

async function decode(path: string): Promise<Raster> {
  try {
    return await decodePicture(path);
  } catch (error) {
    return stop(`${path} can't be read as a picture: ${(error as Error).message}`, UNREADABLE);
  }
}

function stop(message: string, exitCode: number): never {
  console.error(message);
  process.exit(exitCode);
}
