import { expect, type Locator, type Page } from '@playwright/test';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { expectAccessibleByBothLights } from './support/expectAccessible.ts';
import { centerOf } from './support/pointer.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

/** Pixels of the stage's width: the window's height leaves no more above the strip of steps. */
const ROOM = 920;

test('on a tablet in landscape the room fills the window, and palette and panel open over it', {
  tag: '@long',
}, async ({ page }) => {
  const editor = new EditorDriver(page);
  await page.goto(EDITOR);
  await editor.open();
  const palette = page.getByRole('tabpanel', { name: 'Things' });
  const rail = page.getByRole('tab', { name: 'Things', exact: true });
  const stage = page.locator('canvas').first();

  await rail.click();
  await editor.addByDrag('Chest', 80, 60);
  expect((await stage.boundingBox())?.width).toBeGreaterThanOrEqual(ROOM);
  await expect(palette).toBeVisible();
  await expectAccessibleByBothLights(page, 'the palette drawn out');
  await rail.click();
  await expect(palette).toBeHidden();

  const panel = page.getByRole('region', { name: 'Thing', exact: true });
  const heading = panel.getByRole('heading', { level: 2, name: 'Chest' });
  await page.keyboard.press('Escape');
  await tap(page, editor.item('Chest'));
  await expect(heading).toBeHidden();
  await tap(page, editor.item('Chest'));
  await expect(heading).toBeVisible();
  await expectBeside(editor.item('Chest'), panel);
  await expectAccessibleByBothLights(page, 'the panel drawn out');

  await page.keyboard.press('Escape');
  await expect(heading).toBeHidden();
  await expect(editor.item('Chest')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Escape');
  await rail.focus();
  await page.keyboard.press('Enter');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(rail).toBeFocused();

  await page.keyboard.press('Shift+P');
  const steps = page.getByRole('heading', { level: 2, name: 'The way out' });
  await expect(steps).toBeVisible();
  await expectBeside(editor.item('Door'), panel);
  await page.keyboard.press('Escape');
  await expect(steps).toBeHidden();
});

async function tap(page: Page, item: Locator) {
  const { x, y } = await centerOf(item);
  await page.mouse.click(x, y);
}

/** Expects that the room has moved so far that the thing is visible. */
async function expectBeside(item: Locator, panel: Locator) {
  await expect(async () => {
    const [thing, side] = await Promise.all([item.boundingBox(), panel.boundingBox()]);
    expect((thing?.x ?? 0) + (thing?.width ?? 0)).toBeLessThan(side?.x ?? 0);
  }).toPass();
}
