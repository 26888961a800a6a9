import { appData } from './app-data.ts';

/** https://developer.mozilla.org/docs/Web/API/LaunchQueue */
type LaunchQueue = {
  setConsumer(consumer: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void): void;
};

/** Takes the pictures that the operating system opens with the installed app, by its manifest's file handlers. */
export function openLaunchedFiles(show: (screen: string) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files }) => {
    if (files.length === 0) return;
    show(await appData.openFiles(await Promise.all(files.map((file) => file.getFile()))));
  });
}
