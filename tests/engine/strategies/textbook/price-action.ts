import { type Bar, barsOf, calm, legs, mirror } from '../../series.ts';
import type { Textbook } from './textbook.ts';

const advance = barsOf(legs([100, 106, 103, 110, 106, 114], [6, 4, 7, 5, 8]));
const turn = barsOf(legs([120, 110, 114, 104, 108, 98, 111], [8, 5, 8, 5, 8, 11]));
const failed = [
  ...barsOf(legs([100, 106, 103, 110, 106, 109], [6, 4, 7, 5, 3])),
  [109, 112, 108.6, 109.2] as Bar,
  ...calm(109, 3),
];

export const priceAction: Textbook = {
  finds: [
    ['a close over the last swing high of a rise', advance, 'structure-continued-up', 'higher-low'],
    ['a close under the last swing low of a fall', mirror(advance), 'structure-continued-down', 'lower-high'],
    ['a falling market that closes over its last swing high', turn, 'structure-turned-up'],
    ['a rising market that closes under its last swing low', mirror(turn), 'structure-turned-down'],
    ['a market that does nothing', calm(100, 60, { swing: 0.005 }), 'quiet'],
  ],
  lacks: [
    ['a wick over the swing high that closes below it', failed, 'structure-continued-up', 'structure-turned-up'],
    [
      'a flat market',
      calm(100, 60, { swing: 0.005 }),
      'structure-continued-up',
      'structure-turned-down',
      'higher-low',
      'lower-high',
    ],
    [
      'a rising market, which has nothing bearish',
      advance,
      'structure-turned-down',
      'structure-continued-down',
      'lower-high',
    ],
  ],
};
