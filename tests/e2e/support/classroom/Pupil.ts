import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { PlayerDriver } from '../PlayerDriver.ts';
import { openPhone } from '../partyPages.ts';
import { gone } from '../pointer.ts';

/** A pupil of a class with a browser: a laptop, or a phone, where everything is tapped. */
export class Pupil {
  readonly hasTouch: boolean;
  #player: PlayerDriver;
  #team = { number: -1, name: '' };

  constructor(page: Page, hasTouch: boolean) {
    this.hasTouch = hasTouch;
    this.#player = new PlayerDriver(page, { hasTouch });
  }

  static async atLaptop(browser: Browser, baseURL: string): Promise<Pupil> {
    const viewport = { width: 1024, height: 700 };
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport });
    return new Pupil(await context.newPage(), false);
  }

  static async atPhone(browser: Browser, baseURL: string): Promise<Pupil> {
    return new Pupil(await openPhone(browser, baseURL), true);
  }

  get page(): Page {
    return this.#player.page;
  }

  get player(): PlayerDriver {
    return this.#player;
  }

  /** The number and name of the team, as the lobby last showed them. */
  get team(): { number: number; name: string } {
    return this.#team;
  }

  press(control: Locator): Promise<void> {
    return this.#player.press(control);
  }

  /** Joins through the open door, from the class's link. */
  async join(address: string): Promise<void> {
    await this.page.goto(address);
    await this.comeIn();
  }

  async comeIn(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: 'Come in', exact: true }));
    await this.readTeam();
  }

  /** Reads in the lobby which team this is. */
  async readTeam(): Promise<void> {
    await expect(this.page.getByText('You are in the team', { exact: true })).toBeVisible();
    const name = await this.page.getByRole('heading', { level: 1 }).innerText();
    const number = Number(await this.page.locator('[data-pennant]').first().getAttribute('data-pennant'));
    this.#team = { number, name };
  }

  /** The pupil's own name in the lobby. */
  get ownName(): Locator {
    return this.page.getByText('You are', { exact: true }).locator('xpath=following-sibling::p[1]');
  }

  /** Also waits for the end of the three seconds before the clock, which cover the table. */
  async expectAtTable(): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Inventory' })).toBeVisible();
    await expect(this.page.locator('canvas').first()).toBeVisible();
    await gone(this.page.getByText(/^It starts in/));
  }

  /** Ends the page, as a sleeping phone does; returns its address. */
  async fallAsleep(): Promise<string> {
    const address = this.page.url();
    await this.page.close();
    return address;
  }

  /** Opens the page again in the same browser. `beforeOpening` is called while the page is still empty. */
  async wakeUp(address: string, beforeOpening: (page: Page) => void): Promise<void> {
    const page = await this.page.context().newPage();
    beforeOpening(page);
    this.#player = new PlayerDriver(page, { hasTouch: this.hasTouch });
    await page.goto(address);
  }
}
