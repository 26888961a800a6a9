import * as z from 'zod/mini';

/** The language picker, in its order. English is the source of every catalogue. */
export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ko'] as const;

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;
