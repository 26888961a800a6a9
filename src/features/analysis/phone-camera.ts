/** What phones' cameras offer beyond the common types: Image Capture, https://w3c.github.io/mediacapture-image/ */
type PhoneConstraints = { torch?: boolean; focusMode?: string; pointsOfInterest?: { x: number; y: number }[] };
type PhoneCapabilities = { torch?: boolean; focusMode?: string[] };

type Track = Pick<MediaStreamTrack, 'applyConstraints'> & { getCapabilities?: () => object };

/** iOS and old browsers tell nothing: then there is nothing to offer. */
const capabilitiesOf = (track: Track): PhoneCapabilities => track.getCapabilities?.() ?? {};

const apply = (track: Track, constraints: PhoneConstraints) =>
  track.applyConstraints({ advanced: [constraints as MediaTrackConstraintSet] });

export const hasTorch = (track: Track) => capabilitiesOf(track).torch === true;

export const setTorch = (track: Track, torch: boolean) => apply(track, { torch });

export const canFocus = (track: Track) => capabilitiesOf(track).focusMode?.includes('single-shot') === true;

/** Focuses once on a point of the picture; `x` and `y` from 0 to 1, from its upper left corner. */
export const focusAt = (track: Track, point: { x: number; y: number }) =>
  apply(track, { focusMode: 'single-shot', pointsOfInterest: [point] });
