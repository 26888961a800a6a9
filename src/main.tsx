import './ui/styles.ts';
import { MantineProvider } from '@mantine/core';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { appData } from './app-data.ts';
import { registerServiceWorker } from './app-update.ts';
import { watchForInstall } from './install.ts';
import { keepTextsForOffline } from './keep-texts.ts';
import { openLaunchedFiles } from './launched-files.ts';
import { keepNotificationWords } from './notification-words.ts';
import { router } from './router.tsx';
import { languageStore, preferredLanguage, showLanguage } from './strings/language-store.ts';
import { theme } from './theme.ts';
import { ToastPlace } from './ui/toast-place.tsx';
import { whenIdle } from './when-idle.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const { sessions } = appData;
watchForInstall();

/** Resolves when the files of the first screen have come, or failed to: it is drawn once and whole, not as a frame that waits. */
const firstScreen = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Not awaited at the top: the chunks of the first screen, on their way already, would wait with this one. */
async function start(place: HTMLElement) {
  await showLanguage(preferredLanguage(sessions.getState().language, navigator.languages));
  sessions.subscribe(({ language }) => {
    if (language && language !== languageStore.getState().chosen) void showLanguage(language);
  });
  await firstScreen();
  // As a transition it is drawn in slices, between which the page answers.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} defaultColorScheme="auto">
          <RouterProvider router={router} />
          <ToastPlace />
        </MantineProvider>
      </StrictMode>,
    ),
  );
  openLaunchedFiles((screen) => void router.navigate(screen));
  whenIdle(() => {
    keepNotificationWords();
    void keepTextsForOffline();
    void registerServiceWorker();
  });
}

void start(root);
