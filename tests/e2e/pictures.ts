import path from 'node:path';

const images = path.resolve(import.meta.dirname, '../charts/golden/images');

/** Pictures of `tests/charts`: a chart that reads well, another one, and one of no chart. */
export const pictures = {
  chart: path.join(images, 'dev-clean-006.png'),
  otherChart: path.join(images, 'dev-clean-015.png'),
  noChart: path.join(images, 'dev-negative-photo-001.jpg'),
};
