import type { Page } from '@playwright/test';

/** After this many milliseconds of its own the page's clock stands: nothing goes on by itself from then on. Needs `clock.install()` before. */
export async function standStill(page: Page, after: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + after);
}
