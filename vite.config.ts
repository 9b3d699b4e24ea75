import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { dressOffline } from './tools/landing/dressOffline.ts';
import { dropUnusedParts } from './tools/landing/dropUnusedParts.ts';
import { landingPlugin } from './tools/landing/landingPlugin.ts';
import { preloadApp } from './tools/landing/preloadApp.ts';

const UNWATCHED = ['**/.data/**', '**/backups/**', '**/.cache/**', '**/dist/**', '**/functions/lib/**'];

/** Tests of modules that keep nothing: a worker imports each once, not anew for every file of tests. */
const TOGETHER = [
  '{core,game,seeds}/**/*.test.ts',
  'art/*/**/*.test.ts',
  'src/{app,components,firebase,inventory,screens,stores,text}/**/*.test.{ts,tsx}',
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
/** Begins the app in the language that the browser names, which is settled once for each process. */
const WITH_OWN_LANGUAGE = 'src/app/App.test.tsx';
/** Of the functions' tests, those that keep what belongs to a process: an app of the functions themselves, a bucket, a logger. */
const WITH_OWN_PROCESS = [
  'functions/src/index.test.ts',
  'functions/src/http/serve.test.ts',
  'functions/src/payments/payments*.test.ts',
  'functions/src/pictures/servePictures.test.ts',
  'functions/src/rooms/loadVersion.test.ts',
];
/** Tests that each need a process of their own, for the Admin SDK, the environment or the language is one for all of it. */
const APART = [
  ...WITH_ADMIN_SDK,
  WITH_OWN_LANGUAGE,
  ...WITH_OWN_PROCESS,
  '{art,local}/*.test.ts',
  'tools/**/*.test.ts',
  'tests/{bench,bridge,contract,crash,deploy,hostile,lan,rules}/**/*.test.ts',
];

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
    test: /src\/(text\/(app|dashboard|formatClock)|components\/kit\/theme|app\/keepOfflinePage)\.ts$|core\/(calls\/summary|catalogue\/coverFrames)\.ts$/,
  },
  { name: 'main', test: /src\/app\/showApp\.tsx$|core\/createRounds\.ts$/ },
  // What the lists of rooms and the page of a room are made of, then each of them.
  {
    name: 'rooms',
    test: /src\/(components\/(room\/|form\/SearchField|Panel|PageTitle|logFailure|useAnswer|kit\/(?!EntriesMenu|MainPortal))|firebase\/sendCall)/,
  },
  { name: 'dashboard', test: /src\/(screens\/dashboard\/|firebase\/dashboardPort)/ },
  { name: 'gameplay', test: /src\/(screens\/gameplay\/(?!RoomEnd|RateRoom)|firebase\/createGuestJudge)/ },
].map((chunk, index, { length }) => ({ ...chunk, priority: length - index }));

export default defineConfig({
  plugins: [react(), landingPlugin(), preloadApp(), dressOffline(), dropUnusedParts()],
  server: { watch: { ignored: UNWATCHED } },
  build: {
    target: 'es2022',
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
      input: { landing: 'index.html', app: 'app.html', below: 'src/landing/css/below.css' },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  test: {
    environment: 'node',
    // Tests prove behaviour, not speed: a busy machine must not fail them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for a process, a port or a timer: of each two cores a third one's work finds room meanwhile.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: TOGETHER,
          exclude: [...WITH_ADMIN_SDK, WITH_OWN_LANGUAGE],
          isolate: false,
        },
      },
      // Loading the Admin SDK takes longer than most of these tests; each file has a backend and an app of its own.
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts'],
          exclude: WITH_OWN_PROCESS,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
