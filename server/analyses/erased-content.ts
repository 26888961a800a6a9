/** What an analysis is left with when nothing may tell of its picture any more; its image goes when no other row names it. */
export const erasedContent = {
  imageHash: '',
  words: null,
  analysis: null,
  quality: null,
  overlay: null,
  outlook: null,
  reading: null,
  direction: null,
} as const;
