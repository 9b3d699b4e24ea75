import type { Page } from '@playwright/test';

declare global {
  interface Window {
    frameRequests: number;
  }
}

/** Makes the page count requested frames. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.frameRequests = 0;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      window.frameRequests += 1;
      return request(callback);
    };
  });
}

/** The number of frames requested while work runs. */
export async function framesAskedFor(page: Page, work: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => window.frameRequests);
  await work();
  return (await page.evaluate(() => window.frameRequests)) - before;
}
