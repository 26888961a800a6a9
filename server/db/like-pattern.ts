/** `text` as the middle of a LIKE pattern whose escape character is a backslash. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
