import type { FileAnswer } from '#contract/call';

/** Hands a file that the server gave to the browser's downloads. */
export async function saveFile(file: FileAnswer, name: string) {
  const blob = file instanceof Blob ? file : new Blob([await file.arrayBuffer()]);
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
