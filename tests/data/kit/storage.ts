import type { KeyValueStorage } from '#data/stored-sessions';

/** localStorage without a browser, with a look inside. */
export const createStorage = (entries: Record<string, string> = {}) => {
  const map = new Map(Object.entries(entries));
  const storage: KeyValueStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { ...storage, keys: () => [...map.keys()].sort(), map };
};
