import { expect, type Page } from '@playwright/test';
import { createHand, findMiddle, openScreen, openStage, readItem, test } from '../support/stage.ts';

/** Two pixel densities and two pointers; each occurs once in the short run. */
const DRAGS = [
  { pixelRatio: 1, type: 'touch' },
  { pixelRatio: 2, type: 'mouse' },
] as const;

for (const { pixelRatio, type } of DRAGS)
  test(`drags an item by ${type} at ${pixelRatio} pixels a CSS pixel @long`, async ({ browser, harness }) => {
    const page = await openScreen(browser, harness.url, pixelRatio);
    await openStage(page);
    await expectDrag(page, type);
    await page.context().close();
  });

test('a screen of many pixels gets pictures of double size, and an item is dragged by touch', async ({
  browser,
  harness,
}) => {
  const page = await openScreen(browser, harness.url, 2);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const canvasWidth = () => page.locator('canvas').getAttribute('width');
  await page.setViewportSize({ width: 1600, height: 1000 });
  await openStage(page);
  expect(requests.filter((url) => url.endsWith('.webp')).every((url) => url.endsWith('@2x.webp'))).toBe(true);
  expect(await canvasWidth()).toBe('2880');
  await page.setViewportSize({ width: 800, height: 1000 });
  await expect.poll(canvasWidth).toBe('1440');
  await expect.poll(() => requests.some((url) => url.includes('/chest') && !url.includes('@2x'))).toBe(true);

  await page.setViewportSize({ width, height });
  await expect.poll(canvasWidth).toBe('1800');
  await expectDrag(page, 'touch');
  await page.context().close();
});

test('an item is dragged by mouse, a room is edited by it, then by keys, and once the page has shifted and scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openStage(page);
  await test.step('a drag, as far as the mouse went', () => expectDrag(page, 'mouse'));
  await editByMouseAndKeys(page);
  await test.step('drags stay exact after the page has shifted and scrolled, and when zoomed in', () =>
    dragShifted(page));
});

async function expectDrag(page: Page, type: 'mouse' | 'touch') {
  const before = await readItem(page, 'chest');
  await drag(page, type, 'Chest', 90, -45);
  const after = await readItem(page, 'chest');
  // The stage is 900 pixels wide and 506.25 high.
  expect(after?.position.x).toBeCloseTo((before?.position.x ?? 0) + 10, 1);
  expect(after?.position.y).toBeCloseTo((before?.position.y ?? 0) - 8.89, 1);
  await expect(page.getByRole('button', { name: 'Chest' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => window.harness.editor.getSteps()), 'E2').toBe(1);
}

async function dragShifted(page: Page) {
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
  // Control also prevents that it aligns with others.
  await expect
    .poll(() => page.evaluate(() => window.harness.editor.port.getState().viewport.zoom))
    .toBeGreaterThan(1.5);
  const { zoom } = await page.evaluate(() => window.harness.editor.port.getState().viewport);
  const nearer = await findMiddle(page, 'Painting');
  expect(Math.abs(nearer.x - under.x), 'what is under the pointer stays there').toBeLessThan(1.5);
  await drag(page, 'mouse', 'Painting', -90, 0);
  await page.keyboard.up('Control');
  expect((await readItem(page, 'painting'))?.position.x).toBeCloseTo(75 - 10 / zoom, 0);
}

async function editByMouseAndKeys(page: Page) {
  await test.step('a tap selects, and keys act on the selected item; a tap on empty ground deselects', async () => {
    const middle = await findMiddle(page, 'Painting');
    await page.mouse.click(middle.x, middle.y);
    await expect(page.getByRole('button', { name: 'Painting' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowDown');
    expect((await readItem(page, 'painting'))?.position.y).toBe(21);
    const canvas = await page.locator('canvas').boundingBox();
    await page.mouse.click((canvas?.x ?? 0) + 5, (canvas?.y ?? 0) + 5);
    await expect(page.getByRole('button', { name: 'Painting' })).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('E7 a drag is followed beyond the edge, as far as an item may go', async () => {
    await drag(page, 'mouse', 'Chest', -400, 0);
    const left = (await readItem(page, 'chest'))?.position.x ?? 0;
    expect(left).toBeLessThan(-5);
    expect(left).toBeGreaterThan(-15);
    await page.evaluate(() =>
      window.harness.editor.port.dispatch({ type: 'moveItems', places: { chest: { x: 10, y: 55 } } }),
    );
  });
  await test.step('a corner resizes, the opposite one staying', async () => {
    const box = await page.getByRole('button', { name: 'Chest' }).boundingBox();
    if (!box) throw new Error('The chest is not on the stage.');
    const mouse = await createHand(page, 'mouse');
    await mouse.press(box.x + box.width, box.y + box.height);
    await mouse.move(box.x + box.width + 45, box.y + box.height + 36);
    await mouse.release();
    expect(await readItem(page, 'chest')).toMatchObject({ position: { x: 10, y: 55 }, width: 20 });
  });
  await test.step('keys move and delete', async () => {
    const steps = () => page.evaluate(() => window.harness.editor.getSteps());
    await page.getByRole('button', { name: 'Chest' }).focus();
    const before = await steps();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    expect(await readItem(page, 'chest')).toMatchObject({ position: { x: 12, y: 50 } });
    expect((await steps()) - before, 'one burst, one step (E2)').toBe(1);
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
}

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
