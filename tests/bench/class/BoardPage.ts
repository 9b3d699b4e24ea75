import { type Browser, chromium, type Page } from '@playwright/test';
import { demoCreator } from '../../../seeds/demoAccounts.ts';
import { classPath } from '../../../src/class/page/classPath.ts';
import { findBrowser } from '../../../tools/browser.mjs';
import { signIn } from '../../e2e/support/signIn.ts';

type Shown = Record<string, number>;
type Watching = Window & { shown?: Shown };

/** The teacher's browser with the board. It notes when a card shows new progress. */
export class BoardPage {
  readonly #browser: Browser;
  readonly #page: Page;

  constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  /** Opens the page of a session, as its teacher: the lobby until the start. */
  static async open(origin: string, sessionId: string): Promise<BoardPage> {
    const browser = await chromium.launch(await findBrowser());
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    await signIn(page, demoCreator, classPath(sessionId));
    await page.evaluate(noteProgress);
    return new BoardPage(browser, page);
  }

  /** Waits until a card of every team shows this progress. */
  async showsAll(progress: string, teams: number): Promise<void> {
    await this.#page.waitForFunction(
      ([wanted, cards]) =>
        Object.keys((window as Watching).shown ?? {}).filter((key) => key.endsWith(wanted)).length === cards,
      [` ${progress}`, teams] as const,
    );
  }

  /**
   * Returns when each progress of a team, such as `3 45%`, was first shown, in milliseconds since the epoch.
   */
  readShown(): Promise<Shown> {
    return this.#page.evaluate(() => (window as Watching).shown ?? {});
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

/** Runs in the browser. */
function noteProgress(): void {
  const shown: Shown = {};
  (window as Watching).shown = shown;
  // Without a name, since the compiler gives named functions a helper that the browser lacks.
  new MutationObserver(() => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-card]'))
      shown[`${card.dataset.card} ${card.querySelector('[role="img"]')?.textContent}`] ??= Date.now();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
