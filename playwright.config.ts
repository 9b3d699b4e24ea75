import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.mjs';

const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: fileURLToPath(new URL('tests/e2e/support/buildOnce.ts', import.meta.url)),
  // Each worker has a server and a browser of its own; they wait more than they work, so that two cores have room for three. A flaky test is a bug to be found: none is retried.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // What repeats: `npm run e2e:long`.
  grepInvert: /@long/,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '.cache/e2e',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    // Recording each test takes as long as running it; `--trace on` shows what a failed one did.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
