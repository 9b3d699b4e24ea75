import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectDialogAccessible } from './support/expectAccessible.ts';
import { LockDriver } from './support/LockDriver.ts';
import { LOCKS, lockRoomFile } from './support/lockRoom.ts';
import { SOLUTIONS } from './support/lockSolutions.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { publishRoomFile } from './support/roomFiles.ts';
import { createHand, type Hand } from './support/stage.ts';
import { test } from './support/test.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 812 };

const WAYS = [
  { way: 'a mouse', viewport: DESKTOP, pointer: 'mouse' },
  { way: 'a finger', viewport: PHONE, pointer: 'touch' },
  { way: 'keys alone', viewport: DESKTOP, pointer: null },
] as const;

test.use({ hasTouch: true });

/** By face, the indexes of the ways that are tested here. The long form tests every face in every way. */
const SHORT: Readonly<Record<string, readonly number[]>> = {
  Wheels: [0],
  Clock: [0],
  Colours: [1],
  Text: [2],
  // Drawn in one stroke and tried at once, while the browser would still move the page.
  Pattern: [1],
  Jigsaw: [2],
};

test('K2 faces are worked and opened with a mouse, a finger and keys alone, and axe finds nothing', async ({
  page,
  app,
}) => {
  const path = await publishRoomFile(app.url, lockRoomFile('Locks'));
  // Each opens a different lock, so one play is enough.
  const player = await startPlay(page, path);
  for (const turn of WAYS.keys())
    await openLocks(player, turn, (name) => SHORT[name]?.includes(turn) ?? false);
});

for (const [turn, { way }] of WAYS.entries())
  test(`K2 every face is worked and opened with ${way}`, { tag: '@long' }, async ({ page, app }) => {
    const path = await publishRoomFile(app.url, lockRoomFile('Locks'));
    await openLocks(await startPlay(page, path), turn, () => true);
  });

async function startPlay(page: Page, path: string): Promise<PlayerDriver> {
  await page.goto(path);
  const player = new PlayerDriver(page);
  await player.start();
  return player;
}

/** Opens the wanted chests of a published room, in one of the ways. */
async function openLocks(player: PlayerDriver, turn: number, isWanted: (name: string) => boolean) {
  const { way, viewport, pointer } = WAYS[turn] ?? WAYS[0];
  const { page } = player;
  await test.step(way, async () => {
    await page.setViewportSize(viewport);
    const hand = pointer === null ? null : await createHand(page, pointer);
    const names = Object.keys(LOCKS).filter(isWanted);
    for (const [place, name] of names.entries())
      await test.step(name, async () => {
        const driver = await openDialog(player, name, hand);
        await (place === 0 ? expectAccessible : expectDialogAccessible)(page, name);
        await SOLUTIONS[name]?.(driver);
        await driver.tryIt();
        await driver.expectOpen();
      });
  });
}

async function openDialog(player: PlayerDriver, name: string, hand: Hand | null): Promise<LockDriver> {
  await player.item(name).press('Enter');
  const lock = player.page.getByRole('dialog', { name: `${name}: locked` });
  const driver = new LockDriver(lock, hand);
  await expect(driver.key('Try it')).toBeVisible();
  await expect(lock.getByRole('form', { name: /Enter tries/ })).toBeVisible();
  return driver;
}
