/** A number as somebody wrote it: every value that it can mean (`1.234` is one and a bit or over a thousand), and its digits after the point in each. */
export type WrittenNumber = { text: string; readings: { value: number; digits: number }[] };

const token = /(?<![\p{L}\d])[-−]?\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?(?!\d)/gu;
const grouping = /[.,'’\u00a0\u202f ](?=\d{3}(?!\d))/g;

const readingOf = (text: string, point: '.' | ','): { value: number; digits: number } | null => {
  const plain = text.replace('−', '-');
  const [whole = '', fraction = '', ...rest] = plain.split(point);
  if (rest.length > 0) return null;
  const ungrouped = whole.replace(grouping, '');
  if (!/^-?\d+$/.test(ungrouped) || !/^\d*$/.test(fraction)) return null;
  return { value: Number(`${ungrouped}.${fraction || '0'}`), digits: fraction.length };
};

/** All numbers of a text, in the notation of any language of the product. Digits inside of words (`H4`, `ES1!`) are not numbers. */
export const numbersInText = (text: string): WrittenNumber[] =>
  (text.match(token) ?? []).map((written) => {
    const readings = (['.', ','] as const).flatMap((point) => readingOf(written, point) ?? []);
    return { text: written, readings };
  });
