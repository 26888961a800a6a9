const MONTH = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/i;
const DATED = /^(\d{4}[-/.]\d{1,2}([-/.]\d{1,2})?|\d{1,2}[-/.]\d{1,2}([-/.]\d{2,4})?|\d{1,2}:\d{2}(:\d{2})?|\d{4})$/;

/** Whether a label of the time axis is legible as a date or a time of day; bare days are counted by `isDay`. */
export const isDate = (text: string): boolean => text.split(' ').some((part) => MONTH.test(part) || DATED.test(part));

export const isDay = (text: string): boolean => /^(0?[1-9]|[12]\d|3[01])$/.test(text);
