import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { TEST_LIMIT, WAIT_LIMIT } from './tests/limits.mjs';
import { findBrowser } from './tools/browser.mjs';

const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: fileURLToPath(new URL('tests/e2e/support/prepareOnce.ts', import.meta.url)),
  // Each worker has a server and a browser of its own, and takes a core. A flaky test is a bug to be found: none is retried.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What repeats: `npm run e2e:long`.
  grepInvert: /@long/,
  timeout: TEST_LIMIT,
  expect: { timeout: WAIT_LIMIT, toPass: { timeout: WAIT_LIMIT } },
  reporter: [['list']],
  outputDir: '.cache/e2e',
  use: {
    actionTimeout: WAIT_LIMIT,
    navigationTimeout: WAIT_LIMIT,
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    // What moves costs the most of all that is drawn: `MOVING` (support/test.ts) is for the tests that are about it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each test takes as long as running it; `--trace on` shows what a failed one did.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
