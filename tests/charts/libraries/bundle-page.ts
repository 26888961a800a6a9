import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Where pages find the bundle, from the project's root. */
const FOLDER = '/.cache/chart-libraries';
export const BUNDLE = `${FOLDER}/draw-library.js`;

/** Bundles `page/` with this folder's own packages, a chunk a library. Needs `npm ci` in this folder. */
export async function bundlePage(): Promise<void> {
  const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: at('.'),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: at(`../../..${FOLDER}`),
      emptyOutDir: true,
      chunkSizeWarningLimit: 1e6,
      // Bokeh runs callbacks that a page may write.
      rolldownOptions: { checks: { eval: false } },
      lib: { entry: at('page/draw-library.js'), formats: ['es'], fileName: () => 'draw-library.js' },
    },
  });
}
