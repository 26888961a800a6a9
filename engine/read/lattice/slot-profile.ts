/** One place of the lattice, row by row. Rows are those of the ink; profiles are coverage, 0 to 255. */
export type SlotProfile = {
  slot: number;
  /** Centre, px of the ink on pixel edges. */
  x: number;
  /** Columns of the wick, half-open. */
  wick: [number, number];
  /** Coverage of the wick's columns. */
  middle: Uint8Array;
  /** Coverage beside the wick, the weaker of both sides: a line that crosses shows on one side first. */
  sides: Uint8Array;
  /** The same of each side by itself. */
  left: Uint8Array;
  right: Uint8Array;
  /** What of the slot something foreign covers, as `COVERED` says. */
  covered: Uint8Array;
  /** 1 where one side has ink and the other has none: a text, not a candle. */
  lopsided: Uint8Array;
  /** 1 where ink goes on beyond both sides of a body, as an arrow's does; none where bodies leave no room beside them. */
  beyond?: Uint8Array;
  /** Where bodies share their borders with their neighbours': 1 in the rows of a hollow one's inside. */
  inside?: Uint8Array;
  segments: Segment[];
};

/** A stretch of rows, half-open, that may be the candle of its slot. */
export type Segment = {
  y0: number;
  y1: number;
  area: number;
  bodyRows: number;
  lopsidedRows: number;
  /** Many of its rows are as wide as neither a wick nor a body, as those of an arrow are. */
  isRagged?: boolean;
  ownBody: { y0: number; y1: number } | null;
};

/** Half of full coverage: where a row counts as body or wick. */
export const HALF = 118;

/** Bits: the wick's columns, a side, and the room beyond one beside both. A tag goes on there, an upright line or a bar of volume does not. */
export const COVERED = { wick: 1, side: 2, beyond: 4 };
