import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { type IsolatedTest, readIsolation } from './tests/isolation.ts';
import { HOOK_LIMIT, TEST_LIMIT, WAIT_LIMIT } from './tests/limits.mjs';

/** A page is needed by what renders React, and by tests named for it. */
const WITH_PAGE = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];

/** The rest says in its first line what it needs. */
const isolated = readIsolation();

/** Returns the files of a project, the long ones only in `npm run unit:whole`. */
function filesOf(wanted: IsolatedTest['isolation'], mode: string): string[] {
  return isolated.flatMap(({ file, isolation, isLong }) =>
    isolation === wanted && (mode === 'whole' || !isLong) ? [file] : [],
  );
}

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
    // One more than processors, since tests of the backend wait for files and connections; each further one imports all modules once more.
    maxWorkers: availableParallelism() + 1,
    // A worker runs many files and imports each module once. With projects, no worker ends to begin one of another kind.
    isolate: false,
    // Each project reads this file again, in a mode of its own.
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'modules',
          include: ['{art,core,functions/src,game,local,seeds,src,tests,tools}/**/*.test.ts'],
          exclude: [...WITH_PAGE, ...isolated.map(({ file }) => file)],
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: 'pages',
          include: WITH_PAGE,
          environment: 'happy-dom',
          setupFiles: 'tests/ownPage.ts',
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: 'backend',
          include: filesOf('backend', mode),
          setupFiles: 'tests/ownModules.ts',
        },
      },
      { extends: true, mode, test: { name: 'apart', include: filesOf('apart', mode), isolate: true } },
    ],
  },
}));
