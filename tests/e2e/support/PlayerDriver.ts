import { expect, type Locator, type Page } from '@playwright/test';
import { type Input, press, pressAt } from './input.ts';
import { centerOf, gone, inHand, secondThought, there } from './pointer.ts';

interface PlayerOptions {
  hasTouch?: boolean;
  input?: Input;
}

/** In CSS pixels: fingers keep this distance from the window's edge. */
const EDGE = 12;

/** Plays a room on its screen: by mouse, by finger where the page has touch, or by keys alone. */
export class PlayerDriver {
  readonly page: Page;
  readonly #input: Input;
  #tapped = { name: '', at: 0 };

  constructor(page: Page, { hasTouch = false, input = hasTouch ? 'touch' : 'mouse' }: PlayerOptions = {}) {
    this.page = page;
    this.#input = input;
  }

  async start() {
    await this.press(this.page.getByRole('button', { name: 'Start', exact: true }));
    await expect(this.page.getByRole('region', { name: 'Inventory' })).toBeVisible();
    await expect(this.page.locator('canvas').first()).toBeVisible();
  }

  /** The item's place in the room; its button is for keyboards, pointers reach the canvas below. */
  item(name: string): Locator {
    return this.page.getByRole('group', { name: /^The room/ }).getByRole('button', { name, exact: true });
  }

  carried(name: string): Locator {
    return this.page.getByRole('region', { name: 'Inventory' }).getByRole('button', { name, exact: true });
  }

  press(control: Locator): Promise<void> {
    return press(control, this.#input);
  }

  async tap(name: string) {
    await this.#untilOpened();
    await this.#untilMeantAnew(name);
    if (this.#input === 'keys') await this.press(this.item(name));
    else {
      await this.#intoSight(this.item(name));
      await pressAt(this.item(name), this.#input);
    }
    // Measured from the press, since the tap waits until the control no longer moves.
    this.#tapped = { name, at: Date.now() };
  }

  /**
   * On an upright screen, where only a part of the room is visible, presses the map below where the thing is.
   */
  async #intoSight(thing: Locator) {
    const { page } = this;
    const map = page.locator('[data-room-map]');
    if (!(await map.isVisible())) return;
    const [seen, whole, at, small] = await Promise.all(
      [page.locator('canvas').first(), page.getByRole('group', { name: /^The room/ }), thing, map].map(
        (part) => part.boundingBox(),
      ),
    );
    if (!seen || !whole || !at || !small) throw new Error(`${thing} has no place in the room.`);
    const middle = at.x + at.width / 2;
    if (middle > seen.x + EDGE && middle < seen.x + seen.width - EDGE) return;
    const share = (middle - whole.x) / whole.width;
    const [x, y] = [small.x + share * small.width, small.y + small.height / 2];
    if (this.#input === 'touch') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    const isInSight = async () => {
      const x = (await thing.boundingBox())?.x ?? 0;
      return x + at.width / 2 > seen.x && x + at.width / 2 < seen.x + seen.width;
    };
    await expect.poll(isInSight, { intervals: [60] }).toBe(true);
  }

  /** Reads an item's words and puts them away. */
  async read(name: string, words: string | RegExp) {
    await this.tap(name);
    await this.readShown(name, words);
  }

  /**
   * Returns the message of a thing: a caption on the stage, or the dialog over it. Other captions may mention
   * the thing.
   */
  words(name: string): Locator {
    const { page } = this;
    return page
      .locator('[data-caption]', { has: page.getByText(`${name}:`, { exact: true }) })
      .last()
      .or(page.getByRole('dialog', { name, exact: true }));
  }

  /** Reads the text that an item shows; a dialog is closed, a caption disappears with the next click. */
  async readShown(name: string, words: string | RegExp) {
    await expect(this.words(name)).toContainText(words);
    const letter = this.page.getByRole('dialog', { name, exact: true });
    if (await letter.isVisible()) await this.closeDialog(letter);
  }

  async tryCode(item: string, code: string) {
    const lock = this.page.getByRole('dialog', { name: `${item}: locked` });
    if (!(await lock.isVisible())) await this.tap(item);
    await this.#enter(lock, code);
    await lock.getByRole('button', { name: 'Try it' }).click();
  }

  /**
   * Enters a code into a lock of any kind: a field, a pad of digits, or wheels, which take one sign each; the code has
   * spaces between the signs then.
   */
  async #enter(lock: Locator, code: string) {
    const wheels = lock.getByRole('spinbutton');
    const field = lock.getByLabel('Answer', { exact: true });
    const digit = (name: string) => lock.getByRole('button', { name, exact: true });
    await expect(wheels.first().or(field).or(digit('0'))).toBeVisible();
    await inHand(lock);
    if (await field.isVisible()) return field.fill(code);
    if (await digit('0').isVisible()) {
      for (const name of code) await digit(name).click();
      return;
    }
    for (const [place, sign] of code.split(' ').entries()) await wheels.nth(place).press(sign);
  }

  /** Selects an inventory entry, then taps where to use it. */
  async selectAndUse(entry: string, on: string) {
    await this.#take(entry);
    await this.tap(on);
  }

  async #take(entry: string) {
    await this.press(this.carried(entry));
    await expect(this.carried(entry)).toHaveAttribute('aria-pressed', 'true');
  }

  /** Uses one inventory entry on another: by dragging, or by selecting it first. */
  async combine(entry: string, other: string) {
    if (this.#input === 'mouse') return this.#drag(this.carried(entry), this.carried(other));
    await this.#take(entry);
    await this.press(this.carried(other));
  }

  /**
   * Uses an inventory entry on an item, in the way that is usual for this pointer; `read` closes dialogs after
   * the selection.
   */
  async use(entry: string, on: string, read: () => Promise<void> = async () => {}) {
    if (this.#input === 'mouse') return this.dragOnto(entry, on);
    await this.#take(entry);
    await read();
    await this.tap(on);
  }

  /** Drags something from the inventory onto an item. */
  async dragOnto(entry: string, on: string) {
    await this.#untilOpened();
    await this.#drag(this.carried(entry), this.item(on));
  }

  async #drag(what: Locator, onto: Locator) {
    const [from, to] = [await centerOf(what), await centerOf(onto)];
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Goes to another scene, and waits until the former one has disappeared. */
  async go(leave: () => Promise<void>) {
    const room = this.page.getByRole('group', { name: /^The room/ });
    const before = (await room.getAttribute('aria-label')) ?? '';
    await leave();
    await expect(room).not.toHaveAttribute('aria-label', before);
    await gone(this.page.locator('[data-change]'));
  }

  /** Leaves through the open door, skipping the animation. */
  async expectEscaped() {
    const exit = this.page.locator('[data-exit]');
    const end = this.page.getByRole('heading', { name: 'You escaped!' });
    await there(this.page, '[data-exit], h1');
    // The press that opened the door does not skip the animation, which ignores presses at first.
    await expect(async () => {
      await this.#skip(exit.getByRole('button'));
      expect(await end.isVisible()).toBe(true);
    }).toPass({ intervals: [60] });
    await expect(end).toBeVisible();
  }

  /** Skips an animation, which also ends by itself, so that its button may be gone. */
  async #skip(control: Locator) {
    const [way] = await control.elementHandles();
    if (this.#input === 'mouse') await way?.click();
    else if (this.#input === 'touch') await way?.tap();
    else if (way) {
      const hasFocus = await way.evaluate((element) => element === document.activeElement);
      await this.page.keyboard.press(hasFocus ? 'Enter' : 'Tab');
    }
  }

  /** Names the record of an escape. */
  async giveName(name: string) {
    await this.page.getByLabel('Your name on the leaderboard').fill(name);
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByText(`You appear on the leaderboard as “${name}”.`)).toBeFocused();
  }

  async closeDialog(dialog: Locator) {
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  }

  /** Waits out the time in which a second press counts as a double tap. */
  async #untilMeantAnew(name: string) {
    if (name === this.#tapped.name) await secondThought(this.#tapped.at);
  }

  /** Waits until an opening lock has closed. */
  async #untilOpened() {
    await gone(this.page.locator('[data-face][data-state=waiting], [data-face][data-state=open]'));
  }
}
