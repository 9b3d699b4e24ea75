import { expect, type Locator, type Page } from '@playwright/test';
import { roomViewText } from '../../src/text/roomView.ts';
import { ENTRIES, FULL_LOCKS } from './support/fullLocks.ts';
import { LockDriver } from './support/LockDriver.ts';
import { lockRoomFile } from './support/lockRoom.ts';
import { measureWords } from './support/measureWords.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { there } from './support/pointer.ts';
import { publishRoomFile } from './support/roomFiles.ts';
import type { RunningApp } from './support/startApp.ts';
import { test } from './support/test.ts';

interface Screen {
  width: number;
  height: number;
}

/** The smallest phone upright and lying, where words have the least room. */
const TIGHT = [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
] as const;
/** A laptop, a usual phone, a window that leaves little height, a tablet. */
const OTHERS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
  { width: 812, height: 375 },
  { width: 1000, height: 560 },
  { width: 820, height: 1180 },
];

/** Words whose end is left out rather than written smaller: what was typed is as long as it is. */
const CUT = new Set(['a rather long word']);

test('words on every face are at least 16 px and have room on small screens, and a lock can be enlarged', ({
  page,
  app,
}) => readLocks(page, app, TIGHT));

test('words on every face are at least 16 px and have room on any screen @long', ({ page, app }) =>
  readLocks(page, app, [...TIGHT, ...OTHERS]));

/** Opens the fullest locks there are, each at all sizes of the window, and enlarges one. */
async function readLocks(page: Page, app: RunningApp, screens: readonly [Screen, ...Screen[]]) {
  const path = await publishRoomFile(app.url, lockRoomFile('Full locks', FULL_LOCKS));
  await page.setViewportSize(screens[0]);
  await page.goto(path);
  const player = new PlayerDriver(page);
  await player.start();
  for (const name of Object.keys(FULL_LOCKS))
    await test.step(name, async () => {
      await player.item(name).press('Enter');
      const lock = page.getByRole('dialog', { name: `${name}: locked` });
      await there(page, '[data-drawn=true]');
      const faults = await faultsOf(lock, screens);
      const fill = ENTRIES[name];
      if (fill) {
        await fill(new LockDriver(lock, null));
        faults.push(...(await faultsOf(lock, screens)));
      }
      expect.soft(faults).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(lock).toBeHidden();
    });
  await test.step('enlarged', async () => {
    await player.item('Digits').press('Enter');
    const lock = page.getByRole('dialog', { name: 'Digits: locked' });
    const key = lock.getByRole('button', { name: '5', exact: true });
    const widthOf = async () => (await key.boundingBox())?.width ?? 0;
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const before = await widthOf();
      await lock.getByRole('button', { name: roomViewText.larger }).click();
      expect((await widthOf()) / before).toBeCloseTo(1.5, 1);
      // Wherever it was moved to, it can be tried, put down and made smaller again.
      for (const name of ['1', '9', 'Try it']) {
        await lock.getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
        await expect(lock.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      }
      await lock.getByRole('button', { name: roomViewText.larger }).click();
    }
  });
}

/** What cannot be read, on any of the screens: the present one first, since each other one takes a while to lay out. */
async function faultsOf(lock: Locator, screens: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  const present = lock.page().viewportSize();
  const isLast = present?.width === screens.at(-1)?.width;
  for (const screen of isLast ? screens.toReversed() : screens) {
    if (screen.width !== present?.width) await lock.page().setViewportSize(screen);
    for (const { text, size, over } of await measureWords(lock)) {
      if (size < 16) faults.push(`${screen.width} px: “${text}” is ${size} px large`);
      if (over >= 2 && !CUT.has(text)) faults.push(`${screen.width} px: “${text}” is cut by ${over} px`);
    }
  }
  return faults;
}
