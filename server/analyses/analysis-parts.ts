import type { ImageStore } from '../providers/images/image-store.ts';
import type { JobSignals } from '../worker/job-signals.ts';

/** What the analyses add to the server's parts. */
export type AnalysisParts = {
  images: ImageStore;
  signals: JobSignals;
  /** For files on their way in; on the same file system as a folder of images. */
  uploadFolder: string;
  /** How long an upload waits for its result, ms. */
  uploadWait: number;
  /** With so many analyses waiting or running, no more are taken. */
  maxUnfinished: number;
};
