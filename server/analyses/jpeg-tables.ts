const [quantisation, huffman] = [0xdb, 0xc4];
const slots = 4;
/** The longest code of a Huffman table, bits. */
const longestCode = 16;

/** Which tables a JPEG has defined so far, each as `marker:class:slot`. */
export type JpegTables = Set<string>;

export const hasQuantisation = (tables: JpegTables, slot: number) => tables.has(`${quantisation}:0:${slot}`);
/** A component's two tables as a scan names them: that of its means in the upper half byte, that of its details in the lower. */
export const hasHuffman = (tables: JpegTables, named: number) =>
  tables.has(`${huffman}:0:${named >> 4}`) && tables.has(`${huffman}:1:${named & 15}`);

/** What a baseline table of means may tell: how many bits a difference has (ITU T.81, table F.1). */
const isMean = (symbol: number) => symbol <= 11;
const [endOfBlock, sixteenNothings] = [0x00, 0xf0];
/** And one of details: how many nothings go before a value, and how many bits it has (F.1.2.2.1). */
const isDetail = (symbol: number) =>
  symbol === endOfBlock || symbol === sixteenNothings || ((symbol & 15) > 0 && (symbol & 15) <= 10);

/** A table with other symbols, with one twice, or without an end of blocks is one by accident: a decoder loses its way by it, and may give up. */
const areSymbols = (symbols: Buffer, isOfMeans: boolean) =>
  symbols.every(isOfMeans ? isMean : isDetail) &&
  new Set(symbols).size === symbols.length &&
  (isOfMeans || symbols.includes(endOfBlock));

/** The length of the Huffman table whose counts begin at `at`; 0 where a decoder would refuse it (ITU T.81, annex C; libjpeg, jdhuff.c). */
function huffmanLength(content: Buffer, at: number, isOfMeans: boolean): number {
  let symbols = 0;
  let code = 0;
  for (let length = 1; length <= longestCode; length++) {
    const count = content[at + length - 1] ?? 0;
    symbols += count;
    code = 2 * code + count;
    // No code may be all ones.
    if (code >= 2 ** length) return 0;
  }
  const first = at + longestCode;
  return areSymbols(content.subarray(first, first + symbols), isOfMeans) ? longestCode + symbols : 0;
}

/** Takes in the tables of a segment's content, 8 bits deep; false where a decoder might refuse one. */
export function readTables(tables: JpegTables, marker: number, content: Buffer): boolean {
  let at = 0;
  while (at < content.length) {
    const [kind, slot] = [(content[at] ?? 0) >> 4, (content[at] ?? 0) & 15];
    const isHuffman = marker === huffman;
    if (slot >= slots || kind > (isHuffman ? 1 : 0)) return false;
    const length = isHuffman ? huffmanLength(content, at + 1, kind === 0) : 64;
    if (length === 0) return false;
    tables.add(`${marker}:${kind}:${slot}`);
    at += 1 + length;
  }
  return at === content.length;
}
