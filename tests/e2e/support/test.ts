import { test as base } from '@playwright/test';
import { type RunningApp, startApp } from './startApp.ts';

/** Playwright's `test` with the app running: one server a worker, one browser context a test. */
export const test = base.extend<object, { app: RunningApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.dispose();
    },
    // Longer than the build and the start may take together.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});
