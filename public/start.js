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

  // The browser's offer to install comes once, perhaps before the app that takes it does: see `src/install.ts`.
  addEventListener('beforeinstallprompt', (event) => {
    if (stored('installHintSeen')) return;
    event.preventDefault();
    globalThis.installOffer = event;
  });

  // The build has named the files of the screen that comes next, and its texts in each language.
  const starts = JSON.parse(document.getElementById('start-files')?.textContent ?? '{}');
  const isHome = /^\/(?:analysis)?$/.test(location.pathname);
  const isSignedIn = stored('accessToken') !== null;
  const who = isHome && isSignedIn ? 'user' : !isSignedIn && (isHome || location.pathname === '/login') ? 'guest' : '';
  const start = starts[who];
  const wished = [stored('language'), ...navigator.languages].map((tag) => tag?.toLowerCase().split('-')[0]);
  const language = wished.find((tag) => tag in (start?.texts ?? {})) ?? 'en';
  for (const href of start ? [...start.files, ...start.texts[language]] : []) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href, crossOrigin: '' }));
  }

  /** The screen's first words where they will stand; a picture on its way (`?item=`) has others. */
  const sayFirstWords = (opening) => {
    if (!start || new URLSearchParams(location.search).has('item')) return;
    const [first, then] = start.words[language];
    const make = (name, ...children) => {
      const element = document.createElement(name);
      element.append(...children);
      return element;
    };
    document.documentElement.lang = language;
    opening.dataset.start = who;
    opening.append(make('div', opening.firstElementChild, 'Wickwise'), make('p', make('b', first), make('br'), then));
  };

  /** Ms after which a paint that is not told of is not waited for any longer. */
  const patience = 1_000;
  /** A slow device takes a while to read the app itself: not before it has shown what it has. */
  const afterFirstPaint = (work) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return work();
    let begun = false;
    const begin = () => {
      if (!begun) work();
      begun = true;
    };
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    setTimeout(begin, patience);
  };

  document.addEventListener('readystatechange', () => {
    const opening = document.getElementById('opening');
    const root = document.getElementById('root');
    if (document.readyState !== 'interactive' || !opening || !root) return;
    sayFirstWords(opening);
    new MutationObserver((_, observer) => {
      if (!root.querySelector('main')) return;
      opening.remove();
      observer.disconnect();
    }).observe(root, { childList: true, subtree: true });
    afterFirstPaint(() => {
      for (const { href } of document.querySelectorAll('link[rel="preload"][as="script"]'))
        document.body.append(Object.assign(document.createElement('script'), { src: href, async: false }));
    });
  });
})();
