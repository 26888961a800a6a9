import type { Analysis } from '#contract/analysis';
import { api } from '#contract/api';
import { pathOf } from '#contract/call';
import type { Parts } from '../parts.ts';
import { imageLink } from './image-links.ts';

export type PictureLinks = Pick<Analysis, 'imageUrl' | 'thumbnailUrl'>;

/** Where the picture of an analysis is had, and its small one, for some minutes from now. Give them to its owner only. */
export const pictureLinks = ({ imageKey, clock }: Pick<Parts, 'imageKey' | 'clock'>, id: string): PictureLinks => ({
  imageUrl: imageLink(imageKey, pathOf(api.analysisImage, { id }), clock.now()),
  thumbnailUrl: imageLink(imageKey, pathOf(api.analysisThumbnail, { id }), clock.now()),
});
