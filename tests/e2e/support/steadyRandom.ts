import type { Page } from '@playwright/test';

/** Lets a page draw the same random numbers in every run, so that a maker's seed makes the same room. */
export async function steadyRandom(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let state = 46;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    };
    crypto.getRandomValues = (numbers) => {
      if (!numbers) return numbers;
      const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
      for (let place = 0; place < bytes.length; place += 1) bytes[place] = next();
      return numbers;
    };
  });
}
