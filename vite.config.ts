import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './tools/build/chunks.ts';
import { UNUSED_CALLS } from './tools/build/unusedCalls.ts';
import { dressOffline } from './tools/landing/dressOffline.ts';
import { dropUnusedParts } from './tools/landing/dropUnusedParts.ts';
import { landingPlugin } from './tools/landing/landingPlugin.ts';
import { preloadApp } from './tools/landing/preloadApp.ts';
import { BUILD_TARGETS } from './tools/served.ts';

/** What older browsers lack. The pages name it themselves, so that it has a name without a hash. */
const NEWER = 'src/app/older/newer.ts';

/**
 * Chromium compiles the whole file while it loads, beside the page. Without this comment it compiles each of Phaser's
 * functions at its first call, which kept a phone's page busy for half a second in one piece.
 */
const COMPILE_WHILE_LOADING = '//# allFunctionsCalledOnLoad\n';

/** Seven letters of hash are the fewest for so many chunks. With eight, the first load is 0.2 kB larger. */
const HASHED = 'assets/[name]-[hash:7].js';

const UNWATCHED = ['**/.data/**', '**/backups/**', '**/.cache/**', '**/dist/**', '**/functions/lib/**'];

export default defineConfig({
  plugins: [
    react({ jsxImportSource: '#jsx' }),
    landingPlugin(),
    preloadApp(),
    dressOffline(),
    dropUnusedParts(),
  ],
  server: { watch: { ignored: UNWATCHED } },
  build: {
    target: BUILD_TARGETS,
    chunkSizeWarningLimit: 1500,
    // Browsers without `modulepreload` load modules a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Advice on the times of plugins, on a slow machine only, which reads like a warning.
      checks: { bundlerTimings: false },
      treeshake: UNUSED_CALLS,
      input: { landing: 'index.html', app: 'app.html', below: 'src/landing/css/below.css', newer: NEWER },
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        postBanner: ({ name }) => (name === 'phaser' ? COMPILE_WHILE_LOADING : ''),
        entryFileNames: ({ facadeModuleId }) => (facadeModuleId?.endsWith(NEWER) ? 'newer.js' : HASHED),
        chunkFileNames: HASHED,
      },
    },
  },
});
