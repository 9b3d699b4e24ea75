import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../tools/browser.mjs';
import { TEST_LIMIT, WAIT_LIMIT } from '../limits.mjs';

const { executablePath, args } = await findBrowser();

/** Only for `proof.ts`: the server already runs on another machine. */
// biome-ignore lint/style/noDefaultExport: Playwright reads its settings from there.
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  retries: 0,
  timeout: TEST_LIMIT,
  expect: { timeout: WAIT_LIMIT, toPass: { timeout: WAIT_LIMIT } },
  reporter: [['list']],
  use: {
    baseURL: process.env.CLASSROOM ?? '',
    actionTimeout: WAIT_LIMIT,
    navigationTimeout: WAIT_LIMIT,
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
});
