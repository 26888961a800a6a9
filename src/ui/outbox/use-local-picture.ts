import { useEffect, useState } from 'react';
import { appData } from '../../app-data.ts';

export type LocalPicture = { url: string; width: number; height: number };

/** The picture of an item as this device keeps it; null until it is read, or when it is no longer here. */
export function useLocalPicture(itemId: string): LocalPicture | null {
  const [picture, setPicture] = useState<LocalPicture | null>(null);
  useEffect(() => {
    let gone = false;
    let url: string | undefined;
    async function read() {
      const blob = await appData.outbox.picture(itemId);
      if (!blob || gone) return;
      const bitmap = await createImageBitmap(blob);
      const { width, height } = bitmap;
      bitmap.close();
      if (gone) return;
      url = URL.createObjectURL(blob);
      setPicture({ url, width, height });
    }
    // A picture that can't be decoded is not shown; its item says what became of it.
    void read().catch(() => undefined);
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [itemId]);
  return picture;
}
