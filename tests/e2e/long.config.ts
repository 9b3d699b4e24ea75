import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

/** Settings of `npm run e2e:long`: variations of what the usual tests check once. */
// biome-ignore lint/style/noDefaultExport: Playwright reads its settings from there.
export default defineConfig({
  ...usual,
  testDir: '.',
  outputDir: '../../.cache/e2e',
  grep: /@long/,
  grepInvert: [],
});
