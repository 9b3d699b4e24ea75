import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../input.ts';

/** Maximum number of presses of Tab to the far end of a board with all its cards. */
const FAR = 90;

/**
 * A teacher who uses only Tab, arrows, letters, Enter, Space and Escape. It fails if the focus is ever lost.
 */
export class TeacherByKeys {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes to a control by Tab. */
  goTo(control: Locator): Promise<void> {
    return tabTo(control, FAR);
  }

  /** Goes to a control by Tab, and presses it. */
  async use(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goTo(control);
    await this.press(key);
  }

  /** Opens a menu, and goes down to an entry of it. */
  async choose(menu: Locator, entry: string): Promise<void> {
    await this.use(menu);
    const item = this.page.getByRole('menuitem', { name: entry, exact: true });
    await expect(item).toBeVisible();
    await expect(async () => {
      if ((await item.getAttribute('data-highlighted')) === null) await this.press('ArrowDown');
      expect(await item.getAttribute('data-highlighted')).not.toBeNull();
    }).toPass({ intervals: [0] });
    await this.press('Enter');
    await expect(item).toBeHidden();
  }

  /** Goes to a team's card on the board: by Tab to the first card, then by arrows. */
  async goToCard(team: string): Promise<void> {
    const names = this.page.locator('[data-card-name]');
    const wanted = names.filter({ hasText: team });
    if (!(await this.#isOnCard())) await tabTo(names.first(), FAR);
    const order = await names.allTextContents();
    const steps = order.indexOf(team) - (await this.#focused(names));
    for (let step = 0; step < Math.abs(steps); step += 1)
      await this.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(wanted).toBeFocused();
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /**
   * Expects that something has the focus. Without it, keys would go nowhere, and a screen reader would start
   * from the top.
   */
  async expectFocus(): Promise<void> {
    const isSomewhere = () => this.page.evaluate(() => document.activeElement !== document.body);
    await expect.poll(isSomewhere, 'something has the focus').toBe(true);
  }

  #isOnCard(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement?.matches('[data-card-name]') ?? false);
  }

  #focused(names: Locator): Promise<number> {
    return names.evaluateAll((all) => all.findIndex((name) => name.matches(':focus')));
  }
}
