import type { SignalKind } from '#engine/findings';
import type { Bar } from '../../series.ts';

/** A drawn situation and the signals that a textbook sees in it, or must not see. */
export type Example = readonly [situation: string, bars: readonly Bar[], ...kinds: SignalKind[]];

export type Textbook = { finds: readonly Example[]; lacks: readonly Example[] };
