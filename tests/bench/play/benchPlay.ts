import { chromium } from '@playwright/test';
import { findBrowser } from '../../../tools/browser.mjs';
import { startApp } from '../../e2e/support/startApp.ts';
import { benchAnswers } from './benchAnswers.ts';
import { benchMemory } from './benchMemory.ts';
import { benchRoom } from './benchRoom.ts';

/** Prints what playing costs: answers, frames, a room at rest, and what thirty plays leave behind. */
export async function benchPlay(): Promise<void> {
  const app = await startApp();
  try {
    // A browser each: what one leaves behind is none of another's.
    for (const bench of [benchAnswers, benchRoom, benchMemory]) {
      const browser = await chromium.launch(await findBrowser());
      await bench(browser, app.url);
      await browser.close();
    }
  } finally {
    await app.dispose();
  }
}
