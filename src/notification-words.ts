import { appData } from './app-data.ts';
import { languageStore } from './strings/language-store.ts';

/** Leaves the service worker its few words in the shown language, now and whenever that changes. */
export function keepNotificationWords(): void {
  const leave = () => {
    const { t } = languageStore.getState();
    void appData.setNotificationWords({
      doneTitle: t('notify.doneTitle'),
      doneBody: t('notify.doneBody'),
      failedTitle: t('notify.failedTitle'),
      failedBody: t('notify.failedBody'),
      answeredTitle: t('notify.answeredTitle'),
    });
  };
  leave();
  languageStore.subscribe(leave);
}
