/** Where pictures are had, below `/api`. Apart from their calls: who only knows a picture's address by its path needs no shapes. */
export const picturePaths = {
  analysis: '/image-analysis/images/:id',
  thumbnail: '/image-analysis/thumbnails/:id',
  profile: '/users/pictures/:picture',
} as const;
