import { expect, type Locator, type Page } from '@playwright/test';
import { centerOf } from './pointer.ts';

/** The editor with a new room. */
export const EDITOR = '/room-editor';

/** Builds a room through the editor's screen, as a creator with a mouse would. */
export class EditorDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the editor, unless the page shows it already. */
  async open(path = EDITOR) {
    if (new URL(this.page.url()).pathname !== path) await this.page.goto(path);
    await expect(this.item('Door')).toBeAttached();
  }

  /** The item's place on the canvas; its button is for keyboards, pointers reach the canvas below. */
  item(name: string): Locator {
    return this.page
      .getByRole('group', { name: /Things in the room/ })
      .getByRole('button', { name, exact: true });
  }

  async openTab(name: 'Themes' | 'Things' | 'Room' | 'Layers') {
    const tab = this.page.getByRole('tab', { name, exact: true });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  }

  async addByClick(name: string) {
    await this.openTab('Things');
    await (await this.#tileOf(name)).click();
    await expect(this.item(name)).toBeAttached();
  }

  /**
   * Finds an entry's tile. The palette loads each group in pages, the next one when the end of the group is visible.
   */
  async #tileOf(name: string): Promise<Locator> {
    const ends = this.#palette.locator('[aria-busy=true]');
    const tile = this.page.getByRole('button', { name: `Add ${name}`, exact: true });
    await expect(async () => {
      if ((await tile.count()) === 0 && (await ends.count()) > 0) await ends.first().scrollIntoViewIfNeeded();
      expect(await tile.count()).toBe(1);
    }).toPass({ intervals: [60] });
    return tile;
  }

  /** Drags an item out of the palette; `x` and `y` in percent of the canvas. */
  async addByDrag(name: string, x: number, y: number) {
    await this.openTab('Things');
    const tile = await this.#tileOf(name);
    await this.#toRest(tile);
    const from = await centerOf(tile);
    const to = await this.#canvasPoint(x, y);
    await this.#drag(from, to);
    await expect(this.item(name)).toBeAttached();
  }

  /** Drags an item from the palette onto another, and accepts the offered connection. */
  async addOnto(name: string, other: string, offer: string) {
    await this.openTab('Things');
    const tile = this.page.getByRole('button', { name: `Add ${name}`, exact: true });
    await this.#toRest(tile);
    await this.#drag(await centerOf(tile), await centerOf(this.item(other)));
    await this.page.getByRole('button', { name: offer, exact: true }).click();
  }

  /**
   * Scrolls a tile into view until it no longer moves. When the end of a group becomes visible, its next page
   * loads and pushes the groups below down.
   */
  async #toRest(tile: Locator) {
    let before: Awaited<ReturnType<Locator['boundingBox']>> = null;
    await expect(async () => {
      await tile.scrollIntoViewIfNeeded();
      for (const end of await this.#palette.locator('[aria-busy=true]').all())
        expect(await isInWindow(end)).toBe(false);
      const [wasAt, at] = [before, await tile.boundingBox()];
      before = at;
      expect(at).toEqual(wasAt);
    }).toPass({ intervals: [100] });
  }

  async moveItem(name: string, byX: number, byY: number) {
    const from = await centerOf(this.item(name));
    await this.#drag(from, { x: from.x + byX, y: from.y + byY });
  }

  async select(name: string) {
    const { x, y } = await centerOf(this.item(name));
    await this.page.mouse.click(x, y);
    await expect(this.page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }

  /** Drags a thing's row in the layers to the position of another row. */
  async orderAs(name: string, other: string) {
    const [from, to] = await Promise.all([name, other].map((each) => centerOf(this.#gripOf(each))));
    if (from && to) await this.#drag(from, { x: to.x, y: to.y - 12 });
  }

  /** Drags the selected item's handle onto another item, with which only one connection is possible. */
  async bringTo(name: string) {
    const handle = this.page.getByRole('button', { name: /^Drag it onto/ });
    await this.#drag(await centerOf(handle), await centerOf(this.item(name)));
  }

  async say(words: string) {
    await this.page.getByLabel('When clicked, it says').selectOption({ label: 'My own text…' });
    await this.page.getByLabel('Your text').fill(words);
  }

  async lockWithCode(code: string) {
    await this.#toggle('Locked');
    await this.page.getByText('An answer', { exact: true }).click();
    await this.page.getByLabel('Answer', { exact: true }).fill(code);
  }

  async hide(name: string) {
    await this.#toggle(/^Something is hidden (in|behind|under) it$/);
    await this.page.getByLabel(/^Hidden (in|behind|under) it$/).selectOption({ label: name });
  }

  /** Names the room and publishes it; returns the final dialog. */
  async publish(roomName: string): Promise<Locator> {
    await this.page.getByLabel('Room name').fill(roomName);
    await this.page.getByLabel('Room name').press('Enter');
    await this.askAndPublish();
    const dialog = this.page.getByRole('dialog', { name: 'Your room is open' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Publishes the room for everybody, with the dialog's other defaults. */
  async askAndPublish() {
    await this.press('Publish');
    const question = this.page.getByRole('dialog', { name: /^Publish / });
    await question.getByText('Everybody', { exact: true }).click();
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
  }

  /** Saves or publishes; on phones “Save” is in the menu at the end of the bar. */
  async press(name: 'Publish' | 'Save') {
    const button = this.page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) return button.click();
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  /** Returns the room's id, once it has one. */
  roomId(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  async expectSaved() {
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible();
  }

  #gripOf(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name }).getByTitle('Drag to reorder');
  }

  async #toggle(label: string | RegExp) {
    const toggle = this.page.getByText(label, { exact: true });
    await this.unfold(toggle);
    await toggle.click();
  }

  /** Unfolds a group of rarely used settings. */
  async unfold(control: Locator) {
    await control.waitFor({ state: 'attached' });
    if (!(await control.isVisible())) await control.locator('xpath=ancestor::details[1]/summary').click();
    await expect(control).toBeVisible();
  }

  get #palette(): Locator {
    return this.page.getByRole('tabpanel', { name: 'Things' });
  }

  async #canvasPoint(x: number, y: number) {
    const box = await this.page.locator('canvas').boundingBox();
    if (!box) throw new Error('The canvas is not shown.');
    return { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 };
  }

  async #drag(from: { x: number; y: number }, to: { x: number; y: number }) {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
    await this.page.mouse.move(to.x, to.y, { steps: 5 });
    await this.page.mouse.up();
  }
}

/** Whether any part of the element is visible now; false if the element no longer exists. */
function isInWindow(what: Locator): Promise<boolean> {
  return what.evaluateAll((elements) =>
    elements.some((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    }),
  );
}
