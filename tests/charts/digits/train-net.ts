import type { Random } from '../random.ts';

/** One layer: `weights` by outputs, then inputs. */
export type Layer = { inputs: number; outputs: number; weights: Float32Array; biases: Float32Array };

const BATCH = 128;

/** A fresh net with rectified hidden layers (He's initialisation). */
export function newNet(sizes: readonly number[], random: Random): Layer[] {
  return sizes.slice(1).map((outputs, i) => {
    const inputs = sizes[i]!;
    const weights = Float32Array.from({ length: inputs * outputs }, () => random.normal() * Math.sqrt(2 / inputs));
    return { inputs, outputs, weights, biases: new Float32Array(outputs) };
  });
}

/** Values of each layer for one input; the last are log odds before normalising. */
export function forward(layers: Layer[], input: Float32Array): Float32Array[] {
  const values = [input];
  for (const [l, { inputs, outputs, weights, biases }] of layers.entries()) {
    const source = values[l]!;
    const result = new Float32Array(outputs);
    for (let j = 0, w = 0; j < outputs; j++, w += inputs) {
      let sum = biases[j]!;
      for (let i = 0; i < inputs; i++) sum += weights[w + i]! * source[i]!;
      result[j] = l < layers.length - 1 && sum < 0 ? 0 : sum;
    }
    values.push(result);
  }
  return values;
}

/** Adam on softmax cross entropy; the rate falls to nothing by a cosine over `rounds` passes. */
export function train(
  layers: Layer[],
  {
    count,
    inputOf,
    classOf,
  }: { count: number; inputOf: (i: number, into: Float32Array) => void; classOf: (i: number) => number },
  { rounds, rate, random, report }: { rounds: number; rate: number; random: Random; report: (line: string) => void },
): void {
  const gradients = layers.map(({ weights, biases }) => ({
    weights: new Float32Array(weights.length),
    biases: new Float32Array(biases.length),
  }));
  const moments = layers.map(({ weights, biases }) => ({
    weights: [new Float32Array(weights.length), new Float32Array(weights.length)] as const,
    biases: [new Float32Array(biases.length), new Float32Array(biases.length)] as const,
  }));
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const input = new Float32Array(layers[0]!.inputs);
  const steps = rounds * Math.floor(count / BATCH);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    for (let i = count - 1; i > 0; i--) {
      const j = random.integer(0, i);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    let loss = 0;
    let right = 0;
    for (let at = 0; at + BATCH <= count; at += BATCH) {
      for (let b = 0; b < BATCH; b++) {
        const i = order[at + b]!;
        inputOf(i, input);
        const values = forward(layers, input);
        const kind = classOf(i);
        const output = softmax(values.at(-1)!);
        loss -= Math.log(output[kind]! + 1e-9);
        if (output.every((p) => p <= output[kind]!)) right++;
        output[kind]! -= 1;
        backward(layers, values, output, gradients);
      }
      step++;
      const now = rate * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      layers.forEach((layer, l) => {
        for (const part of ['weights', 'biases'] as const)
          adam(layer[part], gradients[l]![part], moments[l]![part], now, step);
      });
    }
    const seen = BATCH * Math.floor(count / BATCH);
    report(`round ${round + 1}: loss ${(loss / seen).toFixed(4)}, right ${((100 * right) / seen).toFixed(2)} %`);
  }
}

export function softmax(values: Float32Array): Float32Array {
  const most = values.reduce((a, b) => Math.max(a, b));
  const result = values.map((value) => Math.exp(value - most));
  const sum = result.reduce((a, b) => a + b);
  return result.map((value) => value / sum);
}

function backward(
  layers: Layer[],
  values: Float32Array[],
  error: Float32Array,
  gradients: { weights: Float32Array; biases: Float32Array }[],
) {
  let current = error;
  for (let l = layers.length - 1; l >= 0; l--) {
    const { inputs, outputs, weights } = layers[l]!;
    const source = values[l]!;
    const { weights: dw, biases: db } = gradients[l]!;
    const before = new Float32Array(inputs);
    for (let j = 0, w = 0; j < outputs; j++, w += inputs) {
      const e = current[j]!;
      if (e === 0) continue;
      db[j]! += e;
      for (let i = 0; i < inputs; i++) dw[w + i]! += e * source[i]!;
      if (l > 0) for (let i = 0; i < inputs; i++) before[i]! += e * weights[w + i]!;
    }
    if (l > 0) for (let i = 0; i < inputs; i++) if (source[i]! <= 0) before[i] = 0;
    current = before;
  }
}

function adam(
  values: Float32Array,
  gradient: Float32Array,
  [first, second]: readonly [Float32Array, Float32Array],
  rate: number,
  step: number,
) {
  const a = 1 - 0.9 ** step;
  const b = 1 - 0.999 ** step;
  for (let i = 0; i < values.length; i++) {
    const g = gradient[i]! / BATCH;
    gradient[i] = 0;
    first[i] = 0.9 * first[i]! + 0.1 * g;
    second[i] = 0.999 * second[i]! + 0.001 * g * g;
    values[i]! -= (rate * (first[i]! / a)) / (Math.sqrt(second[i]! / b) + 1e-8);
  }
}
