import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { languages } from './contract/language.ts';
import { fileGroups, nameStartFiles, plainFirst } from './scripts/first-files.ts';
import { themeSheet } from './scripts/theme-sheet.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
/** Apart, because traders never open them: the worker keeps them from their first use on. */
const adminChunks = 'assets/admin';
const isAdmins = /\/(?:src\/(?:features\/admin\/|admin-routes|ui\/list\/|strings\/admin\/)|contract\/admin-api)/;
/** Apart likewise: a user needs one language. English, the last resort, is with the other chunks. */
const translations = 'assets/texts';
const isTranslation = new RegExp(
  `/src/strings/\\w+/(?:${languages.filter((language) => language !== 'en').join('|')})\\.ts$`,
);
const router = path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production');
const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** Writes `.br` and `.gz` beside each text file once, so that the server never compresses while it answers. */
const precompress = (): Plugin => ({
  name: 'wickwise-precompress',
  apply: 'build',
  // After the service worker, which vite-plugin-pwa writes when the bundle is closed.
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      const { globSync } = await import('node:fs');
      const files = globSync('dist/**/*').filter((file) => compressible.test(file));
      await Promise.all(
        files.map(async (file) => {
          const bytes = await readFile(file);
          if (bytes.length < 1024) return;
          await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
          await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        }),
      );
    },
  },
});

export default defineConfig({
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 0,
    // The budget is another: `npm run check:bundle`.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: fileGroups,
        },
        chunkFileNames({ moduleIds }) {
          if (moduleIds.some((id) => isAdmins.test(id))) return `${adminChunks}/[name]-[hash].js`;
          return `${moduleIds.some((id) => isTranslation.test(id)) ? translations : 'assets'}/[name]-[hash].js`;
        },
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some((name) => name.startsWith('src/features/admin/'))
            ? `${adminChunks}/[name]-[hash][extname]`
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  resolve: {
    alias: [
      // Its package names the build with warnings for developers alone.
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
    ],
  },
  define: { __APP_VERSION__: JSON.stringify(readJson('package.json').version) },
  plugins: [
    react(),
    themeSheet(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      // The app registers it itself with workbox-window; an injected script would need an exception in the CSP.
      injectRegister: false,
      manifest: readJson('manifest.webmanifest'),
      manifestFilename: 'manifest.webmanifest',
      // Without `iife` the worker ends in an `export` and registration fails.
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        globIgnores: [`${translations}/**`, `${adminChunks}/**`],
        maximumFileSizeToCacheInBytes: 2_000_000,
      },
    }),
    nameStartFiles(),
    plainFirst(),
    precompress(),
  ],
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:8080' } },
});
