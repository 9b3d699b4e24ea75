import type { Browser, Page } from '@playwright/test';
import { PlayerDriver } from '../../e2e/support/PlayerDriver.ts';
import { openImportedRoom } from '../openImportedRoom.ts';
import { median, percentile, printTable } from '../table.ts';
import { createFullRoom, LOCKED } from './createFullRoom.ts';
import { framesAt } from './framesAt.ts';

const THINGS = 100;
const SLOWED = 4;
/** Milliseconds of the frame that 95 of 100 stay below. */
const AIM = 20;
/** Milliseconds until the browser has cleaned up after the start. */
const SETTLED = 5000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Prints the frames of a room of a hundred things, twenty of which move, on an upright phone with a slow processor. */
export async function benchPhone(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ baseURL: url, ...PHONE, bypassCSP: true });
  // The loader of this file calls it in functions that run in the page.
  await page.addInitScript({ content: 'globalThis.__name = (made) => made;' });
  await openImportedRoom(page, createFullRoom(THINGS), 'bench.phone@example.com');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const player = new PlayerDriver(page, { hasTouch: true });
  await player.start();
  await page.locator('[data-living] canvas').first().waitFor();
  await page.waitForTimeout(SETTLED);
  const still = await framesAt(page, SLOWED);
  const moved = await whileMoved(page, () => framesAt(page, SLOWED));
  const opening = framesAt(page, SLOWED);
  await player.tap(LOCKED);
  const row = (name: string, times: readonly number[]) => [
    name,
    median(times).toFixed(1),
    percentile(times, 0.95).toFixed(1),
    AIM.toFixed(1),
    Math.max(...times).toFixed(1),
  ];
  printTable(
    `From frame to frame in a room of ${THINGS} things, twenty of which move, on an upright phone, the processor ${SLOWED} times slower (ms)`,
    [
      ['', 'p50', 'p95', 'aim', 'longest'],
      row('nobody touches it', still),
      row('panned and zoomed by two fingers', moved),
      row('a lock is opened meanwhile', await opening),
    ],
  );
}

/** Moves two fingers over the room, one move a frame, while something is measured. */
async function whileMoved<Measured>(page: Page, measure: () => Promise<Measured>): Promise<Measured> {
  await page.evaluate(moveFingers);
  const measured = await measure();
  await page.evaluate(() => {
    window.liftFingers?.();
  });
  return measured;
}

declare global {
  interface Window {
    liftFingers?: () => void;
  }
}

/** Runs in the page. The fingers' moves are made here, without the protocol's delay. */
function moveFingers(): void {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('The page shows no canvas.');
  const { x, y, width, height } = canvas.getBoundingClientRect();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const touch = (type: string, pointerId: number, clientX: number, clientY: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId, clientX, clientY }),
    );
  touch('pointerdown', 11, middleX - 40, middleY);
  touch('pointerdown', 12, middleX + 40, middleY);
  let isHeld = true;
  window.liftFingers = () => {
    isHeld = false;
    for (const finger of [11, 12]) touch('pointerup', finger, middleX, middleY);
  };
  const move = (time: number) => {
    if (!isHeld) return;
    const apart = 60 + Math.sin(time / 400) * 30;
    const shifted = Math.cos(time / 300) * 40;
    touch('pointermove', 11, middleX + shifted - apart, middleY);
    touch('pointermove', 12, middleX + shifted + apart, middleY);
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
}
