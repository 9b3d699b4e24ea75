import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../tools/browser.mjs';

const { executablePath, args } = await findBrowser();

/** For `proof.ts` alone: the server runs already, on another machine. */
// biome-ignore lint/style/noDefaultExport: Playwright reads its settings from there.
export default defineConfig({
  testDir: '.',
  testMatch: 'classroom.spec.ts',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../.cache/lan/traces',
  use: {
    baseURL: process.env.CLASSROOM ?? '',
    actionTimeout: 15_000,
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
});
