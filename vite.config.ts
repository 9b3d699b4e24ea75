import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { landingPlugin } from './tools/landing/landingPlugin.ts';

const UNWATCHED = ['**/.data/**', '**/backups/**', '**/.cache/**', '**/dist/**', '**/functions/lib/**'];

/** Tests of modules that keep nothing: a worker imports each once, not anew for every file of tests. */
const TOGETHER = [
  '{core,game,seeds}/**/*.test.ts',
  'art/*/**/*.test.ts',
  'src/{components,firebase,screens,stores,text}/**/*.test.{ts,tsx}',
  'local/*/**/*.test.ts',
  'tests/house/**/*.test.ts',
];
/** Of the embedded backend's, those that begin an app of the Admin SDK: a process has one by default. */
const WITH_ADMIN_SDK = [
  'local/{log,rules}/*.test.ts',
  'local/auth/adminCalls.test.ts',
  'local/backup/runningServer.test.ts',
  'local/storage/cloudRouter.test.ts',
];
/** Tests that each need a process of their own, for the Admin SDK, the environment or the language is one for all of it. */
const APART = [
  ...WITH_ADMIN_SDK,
  'src/app/**/*.test.{ts,tsx}',
  'functions/src/**/*.test.ts',
  '{art,local}/*.test.ts',
  'tools/**/*.test.ts',
  'tests/{bench,bridge,contract,crash,deploy,hostile,lan,rules}/**/*.test.ts',
];

export default defineConfig({
  plugins: [react(), landingPlugin()],
  server: { watch: { ignored: UNWATCHED } },
  build: {
    target: 'es2022',
    // Phaser alone is 1.3 MB: its own chunk is loaded with a stage, and kept when the game's code changes.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // Chakra’s theme calls them for every recipe there is: only those that our theme names shall stay.
      treeshake: { manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe'] },
      input: { landing: 'index.html', app: 'app.html' },
      output: { codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ }] } },
    },
  },
  test: {
    environment: 'node',
    // Tests prove behaviour, not speed: a busy machine must not fail them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Of two cores one would be left idle otherwise.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'together', include: TOGETHER, exclude: WITH_ADMIN_SDK, isolate: false },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
