/**
 * A price as people type it: `1.0842`, `38,596.5`, `38.596,50`, `1 234`. The last separator parts the decimals, unless it is a comma (or comes
 * more than once) before exactly three digits. Null where it is no number.
 */
export function parsePrice(text: string): number | null {
  const plain = text.trim().replaceAll(/[\s'’_]/g, '');
  if (!/^-?\d[\d.,]*$|^-?[.,]\d+$/.test(plain)) return null;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const mark = plain[last]!;
  const [first = '', ...groups] = plain.split(mark);
  const partsThousands =
    groups.every((group) => group.length === 3) && (groups.length > 1 || mark === ',') && !/^-?0*$/.test(first);
  if (partsThousands) return Number(plain.replaceAll(/[.,]/g, ''));
  if (groups.length > 1) return null;
  const value = Number(`${first.replaceAll(/[.,]/g, '')}.${groups[0]}`);
  return Number.isFinite(value) ? value : null;
}
