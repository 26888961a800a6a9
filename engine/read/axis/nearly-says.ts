/**
 * Whether a misread label can stand for a price: as many digits, or one more or less, and hardly any other. The recogniser takes one
 * digit of a small price for another far more often than it makes one up.
 */
export function nearlySays(text: string, price: number, decimals: number): boolean {
  const seen = text.replaceAll(/\D/g, '');
  const meant = price.toFixed(decimals).replaceAll(/\D/g, '');
  if (meant.length < 4 || price <= 0) return false;
  return editDistance(seen, meant) <= (meant.length >= 6 ? 2 : 1);
}

/** Levenshtein's: least count of characters changed, added or left out. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
