import type { Layer } from './train-net.ts';

/** The module of weights that `digit-net.ts` unpacks: per layer the scale and the biases as floats, then a signed byte a weight. */
export function packWeights(layers: Layer[]): string {
  const parts = layers.flatMap(({ weights, biases }) => {
    const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
    return [
      bytesOf(Float32Array.of(scale, ...biases)),
      bytesOf(Int8Array.from(weights, (weight) => Math.round(weight / scale))),
    ];
  });
  const sizes = [layers[0]!.inputs, ...layers.map(({ outputs }) => outputs)].join(',');
  const lines = Buffer.concat(parts)
    .toString('base64')
    .match(/.{1,150}/g)!;
  return `/** Learnt by tests/charts/digits/train-digits.ts; unpacked by digit-net.ts. */\nexport const WEIGHTS = \`${sizes}|\n${lines.join('\n')}\`;\n`;
}

const bytesOf = ({ buffer }: Float32Array<ArrayBuffer> | Int8Array<ArrayBuffer>): Buffer => Buffer.from(buffer);
