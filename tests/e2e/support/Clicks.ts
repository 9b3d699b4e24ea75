import type { Page } from '@playwright/test';

/**
 * Counts mouse actions: presses, drags, two for a choice from a list, and one for each field focused, though
 * Playwright needs none. Typing does not count.
 */
export class Clicks {
  readonly list: { of: string; count: number }[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  static async on(page: Page): Promise<Clicks> {
    await page.addInitScript(() => {
      window.clicks = 0;
      window.addEventListener('pointerdown', () => (window.clicks += 1), { capture: true });
      window.addEventListener('change', ({ target }) => {
        if (target instanceof HTMLSelectElement) window.clicks += 2;
      });
      window.addEventListener('focusin', ({ target }) => {
        const isText = target instanceof HTMLInputElement && target.type === 'text';
        if (isText || target instanceof HTMLTextAreaElement) window.clicks += 1;
      });
    });
    return new Clicks(page);
  }

  async during(of: string, work: () => Promise<void>): Promise<void> {
    const before = await this.#read();
    await work();
    this.list.push({ of, count: (await this.#read()) - before });
  }

  get total(): number {
    return this.list.reduce((sum, { count }) => sum + count, 0);
  }

  #read(): Promise<number> {
    return this.#page.evaluate(() => window.clicks);
  }
}

declare global {
  interface Window {
    clicks: number;
  }
}
