// Before the first paint and apart from the bundle, so that it is done while that is still being read.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be forbidden; the system's wish stands then.
      return null;
    }
  };

  // A dark evening never begins with a white flash.
  const wish = stored('mantine-color-scheme-value') ?? 'auto';
  const dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';

  // Whoever is signed in sees the analysis screen next: the build has named its files.
  if (!stored('accessToken') || !/^\/(?:analysis)?$/.test(location.pathname)) return;
  const files = document.querySelector('meta[name=signed-in-start]')?.content.split(' ') ?? [];
  for (const href of files) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href, crossOrigin: '' }));
  }
})();
