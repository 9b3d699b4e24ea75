import { expect, type Locator, type Page } from '@playwright/test';
import { LIMITS } from '../../core/room/limits.ts';
import { roomViewText } from '../../src/play/text/roomView.ts';
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

/** The smallest phone, upright and sideways, where text has the least space. */
const TIGHT = [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
] as const;
/** A laptop, a usual phone, a low window, a tablet. */
const OTHERS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
  { width: 812, height: 375 },
  { width: 1000, height: 560 },
  { width: 820, height: 1180 },
];

/**
 * From these sizes on, a lock, its reply to a wrong answer and its bar are visible together, however long the
 * text.
 */
const FITTING = [
  { width: 640, height: 400 },
  { width: 844, height: 390 },
  { width: 375, height: 667 },
  { width: 375, height: 812 },
  { width: 1280, height: 720 },
];
/** The longest texts that a creator may write. */
const WORDS = {
  says: 'He who counts the bells at noon knows the first of them. '.repeat(9).slice(0, LIMITS.message).trim(),
  wrongText: 'No. The bells strike otherwise. '.repeat(7).slice(0, LIMITS.wrongText).trim(),
};

/** Tolerance in pixels. */
const ROUNDING = 2;

test('words on every face are at least 16 px and have room on any screen, and a lock can be enlarged @long', ({
  page,
  app,
}) => readLocks(page, app, [...TIGHT, ...OTHERS]));

/** Opens the fullest locks there are, each at all sizes of the window, and enlarges one. */
async function readLocks(page: Page, app: RunningApp, screens: readonly [Screen, ...Screen[]]) {
  const path = await publishRoomFile(app.url, lockRoomFile('Full locks', FULL_LOCKS, WORDS));
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
      if (screens.length > TIGHT.length || IN_SHORT.has(name)) faults.push(...(await tryInSight(lock)));
      expect.soft(faults).toEqual([]);
      await page.setViewportSize(screens[0]);
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
      // Wherever the lock was moved to, it can be tried, closed and made smaller again.
      for (const name of ['1', '9', 'Try it']) {
        await lock.getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
        await expect(lock.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      }
      await lock.getByRole('button', { name: roomViewText.larger }).click();
    }
  });
}

/** The highest face, the one with the widest bar, and one with keys. */
const IN_SHORT = new Set(['Text', 'Wheels', 'Jigsaw']);

/** Returns the parts of a lock that are not visible after a wrong answer, or that cover its bar. */
async function tryInSight(lock: Locator): Promise<string[]> {
  const bar = lock.getByRole('button', { name: 'Try it' });
  await bar.click();
  const answer = lock.getByRole('alert');
  await expect(answer).toContainText('The bells strike otherwise.');
  const faults: string[] = [];
  for (const screen of FITTING) {
    await lock.page().setViewportSize(screen);
    const at = `${screen.width} × ${screen.height}`;
    const clue = lock.locator('[data-inscription] p');
    const boxes = await Promise.all([bar, answer, clue, ...(await lock.locator(WORKED).all())].map(boxOf));
    const [barAt, answerAt] = boxes;
    for (const [place, box] of boxes.entries())
      if (!box || box.height < 24 || box.y < -ROUNDING || box.y + box.height > screen.height + ROUNDING)
        faults.push(`${at}: ${PARTS[place] ?? 'the face'} is at ${JSON.stringify(box)}`);
    if (barAt && answerAt && overlap(barAt, answerAt)) faults.push(`${at}: the answer lies over the bar`);
  }
  return faults;
}

/** The controls of a face. */
const WORKED = 'form :is(textarea, [role=spinbutton], button:not([type=submit])):visible';

const PARTS = ['the bar', 'the answer', 'the clue'];

const boxOf = (part: Locator) => part.boundingBox();

interface Rect extends Screen {
  x: number;
  y: number;
}

function overlap(one: Rect, other: Rect): boolean {
  const isBeside = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1;
  const isBelow = one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
  return !isBeside && !isBelow;
}

/**
 * Unreadable texts on any of the screens; the current screen first, since each other takes a while to lay
 * out.
 */
async function faultsOf(lock: Locator, screens: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  const present = lock.page().viewportSize();
  const isLast = present?.width === screens.at(-1)?.width;
  for (const screen of isLast ? screens.toReversed() : screens) {
    if (screen.width !== present?.width) await lock.page().setViewportSize(screen);
    for (const { text, size, over } of await measureWords(lock)) {
      if (size < 16) faults.push(`${screen.width} px: “${text}” is ${size} px large`);
      if (over >= 2) faults.push(`${screen.width} px: “${text}” is cut by ${over} px`);
    }
  }
  return faults;
}
