import type { ImageStore } from '../providers/images/image-store.ts';
import type { JobSignals } from '../worker/job-signals.ts';

/** What the analyses add to the server's parts. */
export type AnalysisParts = {
  images: ImageStore;
  /** Small ones of them, by the same names; any may be missing, and is made when it is asked for. */
  thumbnails: ImageStore;
  signals: JobSignals;
  /** For files on their way in; on the same file system as a folder of images. */
  uploadFolder: string;
  /** How long an upload waits for its result, ms. */
  uploadWait: number;
  /** With so many analyses waiting or running, no more are taken. */
  maxUnfinished: number;
};
