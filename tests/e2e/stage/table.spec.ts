import { expect, type Page } from '@playwright/test';
import { createHand, findMiddle, openStage, test } from '../support/stage.ts';

function carriedKey(page: Page) {
  return page.getByRole('region', { name: 'Inventory' }).getByRole('button', { name: 'Key' });
}

test('P7 on a phone a key dropped beside a small lock opens it; further away, or given up, it stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openStage(page, { kind: 'table' });
  const place = await findMiddle(page, 'Key');
  await page.mouse.click(place.x, place.y);
  await expect(carriedKey(page)).toBeVisible();
  const [key, lock] = [await findMiddle(page, 'Key'), await findMiddle(page, 'Chest')];
  const box = await page.getByRole('button', { name: 'Chest' }).boundingBox();
  expect(box?.width, 'the lock is small').toBeLessThan(8);

  const mouse = await createHand(page, 'mouse');
  await mouse.press(key.x, key.y);
  await mouse.move(lock.x + 30, lock.y);
  await mouse.release();
  await mouse.press(key.x, key.y);
  await mouse.move(lock.x, lock.y);
  await page.keyboard.press('Escape');
  await mouse.release();
  await expect(page.locator('body > img'), 'nothing hangs on the pointer').toHaveCount(0);
  await expect(carriedKey(page), 'nor was the key taken into the hand').toHaveAttribute(
    'aria-pressed',
    'false',
  );

  const finger = await createHand(page, 'touch');
  await finger.press(key.x, key.y);
  await finger.move(lock.x + 16, lock.y - 16);
  await finger.release();
  await expect(carriedKey(page), 'the key is used up').toHaveCount(0);
});
