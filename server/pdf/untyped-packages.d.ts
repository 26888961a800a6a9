declare module 'linebreak' {
  /** Places where a text may break by the Unicode rules (UAX 14); `position` counts UTF-16 units. */
  // biome-ignore lint/style/noDefaultExport: it is the package's.
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}

declare module 'pdfkit/output' {
  /** Resolves when the document was ended; ask before the first thing is drawn. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}
