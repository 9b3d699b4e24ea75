import type { Page } from '@playwright/test';

/** Stops the page's clock `after` milliseconds of its own time. Needs `clock.install()` before. */
export async function standStill(page: Page, after: number): Promise<void> {
  const at = (await page.evaluate(() => Date.now())) + after;
  await page.clock.pauseAt(at).catch(expectLate);
}

/** Accepts the error that more time has passed already; the clock then stands still from that moment on. */
function expectLate(error: Error) {
  if (!error.message.includes('to the past')) throw error;
}
