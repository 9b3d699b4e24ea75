import { expect, type Locator, type Page } from '@playwright/test';
import type { Position } from '../../../core/catalogue/model.ts';
import { EditorDriver } from './EditorDriver.ts';
import { handOf, type Input, press, pressAt, tabTo } from './input.ts';
import { LockDriver } from './LockDriver.ts';
import { centerOf } from './pointer.ts';
import type { Hand } from './stage.ts';

/** A thing to place: its catalogue entry, its name, and its middle in percent of the canvas. */
interface Thing {
  of: string;
  name: string;
  x: number;
  y: number;
}

/** The label of the switch for hiding, which says in, behind or under it. */
const SOMETHING_HIDDEN = /^Something is hidden (in|behind|under) it$/;
const HIDDEN = /^Hidden (in|behind|under) it$/;

/** Maximum number of presses of Tab in the editor, whose panels can be long. */
const FAR = 160;

/** Builds rooms of several scenes on the editor's screens: with a mouse, a finger or by keys alone. */
export class SceneEditor {
  readonly page: Page;
  readonly #editor: EditorDriver;
  readonly #input: Input;
  readonly #hand: Hand | null;

  constructor(page: Page, input: Input, hand: Hand | null) {
    this.page = page;
    this.#editor = new EditorDriver(page);
    this.#input = input;
    this.#hand = hand;
  }

  static async create(page: Page, input: Input): Promise<SceneEditor> {
    return new SceneEditor(page, input, await handOf(page, input));
  }

  async addScene(kind: 'A place' | 'A close-up', name: string, background: RegExp) {
    await this.press(this.page.getByRole('button', { name: 'Add scene' }));
    const choice = this.page.getByRole('menuitem', { name: kind });
    if (this.#input === 'keys') {
      await expect(this.page.getByRole('menuitem').first()).toBeVisible();
      for (let step = 0; step < 3 && (await choice.getAttribute('data-highlighted')) === null; step += 1)
        await this.page.keyboard.press('ArrowDown');
      await this.page.keyboard.press('Enter');
    } else await this.press(choice);
    await this.nameScene(name);
    await this.press(this.page.getByRole('button', { name: 'Change the background' }));
    await this.press(this.page.getByRole('button', { name: background }));
  }

  async nameScene(name: string) {
    await this.fill('Name of the scene', name);
  }

  async showScene(name: string) {
    const tile = this.#tileOf(name);
    await this.press(tile);
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
  }

  /** Drops a thing on a scene's tile, which needs a pointer. */
  async dropOnScene(name: string, scene: string) {
    await this.#drag(await centerOf(this.#editor.item(name)), await centerOf(this.#tileOf(scene)));
  }

  async expectThingsIn(scene: string, things: string) {
    await expect(this.#tileOf(scene)).toHaveAccessibleName(new RegExp(`, ${things}$`));
  }

  /** Adds from the palette: dragged to its position, or by keys at the default one. */
  async add({ of, name, x, y }: Thing) {
    await this.openTab('Things');
    await this.page.getByLabel('Search things').fill(of);
    const tile = this.page.getByRole('button', { name: `Add ${of}`, exact: true });
    if (this.#hand) await this.#drag(await centerOf(tile), await this.#pointOf(x, y));
    else await this.press(tile);
    await expect(this.#editor.item(of)).toBeAttached();
    await this.fill('Name', name);
  }

  async drawSpot(name: string, from: readonly [number, number], to: readonly [number, number]) {
    await this.openTab('Things');
    await this.press(this.page.getByRole('button', { name: 'Round spot' }));
    await this.#drag(await this.#pointOf(...from), await this.#pointOf(...to));
    await this.fill('Name', name);
  }

  async select(name: string) {
    const item = this.#editor.item(name);
    const panel = this.page.getByRole('heading', { level: 2, name, exact: true });
    if (this.#input !== 'keys') {
      await pressAt(item, this.#input);
      return expect(panel).toBeVisible();
    }
    await tabTo(item, FAR);
    await this.page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
  }

  async say(words: string) {
    await this.choose('When clicked, it says', 'My own text…');
    await this.fill('Your text', words);
  }

  /** Locks the selected thing with a face, and sets the answer on it by the actions of players. */
  async lockWithFace(face: string, solve: (lock: LockDriver) => Promise<void>): Promise<void> {
    await this.#startsLocked('An answer');
    await this.press(this.page.getByRole('button', { name: 'Set the lock' }));
    const dialog = this.page.getByRole('dialog', { name: /^Lock of/ });
    await this.#chooseIn(dialog.getByRole('group', { name: 'How is the answer entered?' }), face);
    await expect(dialog.locator(`[data-face]`)).toBeVisible();
    await solve(new LockDriver(dialog, this.#hand));
    await this.press(dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog).toHaveCount(0);
  }

  async lockWithCode(code: string) {
    await this.#startsLocked('An answer');
    await this.fill('Answer', code);
  }

  /** Locks the selection by a sequence of clicks, chosen by taps on the things or from the list. */
  async lockWithClicks(members: readonly string[], scene: string) {
    await this.#startsLocked('Clicks');
    if (this.#input === 'keys') {
      for (const [place, member] of members.entries())
        await this.choose(`Click ${place + 1}`, `${member} · ${scene}`);
      return;
    }
    await this.press(this.page.getByRole('button', { name: 'Pick in the room' }).first());
    for (const member of members) await pressAt(this.#editor.item(member), this.#input);
    await this.press(this.page.getByRole('button', { name: 'Done' }));
  }

  async lockWithKeys(...keys: readonly string[]) {
    await this.#startsLocked('A key');
    for (const [place, key] of keys.entries())
      await this.choose(place === 0 ? 'Key' : `Key ${place + 1}`, key);
  }

  async hide(hidden: string) {
    await this.#turnOn(SOMETHING_HIDDEN);
    await this.choose(HIDDEN, hidden);
  }

  async leadTo(scene: string) {
    await this.choose('When clicked, it', `Leads to: ${scene}`);
  }

  async combine(other: string, result: string) {
    await this.#unfold(this.page.getByLabel('Combined with', { exact: true }));
    await this.choose('Combined with', other);
    await this.choose('becomes', result);
  }

  async press(control: Locator) {
    await press(control, this.#input, 'Enter', FAR);
  }

  async fill(label: string | RegExp, text: string) {
    const field = this.page.getByLabel(label, { exact: true });
    if (this.#input !== 'keys') return field.fill(text);
    await tabTo(field, FAR);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Chooses from a list; with keys alone, by typing the option's first word. */
  async choose(label: string | RegExp, option: string) {
    const list = this.page.getByLabel(label, { exact: true });
    if (this.#input !== 'keys') return void (await list.selectOption({ label: option }));
    await tabTo(list, FAR);
    await this.page.keyboard.type(option.split(' ')[0] ?? '');
    await expect(list.locator('option:checked')).toHaveText(option);
  }

  async openTab(name: string) {
    if (this.#input !== 'keys') return this.press(this.page.getByRole('tab', { name, exact: true }));
    const tabs = this.page.getByRole('tab');
    await tabTo(this.page.getByRole('tab', { selected: true }), FAR);
    await this.page.keyboard.press('Home');
    for (const [place, tab] of (await tabs.all()).entries()) {
      if (place > 0) await this.page.keyboard.press('ArrowRight');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      if ((await tab.textContent()) === name) return;
    }
  }

  /** Chooses one of a few radio buttons; arrow keys move between them. */
  async #chooseIn(group: Locator, name: string) {
    if (this.#input !== 'keys') return this.press(group.getByText(name, { exact: true }));
    await tabTo(group.getByRole('radio', { checked: true }), FAR);
    const radio = group.getByRole('radio', { name, exact: true });
    for (let step = 0; step < 12 && !(await radio.isChecked()); step += 1)
      await this.page.keyboard.press('ArrowRight');
  }

  async #startsLocked(method: string) {
    await this.#turnOn('Locked');
    await this.#chooseIn(this.page.getByRole('group', { name: 'Opens with' }), method);
  }

  /** Unfolds a group of rarely used settings. */
  async #unfold(control: Locator) {
    await control.waitFor({ state: 'attached' });
    if (await control.isVisible()) return;
    await this.press(control.locator('xpath=ancestor::details[1]/summary'));
    await expect(control).toBeVisible();
  }

  async #turnOn(label: string | RegExp) {
    await this.#unfold(this.page.getByText(label, { exact: true }));
    if (this.#input === 'keys')
      await press(this.page.getByRole('checkbox', { name: label }), 'keys', 'Space', FAR);
    else await this.press(this.page.getByText(label, { exact: true }));
  }

  #tileOf(scene: string): Locator {
    return this.page.getByRole('region', { name: 'Scenes' }).getByRole('button', { name: `${scene},` });
  }

  async #pointOf(x: number, y: number) {
    const box = await this.page.locator('canvas').boundingBox();
    if (!box) throw new Error('The canvas is not shown.');
    return { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 };
  }

  async #drag(from: Position, to: Position) {
    await this.#hand?.press(from.x, from.y);
    await this.#hand?.move(to.x, to.y);
    await this.#hand?.release();
  }
}
