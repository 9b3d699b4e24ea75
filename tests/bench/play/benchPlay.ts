import { chromium } from '@playwright/test';
import { findBrowser } from '../../../tools/browser.mjs';
import { startApp } from '../../e2e/support/startApp.ts';
import { benchAnswers } from './benchAnswers.ts';
import { benchMemory } from './benchMemory.ts';
import { benchPhone } from './benchPhone.ts';
import { benchRoom } from './benchRoom.ts';

/** Prints the cost of playing: responses, frames, an idle room, and the memory after thirty plays. */
export async function benchPlay(): Promise<void> {
  const app = await startApp();
  try {
    // A new browser for each bench, so that they do not affect each other.
    for (const bench of [benchAnswers, benchRoom, benchPhone, benchMemory]) {
      const browser = await chromium.launch(await findBrowser());
      await bench(browser, app.url);
      await browser.close();
    }
  } finally {
    await app.dispose();
  }
}
