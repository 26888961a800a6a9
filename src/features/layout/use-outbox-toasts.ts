import { useEffect } from 'react';
import { appData } from '../../app-data.ts';
import { languageStore } from '../../strings/language-store.ts';
import { toast } from '../../ui/toast.tsx';
import { toastForChange } from './outbox-toast.ts';

/** Tells of changes in the outbox while the app is open, on whatever screen. */
export function useOutboxToasts() {
  useEffect(
    () =>
      appData.outbox.view.subscribe(({ items }, { items: before }) => {
        for (const item of items) {
          const known = before.find(({ id }) => id === item.id);
          const told = known && known !== item ? toastForChange(languageStore.getState().t, known, item) : null;
          if (told) void toast[told.kind](told.toast);
        }
      }),
    [],
  );
}
