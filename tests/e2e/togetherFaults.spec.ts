import { type Browser, expect, type Page } from '@playwright/test';
import { airlockSeven } from '../../seeds/rooms/airlockSeven.ts';
import { LiveLine } from './support/LiveLine.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { secondThought } from './support/pointer.ts';
import { test } from './support/test.ts';

const SECOND = 1000;
/** How long a screen may be wrong while the network works (T12). */
const SOON = 3 * SECOND;

test('the live channel is blocked, cut and loses messages, and the server is killed: both players see the same', {
  tag: '@long',
}, async ({ page, browser, baseURL, app }) => {
  const other = await openOther(browser, baseURL ?? '');
  await other.clock.install();
  const line = await LiveLine.of(other);
  await line.cut();
  const [one, two] = [new PlayerDriver(page), new PlayerDriver(other)];
  await enterBoth(page, other);

  await test.step('blocked from the start', async () => {
    await one.tryCode('Locker', 'Orion seven');
    await expect(one.item('Spare fuse')).toBeAttached();
    await expectSameSoon(page, other);
    line.mend();
  });

  const cuts = [
    { length: SECOND, act: () => one.tap('Spare fuse'), done: one.carried('Spare fuse') },
    { length: 30 * SECOND, act: () => one.tryCode('Crew safe', '2413'), done: one.item('Crew card') },
    { length: 300 * SECOND, act: () => one.tap('Crew card'), done: one.carried('Crew card') },
  ];
  for (const { length, act, done } of cuts)
    await test.step(`cut for ${length / SECOND} s`, async () => {
      await line.cut();
      await act();
      await expect(done).toBeAttached();
      if (length > SOON) await expectSameSoon(page, other);
      await other.clock.fastForward(length);
      line.mend();
      await expectSameSoon(page, other);
    });

  await test.step('the server is killed, and started again: a move made meanwhile is taken once', async () => {
    await app.kill();
    await two.selectAndUse('Spare fuse', 'Fuse box');
    await app.restart();
    await expect(async () => {
      // The time between the SDKs' attempts grows, so the clock advances.
      await other.clock.fastForward(5 * SECOND);
      expect(await one.carried('Spare fuse').count()).toBe(0);
    }).toPass({ intervals: [100] });
    await expectSameSoon(page, other);
  });

  await test.step('every second message is lost', async () => {
    line.loseEvery(2);
    const before = line.published;
    for (const isHeld of ['true', 'false', 'true']) {
      await one.press(one.carried('Crew card'));
      await expect(one.carried('Crew card')).toHaveAttribute('aria-pressed', isHeld);
      await secondThought(Date.now());
    }
    await expect.poll(() => line.published > before + 2 && line.isTold).toBe(true);
    await expectSameSoon(page, other);
    await one.tap('Airlock');
    await expect(other.locator('[data-exit]').or(other.getByText('You are all out'))).toBeVisible();
    expect(line.published).toBeGreaterThan(1);
  });
});

async function openOther(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  return context.newPage();
}

async function enterBoth(page: Page, other: Page): Promise<void> {
  await page.goto(`/gameplay/${airlockSeven.id}?party=new`);
  await expect(page.getByRole('heading', { name: 'The door is open' })).toBeVisible();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByText('2 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Start for all' }).click();
  for (const each of [page, other]) {
    await expect(each.getByText('The door shuts by itself.')).toBeHidden();
    await expect(each.locator('canvas').first()).toBeVisible();
  }
}

/**
 * Returns the player's place, what can be clicked there, the inventory, and the number of players who hold
 * each thing.
 */
async function shownTo(page: Page): Promise<string> {
  const room = page.getByRole('group', { name: /^The room/ });
  const bag = page.getByRole('region', { name: 'Inventory' });
  const parts = await Promise.all([
    room.getAttribute('aria-label'),
    room.getByRole('button').evaluateAll(namesOf),
    bag.getByRole('button').evaluateAll(handsOf),
  ]);
  return JSON.stringify(parts);
}

function namesOf(buttons: readonly Element[]): string[] {
  return buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '').sort();
}

function handsOf(slots: readonly Element[]): string[] {
  return slots
    .map((slot) => {
      const own = slot.getAttribute('aria-pressed') === 'true' ? 1 : 0;
      return `${slot.getAttribute('aria-label')}: ${own + slot.querySelectorAll('span[title]').length}`;
    })
    .sort();
}

/**
 * Expects that the other page shows the same three seconds later by its own clock (T12). The clock then stands still, so
 * that a slow machine changes nothing: what the page asked by then must be enough, however long the answer takes.
 */
async function expectSameSoon(page: Page, other: Page): Promise<void> {
  await other.clock.pauseAt((await other.evaluate(() => Date.now())) + SOON);
  await expect(async () => {
    expect(await shownTo(other)).toBe(await shownTo(page));
  }).toPass();
  await other.clock.resume();
}
