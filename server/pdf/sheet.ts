import type { Language } from '#contract/language';

/** A stretch of text in one manner. */
export type Run = { text: string; bold?: boolean; weak?: boolean };
export type Words = readonly Run[];

export type Alignment = 'left' | 'right';
export type Column = { head: Words; align: Alignment };

/** A line in a drawing: an SVG path of M, H, V and L, in px of its picture. */
export type Stroke = { path: string; colour: string; width: number; dashed: boolean; opacity?: number };
export type Box = { x: number; y: number; width: number; height: number; colour: string; opacity: number };
/** Words on a plate of the colour; `x`, `y` its upper left corner. */
export type Plate = { x: number; y: number; width: number; height: number; colour: string; text: string };

/** What is drawn over a picture, in px of it. Boxes lie below strokes, plates above them. */
export type Drawing = { boxes: readonly Box[]; strokes: readonly Stroke[]; plates: readonly Plate[] };

/** `bytes`: JPEG or PNG; `width`, `height`: the px that `drawing` is measured in. */
export type PictureBlock = { kind: 'picture'; bytes: Uint8Array; width: number; height: number; drawing?: Drawing };
export type TableBlock = { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Words[])[] };

/** What a sheet is made of, from top to bottom. `facts`: a label and its value in each row. `notice`: small print beside a bar. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; words: Words }
  | { kind: 'paragraph'; words: Words }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Block[])[] }
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  | { kind: 'notice'; blocks: readonly Block[] }
  | { kind: 'rule' }
  | TableBlock
  | PictureBlock;

/** A document of A4 pages. Plain data, so that another thread can render it. */
export type Sheet = {
  /** Its title in the reader's window, and at the foot of each page beside the page's number. */
  title: string;
  language: Language;
  /** ms since 1970: when it was made. */
  madeAt: number;
  blocks: readonly Block[];
};
