import { expect, type Page } from '@playwright/test';
import { createHand, findMiddle, openStage, test } from '../support/stage.ts';

/** Opens a game on a phone and takes its key. */
async function openPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 667 });
  await openStage(page, { kind: 'table' });
  const key = await findMiddle(page, 'Key');
  await page.mouse.click(key.x, key.y);
  await expect(carriedKey(page)).toBeVisible();
}

function carriedKey(page: Page) {
  return page.getByRole('region', { name: 'Inventory' }).getByRole('button', { name: 'Key' });
}

test('P7 a key dropped by finger beside a small lock opens it', async ({ page }) => {
  await openPhone(page);
  const [from, lock] = [await findMiddle(page, 'Key'), await findMiddle(page, 'Chest')];
  const box = await page.getByRole('button', { name: 'Chest' }).boundingBox();
  expect(box?.width, 'the lock is small').toBeLessThan(8);
  const hand = await createHand(page, 'touch');
  await hand.press(from.x, from.y);
  await hand.move(lock.x + 16, lock.y - 16);
  await hand.release();
  await expect(carriedKey(page), 'the key is used up').toHaveCount(0);
});

test('a key dropped further away, or let go by Escape, stays in the inventory', async ({ page }) => {
  await openPhone(page);
  const [from, lock] = [await findMiddle(page, 'Key'), await findMiddle(page, 'Chest')];
  const hand = await createHand(page, 'mouse');
  await hand.press(from.x, from.y);
  await hand.move(lock.x + 30, lock.y);
  await hand.release();
  await hand.press(from.x, from.y);
  await hand.move(lock.x, lock.y);
  await page.keyboard.press('Escape');
  await hand.release();
  await expect(page.locator('body > img'), 'nothing hangs on the pointer').toHaveCount(0);
  await expect(carriedKey(page)).toHaveAttribute('aria-pressed', 'false');
});
