import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { importRoom } from './support/importRoom.ts';
import { LockDriver } from './support/LockDriver.ts';
import { LOCKS, lockRoomFile } from './support/lockRoom.ts';
import { SOLUTIONS } from './support/lockSolutions.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { createHand, type Hand } from './support/stage.ts';
import { test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };

const WAYS = [
  { way: 'a mouse', viewport: DESKTOP, pointer: 'mouse' },
  { way: 'a finger', viewport: PHONE, pointer: 'touch' },
  { way: 'keys alone', viewport: DESKTOP, pointer: null },
] as const;

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

/** By the places of the ways. The clock is opened in `threeScenes`; the other faces, and each by each way, have the long form. */
const SHORT: Readonly<Record<string, readonly number[]>> = {
  Wheels: [0],
  Colours: [1],
  Text: [2],
  // Drawn in one go and tried at once, while the browser would coast.
  Pattern: [1],
  Jigsaw: [2],
};

test('K2 faces are worked and opened with a mouse, a finger and keys alone, and axe finds nothing', ({
  page,
}) => openLocks(page, (name) => SHORT[name] ?? []));

test('K2 every face is worked and opened with a mouse, with a finger and with keys alone @long', ({ page }) =>
  openLocks(page, () => [0, 1, 2]));

/** Opens the chests of an imported room in its preview, each in the ways told for it. */
async function openLocks(page: Page, waysOf: (name: string) => readonly number[]) {
  const path = await importRoom(page, lockRoomFile('Locks'));
  for (const [turn, { way, viewport, pointer }] of WAYS.entries())
    await test.step(way, async () => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const player = new PlayerDriver(page);
      await player.start();
      const hand = pointer === null ? null : await createHand(page, pointer);
      const names = Object.keys(LOCKS).filter((name) => waysOf(name).includes(turn));
      for (const name of names) await test.step(name, () => openLock(player, name, hand));
    });
}

async function openLock(player: PlayerDriver, name: string, hand: Hand | null) {
  const { page } = player;
  await player.item(name).press('Enter');
  const lock = page.getByRole('dialog', { name: `${name}: locked` });
  const driver = new LockDriver(lock, hand);
  await expect(driver.key('Try it')).toBeVisible();
  await expect(lock.getByRole('form', { name: /Enter tries/ })).toBeVisible();
  await expectAccessible(page, name);
  await SOLUTIONS[name]?.(driver);
  await driver.tryIt();
  await driver.expectOpen();
}
