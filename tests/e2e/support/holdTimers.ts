import type { Page } from '@playwright/test';

/** From the next page on, what the app does after exactly so many milliseconds is not done at all: there is time to look at what comes before it. */
export async function holdTimers(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((held) => {
    const begin: (...given: Parameters<typeof setTimeout>) => unknown = window.setTimeout;
    Object.assign(window, {
      setTimeout: (...given: Parameters<typeof setTimeout>) => (given[1] === held ? 0 : begin(...given)),
    });
  }, milliseconds);
}
