import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { REPEAT_WINDOW } from '../../../src/play/session/repeatGuard.ts';

export async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  // Also waits until it is stable, since a press on a moving control misses.
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no place on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the element is gone, without the half second that may pass between two looks of an expectation. */
export function gone(locator: Locator): Promise<void> {
  return locator.first().waitFor({ state: 'detached' });
}

/**
 * Waits until the page has such an element, looking once each frame: Playwright's own wait may look half a second
 * later.
 */
export async function there(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector);
}

/**
 * Waits until a lock has come into the hand: drawn, and no longer on the way from its thing. It can be pressed before,
 * though it is not seen, and would fly on under the finger.
 */
export async function inHand(lock: Locator): Promise<void> {
  const isStill = () =>
    lock.evaluate(
      (dialog) => !dialog.querySelector('[data-drawn=false]') && dialog.getAnimations().length === 0,
    );
  await expect.poll(isStill, { intervals: [30] }).toBe(true);
}

/**
 * Waits out the time of a double press, after which a press counts as new. It is a property of the input, not
 * a wait for the app. Counted from when the page received the press; the page's own clock may be slightly
 * coarser.
 */
export async function secondThought(pressedAt: number): Promise<void> {
  const rest = pressedAt + REPEAT_WINDOW + 50 - Date.now();
  if (rest > 0) await pause(rest);
}

/** Waits for two more frames, in which the last action's effects are visible. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/**
 * Moves two fingers around the middle of an element from one distance to another, as a touch screen reports
 * them.
 */
export async function pinch(page: Page, locator: Locator, [from, to]: readonly [number, number]) {
  const { x, y } = await centerOf(locator);
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) => {
    const places = apart === null ? [] : [x - apart / 2, x + apart / 2];
    const touchPoints = places.map((place, id) => ({ x: place, y, id }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await send('touchStart', from);
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', from + (to - from) * share);
  await send('touchEnd', null);
  await session.detach();
}
