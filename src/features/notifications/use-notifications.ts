import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Notification } from '#contract/notification';
import { appData } from '../../app-data.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { seeNotifications, unreadStore } from '../../unread.ts';
import { useOnGrowth } from '../../use-on-growth.ts';

/** The newest notifications and, page by page, older ones. To have them on the screen is to have seen them. */
export function useNotifications(onFailure: (error: unknown) => void) {
  const { loaded, reload } = useLoaded((signal) => appData.client.read('listNotifications', { signal }), onFailure);
  const [older, setOlder] = useState<{ notifications: Notification[]; hasMore: boolean } | null>(null);
  const first = loaded.state === 'ready' ? loaded.value.data : null;

  useEffect(() => {
    if (!first) return;
    setOlder(null);
    // They stay marked as new in this list; only the bell knows better from now on.
    if (first.unread > 0) void seeNotifications();
  }, [first]);

  const unread = useStore(unreadStore, (state) => state.unread);
  useOnGrowth(unread, reload);

  const notifications = [...(first?.notifications ?? []), ...(older?.notifications ?? [])];
  const last = notifications.at(-1)?._id;
  const loadOlder = useCallback(async () => {
    if (!last) return;
    try {
      const { data } = await appData.client.call('listNotifications', { query: { before: last } });
      setOlder((before) => ({
        notifications: [...(before?.notifications ?? []), ...data.notifications],
        hasMore: data.hasMore,
      }));
    } catch (error) {
      onFailure(error);
    }
  }, [last, onFailure]);

  return {
    loaded,
    reload,
    notifications,
    hasMore: (older ?? first)?.hasMore ?? false,
    showSamples: first?.showSamples ?? false,
    loadOlder,
  };
}
