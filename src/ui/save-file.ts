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

/** `users-2026-11-21.csv`: named after the user's own day. */
export function datedName(what: string, now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${what}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`;
}
