import { test as base } from '@playwright/test';
import { HOOK_LIMIT } from '../../limits.mjs';
import { findSeeded } from './seedOnce.ts';
import { type RunningApp, startApp } from './startApp.ts';

/** For tests of animations. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Playwright's `test` with the app running: one server a worker, one browser context a test. */
export const test = base.extend<object, { app: RunningApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const app = await startApp(findSeeded());
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: HOOK_LIMIT },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});
