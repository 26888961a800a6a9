import { useEffect, useState } from 'react';
import { appData } from './app-data.ts';

type PublicConfig = Awaited<ReturnType<typeof load>>;

const load = async () => (await appData.client.call('publicConfig')).data;

let loading: Promise<PublicConfig> | undefined;

/** What this installation offers; null until known. Asked once per visit, and again only after a failure. */
export function usePublicConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    loading ??= load();
    loading.then(setConfig, () => {
      loading = undefined;
    });
  }, []);
  return config;
}
