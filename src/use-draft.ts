import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { appData } from './app-data.ts';
import { useSession } from './use-session.ts';

type Options<T> = {
  /** What is written, among the user's drafts. */
  name: string;
  schema: z.ZodMiniType<T>;
  /** What the form holds when nothing was begun. */
  empty: T;
};

/**
 * A form's content that outlives the page: kept on the device with every change, until `clear`. `draft` is null for the moment in which it
 * is looked for, so that nobody types into a form that is then filled from the device.
 */
export function useDraft<T>({ name, schema, empty }: Options<T>) {
  const userId = useSession('user')?.user._id ?? '';
  const [draft, setDraft] = useState<T | null>(null);
  const latest = useRef({ schema, empty });
  latest.current = { schema, empty };

  useEffect(() => {
    let gone = false;
    void appData.drafts.read(userId, name).then((kept) => {
      if (gone) return;
      const parsed = latest.current.schema.safeParse(kept);
      setDraft(parsed.success ? parsed.data : latest.current.empty);
    });
    return () => {
      gone = true;
    };
  }, [userId, name]);

  const change = useCallback(
    (next: T) => {
      setDraft(next);
      void appData.drafts.save(userId, name, next);
    },
    [userId, name],
  );

  const clear = useCallback(() => {
    setDraft(latest.current.empty);
    void appData.drafts.remove(userId, name);
  }, [userId, name]);

  return { draft, change, clear };
}
