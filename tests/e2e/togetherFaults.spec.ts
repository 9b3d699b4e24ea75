import { type Browser, expect, type Page } from '@playwright/test';
import { airlockSeven } from '../../seeds/rooms/airlockSeven.ts';
import { LiveLine } from './support/LiveLine.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { test } from './support/test.ts';

const SECOND = 1000;

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
    await expect(two.item('Spare fuse')).toBeAttached();
    await expectSame(page, other);
    line.mend();
  });

  const cuts = [
    { length: SECOND, act: () => one.tap('Spare fuse'), seen: two.carried('Spare fuse') },
    { length: 30 * SECOND, act: () => one.tryCode('Crew safe', '4471'), seen: two.item('Crew card') },
    { length: 300 * SECOND, act: () => one.tap('Crew card'), seen: two.carried('Crew card') },
  ];
  for (const { length, act, seen } of cuts)
    await test.step(`cut for ${length / SECOND} s`, async () => {
      await line.cut();
      await act();
      await other.clock.fastForward(length);
      await expect(seen).toBeAttached();
      line.mend();
      await expectSame(page, other);
    });

  await test.step('the server is killed, and started again: a move made meanwhile is taken once', async () => {
    await app.kill();
    await two.selectAndUse('Spare fuse', 'Fuse box');
    await app.restart();
    await expect(async () => {
      // The SDKs wait longer and longer between their tries.
      await other.clock.fastForward(5 * SECOND);
      expect(await one.carried('Spare fuse').count()).toBe(0);
    }).toPass({ intervals: [100] });
    await expectSame(page, other);
  });

  await test.step('every second message is lost', async () => {
    line.loseEvery(2);
    for (const name of ['Crew card', 'Crew card', 'Crew card', 'Crew card'])
      await one.press(one.carried(name));
    await expectSame(page, other);
    await one.selectAndUse('Crew card', 'Airlock');
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

/** What can be reached in the room, what is carried, and in whose hand. */
async function shownTo(page: Page): Promise<string> {
  const parts = [
    page.getByRole('group', { name: /^The room/ }),
    page.getByRole('region', { name: 'Inventory' }),
  ];
  const names = await Promise.all(parts.map((part) => part.getByRole('button').evaluateAll(namesOf)));
  return JSON.stringify(names);
}

function namesOf(buttons: readonly Element[]): string[] {
  return buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '').sort();
}

async function expectSame(page: Page, other: Page): Promise<void> {
  await expect(async () => {
    expect(await shownTo(other)).toBe(await shownTo(page));
  }).toPass();
}
