import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { createHand, findMiddle, openStage, readItem, test } from '../support/stage.ts';

/** Six pixels: a drag by mouse, but a tap by finger. */
const STRAY = 6;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobi/15E148';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/147.0';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0';

test('drags by touch mode on a user agent with Mobi or Android, by mouse mode on any other, and by finger on both', async ({
  browser,
  harness,
}) => {
  const open = (userAgent: string) => openWindow(browser, harness.url, userAgent);
  const [tablet, desktop] = await Promise.all([open(ANDROID), open(DESKTOP)]);

  await openStage(tablet);
  expect(await moves(tablet, 'mouse', STRAY), 'an item, touch mode').toBe(false);
  expect(await moves(tablet, 'touch', 30)).toBe(true);
  await openStage(desktop);
  expect(await moves(desktop, 'mouse', STRAY), 'an item, mouse mode').toBe(true);
  expect(await moves(desktop, 'touch', STRAY)).toBe(false);
  expect(await moves(desktop, 'touch', 30)).toBe(true);
  await Promise.all([tablet, desktop].map((page) => page.context().close()));
});

test('items of a play are dragged in the same modes @long', async ({ browser, harness }) => {
  const open = (userAgent: string) => openWindow(browser, harness.url, userAgent);
  const [phone, desktop] = await Promise.all([open(IPHONE), open(DESKTOP)]);

  await openStage(phone, { kind: 'table' });
  await press(phone, 'mouse', 'Key', STRAY);
  await press(phone, 'mouse', 'Key', STRAY);
  await expect(carriedKey(phone), 'two taps, touch mode').toHaveAttribute('aria-pressed', 'true');
  await openStage(desktop, { kind: 'table' });
  await press(desktop, 'mouse', 'Key', 0);
  await press(desktop, 'mouse', 'Key', STRAY);
  await expect(carriedKey(desktop), 'a drag, mouse mode').toHaveAttribute('aria-pressed', 'false');
  await Promise.all([phone, desktop].map((page) => page.context().close()));
});

function carriedKey(page: Page): Locator {
  return page.getByRole('region', { name: 'Inventory' }).getByRole('button', { name: 'Key' });
}

async function openWindow(browser: Browser, baseURL: string, userAgent: string): Promise<Page> {
  const viewport = { width: 1000, height: 700 };
  const context = await browser.newContext({ baseURL, userAgent, viewport, hasTouch: true });
  return context.newPage();
}

/** Whether the chest follows a pointer that is pressed on it and moved. */
async function moves(page: Page, hand: 'mouse' | 'touch', by: number): Promise<boolean> {
  const before = await readItem(page, 'chest');
  // With Control it does not snap to others, which are only a few pixels away.
  await page.keyboard.down('Control');
  await press(page, hand, 'Chest', by);
  await page.keyboard.up('Control');
  return (await readItem(page, 'chest'))?.position.x !== before?.position.x;
}

async function press(page: Page, type: 'mouse' | 'touch', name: string, by: number): Promise<void> {
  const { x, y } = await findMiddle(page, name);
  const hand = await createHand(page, type);
  await hand.press(x, y);
  await hand.move(x + by, y);
  await hand.release();
}
