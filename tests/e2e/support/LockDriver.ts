import type { Locator } from '@playwright/test';
import { centerOf, gone } from './pointer.ts';
import type { Hand } from './stage.ts';

type Point = { x: number; y: number };

/** Operates the lock in the dialog with a pointer, or by keys alone if there is none. */
export class LockDriver {
  readonly lock: Locator;
  readonly #hand: Hand | null;

  constructor(lock: Locator, hand: Hand | null) {
    this.lock = lock;
    this.#hand = hand;
  }

  get byKeys(): boolean {
    return this.#hand === null;
  }

  key(name: string | RegExp): Locator {
    return this.lock.getByRole('button', { name, exact: true });
  }

  /** Presses keys of the lock one after the other. */
  async press(...controls: readonly Locator[]) {
    for (const control of controls) {
      if (this.#hand) await this.#tap(await centerOf(control));
      else await control.press('Space');
    }
  }

  async type(text: string) {
    await this.lock.page().keyboard.type(text);
  }

  async strike(key: string, times = 1) {
    for (let time = 0; time < times; time += 1) await this.lock.page().keyboard.press(key);
  }

  /** Draws from point to point in one go. */
  async drag(...[from, ...path]: readonly Point[]) {
    if (!this.#hand || !from) throw new Error('Keys drag nothing.');
    await this.#hand.press(from.x, from.y);
    for (const { x, y } of path) await this.#hand.move(x, y);
    await this.#hand.release();
  }

  async tryIt() {
    await this.#watchOpening();
    if (this.#hand) await this.press(this.key('Try it'));
    else await this.strike('Enter');
  }

  /** Checks that the lock opens after `tryIt`, and that its dialog closes. */
  async expectOpen() {
    await this.lock.page().waitForFunction(() => document.documentElement.dataset.lock === 'opened');
    await gone(this.lock);
  }

  /**
   * Notes that the lock opens, and then closes its dialog by a tap. It closes by itself half a second later, and so it
   * may come and go between two looks at a slow page.
   */
  async #watchOpening() {
    await this.lock.page().evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.lock = 'tried';
      const observer = new MutationObserver(() => {
        const open = document.querySelector<HTMLElement>('[data-face][data-state=open]');
        if (!open) return;
        observer.disconnect();
        dataset.lock = 'opened';
        open.click();
      });
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    });
  }

  async #tap({ x, y }: Point) {
    await this.#hand?.press(x, y);
    await this.#hand?.release();
  }
}
