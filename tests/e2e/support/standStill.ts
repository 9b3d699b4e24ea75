import type { Page } from '@playwright/test';

/** Stops the page's clock after so many of its milliseconds. Needs `clock.install()` before. */
export async function standStill(page: Page, after: number): Promise<void> {
  const at = (await page.evaluate(() => Date.now())) + after;
  await page.clock.pauseAt(at).catch(expectLate);
}

/** A page on which more time had gone by already stands from then on. */
function expectLate(error: Error) {
  if (!error.message.includes('to the past')) throw error;
}
