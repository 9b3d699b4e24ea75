import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { HOOK_LIMIT, TEST_LIMIT, WAIT_LIMIT } from './tests/limits.mjs';

/** A page is needed by what renders React, and by tests named for it. */
const WITH_PAGE = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];

/** They start a backend in their own process, or use the Admin SDK. */
const WITH_BACKEND = [
  'functions/src/**/*.test.ts',
  'local/{log,rules}/*.test.ts',
  'local/*.test.ts',
  'local/auth/adminCalls.test.ts',
  'local/backup/runningServer.test.ts',
  'local/realtime/openRealtime.test.ts',
  'local/storage/cloudRouter.test.ts',
  'tests/{bridge,contract,rules}/**/*.test.ts',
];

/** Of the functions' tests, those of what a package keeps for its process: an app of the functions themselves, a bucket, a logger. */
const WITH_OWN_PROCESS = [
  'functions/src/pictures/servePictures.test.ts',
  'functions/src/rooms/loadVersion.test.ts',
];

/** The rest starts commands and servers as processes, or attacks one: each has a process of its own to do so. */
const APART = [
  ...WITH_OWN_PROCESS,
  'tools/**/*.test.ts',
  'tests/{bench,crash,deploy,hostile,lan}/**/*.test.ts',
];

export default defineConfig(({ mode }) => ({
  test: {
    provide: { waitLimit: WAIT_LIMIT, isWhole: mode === 'whole' },
    // Failures in full, with what they printed, and how much has passed.
    reporters: ['minimal'],
    silent: 'passed-only',
    // Google's packages look for a server of its cloud, and warn where there is none.
    env: { METADATA_SERVER_DETECTION: 'none' },
    testTimeout: TEST_LIMIT,
    hookTimeout: HOOK_LIMIT,
    expect: { poll: { timeout: WAIT_LIMIT } },
    // Each further one imports all modules once more.
    maxWorkers: availableParallelism(),
    // A worker runs many files and imports each module once. With projects, no worker ends to begin one of another kind.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['{core,game,seeds,src,art,local}/**/*.test.ts', 'tests/{house,served}/**/*.test.ts'],
          exclude: [...WITH_PAGE, ...WITH_BACKEND],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: WITH_PAGE,
          environment: 'happy-dom',
          setupFiles: 'tests/ownPage.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: WITH_BACKEND,
          exclude: WITH_OWN_PROCESS,
          setupFiles: 'tests/ownModules.ts',
        },
      },
      { extends: true, test: { name: 'apart', include: APART, isolate: true } },
    ],
  },
}));
