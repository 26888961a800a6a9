import type { Analysis } from '#contract/analysis';
import { api } from '#contract/api';
import { pathOf } from '#contract/call';
import type { Parts } from '../parts.ts';
import { type ImageKey, imageLink, linksEnd } from './image-links.ts';

export type PictureLinks = Pick<Analysis, 'imageUrl' | 'thumbnailUrl'>;

/** Links that were made, until their like get another end: a page of the history needs two for each row, again at each call. */
const made = new WeakMap<ImageKey, { end: number; byId: Map<string, PictureLinks> }>();
const mostMade = 10_000;

function madeUntil(key: ImageKey, end: number): Map<string, PictureLinks> {
  const kept = made.get(key);
  if (kept?.end === end && kept.byId.size < mostMade) return kept.byId;
  const byId = new Map<string, PictureLinks>();
  made.set(key, { end, byId });
  return byId;
}

/** Where the picture of an analysis is had, and its small one, for some minutes from now. Give them to its owner only. */
export function pictureLinks({ imageKey, clock }: Pick<Parts, 'imageKey' | 'clock'>, id: string): PictureLinks {
  const now = clock.now();
  const byId = madeUntil(imageKey, linksEnd(now));
  const links = byId.get(id) ?? {
    imageUrl: imageLink(imageKey, pathOf(api.analysisImage, { id }), now),
    thumbnailUrl: imageLink(imageKey, pathOf(api.analysisThumbnail, { id }), now),
  };
  byId.set(id, links);
  return links;
}
