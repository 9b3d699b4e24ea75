import { expect, type Page } from '@playwright/test';
import { createHand, findMiddle, openScreen, openStage, readItem, test } from '../support/stage.ts';

for (const pixelRatio of [1, 2]) {
  for (const type of ['mouse', 'touch'] as const) {
    test(`drags an item by ${type} at ${pixelRatio} pixels a CSS pixel`, async ({ browser, harness }) => {
      const page = await openScreen(browser, harness.url, pixelRatio);
      await openStage(page);
      const before = await readItem(page, 'chest');
      await drag(page, type, 'Chest', 90, -45);
      const after = await readItem(page, 'chest');
      // The stage is 900 pixels wide and 506.25 high.
      expect(after?.position.x).toBeCloseTo((before?.position.x ?? 0) + 10, 1);
      expect(after?.position.y).toBeCloseTo((before?.position.y ?? 0) - 8.89, 1);
      await expect(page.getByRole('button', { name: 'Chest' })).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => window.harness.editor.getSteps()), 'E2').toBe(1);
      await page.context().close();
    });
  }
}

test('drags rightly after the page has shifted and scrolled, and nearer by', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openStage(page);
  await page.evaluate(() => {
    document.body.style.paddingTop = '90px';
    window.scrollTo(0, 60);
  });
  await drag(page, 'mouse', 'Painting', 45, 45);
  expect((await readItem(page, 'painting'))?.position.x).toBeCloseTo(75, 1);
  const under = await findMiddle(page, 'Painting');
  await page.mouse.move(under.x, under.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -1000 * Math.LN2);
  // Control also keeps it from coming in line with others.
  await expect
    .poll(() => page.evaluate(() => window.harness.editor.port.getState().viewport.zoom))
    .toBeGreaterThan(1.5);
  const { zoom } = await page.evaluate(() => window.harness.editor.port.getState().viewport);
  const nearer = await findMiddle(page, 'Painting');
  expect(Math.abs(nearer.x - under.x), 'what is under the pointer stays there').toBeLessThan(1.5);
  await drag(page, 'mouse', 'Painting', -90, 0);
  await page.keyboard.up('Control');
  expect((await readItem(page, 'painting'))?.position.x).toBeCloseTo(75 - 10 / zoom, 0);
});

test('E7 follows a drag beyond the edge, as far as an item may go', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openStage(page);
  await drag(page, 'mouse', 'Chest', -400, 0);
  const left = (await readItem(page, 'chest'))?.position.x ?? 0;
  expect(left).toBeLessThan(-5);
  expect(left).toBeGreaterThan(-15);
});

test('resizes by a corner, the opposite one staying', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openStage(page);
  const middle = await findMiddle(page, 'Chest');
  await page.mouse.click(middle.x, middle.y);
  const box = await page.getByRole('button', { name: 'Chest' }).boundingBox();
  if (!box) throw new Error('The chest is not on the stage.');
  const mouse = await createHand(page, 'mouse');
  await mouse.press(box.x + box.width, box.y + box.height);
  await mouse.move(box.x + box.width + 45, box.y + box.height + 36);
  await mouse.release();
  expect(await readItem(page, 'chest')).toMatchObject({ position: { x: 10, y: 55 }, width: 20 });
});

test('a tap selects, one on empty ground deselects', async ({ page }) => {
  await openStage(page);
  const middle = await findMiddle(page, 'Clock');
  await page.mouse.click(middle.x, middle.y);
  await expect(page.getByRole('button', { name: 'Clock' })).toHaveAttribute('aria-pressed', 'true');
  const canvas = await page.locator('canvas').boundingBox();
  await page.mouse.click((canvas?.x ?? 0) + 5, (canvas?.y ?? 0) + 5);
  await expect(page.getByRole('button', { name: 'Clock' })).toHaveAttribute('aria-pressed', 'false');
});

test('a room is edited by keyboard alone', async ({ page }) => {
  await openStage(page);
  await page.getByRole('button', { name: 'Chest' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  expect(await readItem(page, 'chest')).toMatchObject({ position: { x: 12, y: 50 } });
  expect(await page.evaluate(() => window.harness.editor.getSteps()), 'one burst, one step (E2)').toBe(1);
  await page.keyboard.press('Alt+ArrowRight');
  expect(await readItem(page, 'chest')).toMatchObject({ position: { x: 12.1, y: 50 } });
  const others = await page.locator('[data-item]').count();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Chest' })).toHaveCount(0);
  expect(await page.locator('[data-item]').count(), 'the next thing is not deleted too').toBe(others - 1);
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-item'));
  expect(focused, 'the focus stays in the room').not.toBeNull();
});

test('the keys belong to the item just clicked', async ({ page }) => {
  await openStage(page);
  const middle = await findMiddle(page, 'Painting');
  await page.mouse.click(middle.x, middle.y);
  await page.keyboard.press('ArrowDown');
  expect((await readItem(page, 'painting'))?.position.y).toBe(21);
});

async function drag(
  page: Page,
  type: 'mouse' | 'touch',
  name: string,
  dx: number,
  dy: number,
): Promise<void> {
  const middle = await findMiddle(page, name);
  const hand = await createHand(page, type);
  await hand.press(middle.x, middle.y);
  await hand.move(middle.x + dx, middle.y + dy);
  await hand.release();
}
