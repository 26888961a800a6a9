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

  // The build has named the files of the screen that comes next, and its texts in each language.
  const starts = JSON.parse(document.getElementById('start-files')?.textContent ?? '{}');
  const signedInStart = stored('accessToken') && /^\/(?:analysis)?$/.test(location.pathname) && starts.user;
  const start = signedInStart || (location.pathname === '/login' && starts.guest);
  if (!start) return;
  const wished = [stored('language'), ...navigator.languages].map((tag) => tag?.toLowerCase().split('-')[0]);
  const language = wished.find((tag) => tag in start.texts) ?? 'en';
  for (const href of [...start.files, ...start.texts[language]]) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href, crossOrigin: '' }));
  }
})();
