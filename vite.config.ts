import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dressOffline } from './tools/landing/dressOffline.ts';
import { dropUnusedParts } from './tools/landing/dropUnusedParts.ts';
import { landingPlugin } from './tools/landing/landingPlugin.ts';
import { preloadApp } from './tools/landing/preloadApp.ts';
import { BUILD_TARGETS } from './tools/served.ts';

/** What older browsers lack. The pages name it themselves, so that it has a name without a hash. */
const NEWER = 'src/app/older/newer.ts';

const UNWATCHED = ['**/.data/**', '**/backups/**', '**/.cache/**', '**/dist/**', '**/functions/lib/**'];

/**
 * A chunk holds what its test names and all that this imports, unless one before it does: many small files cost a phone more
 * than their bytes.
 */
const CHUNKS = [
  // 1.3 MB: loaded with a stage, and kept when the game's code changes.
  { name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ },
  // What runs first of all, on the landing page too.
  {
    name: 'begin',
    test: /src\/(text\/(opening|inLanguages|language)|firebase\/(begunCalls|callAddress|roomsRequest))\.ts$|core\/room\/pictures\/smallCover\.ts$|vite\/preload-helper/,
  },
  // What else the landing page shares with the app, so that it loads nothing more of it.
  {
    name: 'front',
    test: /src\/(text\/(app|dashboard|formatClock)|components\/kit\/theme|app\/keepOfflinePage)\.ts$|core\/(calls\/summary|catalogue\/coverFrames|parseWith)\.ts$/,
  },
  { name: 'main', test: /src\/(app\/showApp\.tsx|jsx\/.*)$|core\/createRounds\.ts$/ },
  // What the lists of rooms and the page of a room are made of, then each of them.
  {
    name: 'rooms',
    test: /src\/(components\/(room\/|form\/SearchField|Panel|PageTitle|logFailure|useAnswer|useLeadToNew|kit\/(?!EntriesMenu|MainPortal))|firebase\/sendCall)/,
  },
  { name: 'dashboard', test: /src\/(screens\/dashboard\/|firebase\/dashboardPort)/ },
  {
    name: 'gameplay',
    test: /src\/(screens\/gameplay\/(?!RoomEnd|NextRoom|RateRoom)|firebase\/createGuestJudge)/,
  },
].map((chunk, index, { length }) => ({ ...chunk, priority: length - index }));

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
      // Chakra’s theme calls them for every recipe there is: only those that our theme names shall stay, with their anatomies.
      treeshake: {
        manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy'],
        // Emotion asks for them in a part of it that nobody uses.
        moduleSideEffects: [
          { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
      input: { landing: 'index.html', app: 'app.html', below: 'src/landing/css/below.css', newer: NEWER },
      output: {
        codeSplitting: { groups: CHUNKS },
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(NEWER) ? 'newer.js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
