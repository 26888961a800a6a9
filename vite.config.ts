import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { languages } from './contract/language.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
/** Apart, because traders never open them: the worker keeps them from their first use on. */
const adminChunks = 'assets/admin';
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
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) =>
            /\/(?:src\/(?:features\/admin\/|admin-routes|ui\/list\/|strings\/admin\/)|contract\/admin-api)/.test(id),
          )
            ? `${adminChunks}/[name]-[hash].js`
            : 'assets/[name]-[hash].js',
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some((name) => name.startsWith('src/features/admin/'))
            ? `${adminChunks}/[name]-[hash][extname]`
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  define: { __APP_VERSION__: JSON.stringify(readJson('package.json').version) },
  plugins: [
    react(),
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
        // A user needs one language: the worker keeps the catalogue that is asked for.
        globIgnores: [`assets/{${languages.filter((language) => language !== 'en').join()}}-*.js`, `${adminChunks}/**`],
        maximumFileSizeToCacheInBytes: 2_000_000,
      },
    }),
    precompress(),
  ],
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:8080' } },
});
