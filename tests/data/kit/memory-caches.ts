/** Cache Storage without a browser: the part of it that is used, with real Requests and Responses. */
export const createMemoryCaches = () => {
  const caches = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(typeof request === 'object' && 'url' in request ? request.url : request, 'http://app.test').href;

  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
      matchAll: async () => [...entries.values()].map((response) => response.clone()),
      put: async (request: RequestInfo | URL, response: Response) => void entries.set(urlOf(request), response),
      delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };

  const storage = {
    open,
    match: async (request: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
      caches.get(cacheName)?.get(urlOf(request))?.clone(),
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
  };
  return storage as unknown as CacheStorage;
};
