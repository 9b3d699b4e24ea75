import { expect, type Locator, type Page } from '@playwright/test';
import { canvasText } from '../../src/editor/text/canvas.ts';
import { editorText } from '../../src/editor/text/editor.ts';
import { frameText } from '../../src/editor/text/frame.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { centerOf } from './support/pointer.ts';
import { stageBox } from './support/stageBox.ts';
import { test } from './support/test.ts';

test("on a phone, a panel's head stays visible, another item's panel starts at its top, and the sheet leaves space for the room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const editor = new EditorDriver(page);
  await editor.open();
  await editor.addByClick('Chest');
  await editor.select('Chest');
  const pin = page.getByText('Pin', { exact: true });
  await editor.unfold(pin);
  await pin.scrollIntoViewIfNeeded();
  const nameField = page.getByLabel('Name', { exact: true });
  await expect(page.getByRole('heading', { level: 2, name: 'Chest', exact: true })).toBeInViewport();
  await expect(nameField).not.toBeInViewport();
  expect(await isOpaqueOver(page.getByRole('heading', { level: 2, name: 'Chest', exact: true }))).toBe(true);
  await editor.select('Door');
  await expect(page.getByRole('heading', { level: 2, name: 'Door', exact: true })).toBeInViewport();
  await expect(nameField).toBeInViewport();
  const room = await stageBox(page);
  const back = await page.getByRole('button', { name: editorText.panel.close }).boundingBox();
  expect(back?.y).toBeGreaterThan(room.y + room.height);
  await expect(page.getByRole('toolbar', { name: canvasText.tools })).toBeVisible();
  const grip = page.getByRole('button', { name: frameText.lowerSheet });
  await grip.press('ArrowUp');
  await expect(page.getByRole('region', { name: 'Scenes' })).toBeHidden();
  await grip.click();
  await expect(nameField).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: frameText.raiseSheet }).click();
  await expect(page.getByRole('tab', { name: 'Themes' })).toBeVisible();
});

test('a row of the layers that is held at the edge of the list scrolls it, and is dropped where it then is @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 520 });
  const editor = new EditorDriver(page);
  await editor.open();
  const names = ['Chest', 'Safe', 'Desk', 'Lamp', 'Globe', 'Plant'];
  for (const name of names) await editor.addByClick(name);
  await editor.openTab('Layers');
  const list = page.getByRole('tabpanel', { name: 'Layers' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveText([...names.toReversed(), 'Door']);
  const grip = await centerOf(rows.first().getByTitle('Drag to reorder'));
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x, 515, { steps: 5 });
  await expect.poll(() => list.evaluate((part) => part.scrollTop)).toBeGreaterThan(0);
  await expect(rows.nth(names.length - 1)).toBeInViewport({ ratio: 0.9 });
  const last = await centerOf(rows.nth(names.length - 1));
  await page.mouse.move(grip.x, last.y + 12, { steps: 3 });
  await page.mouse.up();
  const [first = '', ...others] = names.toReversed();
  await expect(rows).toHaveText([...others, first, 'Door']);
});

test('on a large screen the editor fills the window, which never scrolls, panels fold for the room, and the canvas answers keys @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const editor = new EditorDriver(page);
  await editor.open();
  await editor.addByClick('Chest');
  await editor.select('Chest');
  for (const tab of ['Themes', 'Things', 'Room', 'Layers'] as const) {
    await editor.openTab(tab);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
  }
  expect((await stageBox(page)).width).toBeGreaterThan(850);
  await expectCanvasKeys(page, editor);
  await page.keyboard.press('\\');
  await expect.poll(async () => (await stageBox(page)).width).toBeGreaterThan(980);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Themes' })).toBeHidden();
  await page.getByRole('button', { name: frameText.unfold.palette }).click();
  await expect(page.getByRole('tab', { name: 'Themes' })).toBeVisible();
});

/**
 * Expects that a tap in the palette finds free space, that Left and Width mean the visible part, that keys
 * zoom, and that Ctrl+A selects the room's things but no text.
 */
async function expectCanvasKeys(page: Page, editor: EditorDriver) {
  await editor.addByClick('Safe');
  const [room, chest, safe] = [
    await stageBox(page),
    await boxOf(editor, 'Chest'),
    await boxOf(editor, 'Safe'),
  ];
  expect(safe.x > chest.x + chest.width || chest.x > safe.x + safe.width).toBe(true);
  await editor.select('Chest');
  const x = page.getByRole('spinbutton', { name: editorText.panel.x });
  await editor.unfold(page.getByText('Pin', { exact: true }));
  const left = Number(await x.inputValue());
  expect(left).toBeCloseTo(((chest.x - room.x) * 100) / room.width, 0);
  await page.getByRole('spinbutton', { name: editorText.panel.width }).fill('10');
  await expect.poll(async () => (await boxOf(editor, 'Chest')).width).toBeCloseTo(room.width / 10, 0);
  expect((await boxOf(editor, 'Chest')).x).toBeCloseTo(chest.x, 0);
  await editor.item('Chest').focus();
  await page.keyboard.press('-');
  await expect.poll(async () => (await boxOf(editor, 'Chest')).width).toBeCloseTo(room.width / 12.5, 0);
  await page.keyboard.press('0');
  await page.keyboard.press('+');
  await page.keyboard.down(' ');
  const before = await boxOf(editor, 'Safe');
  await page.mouse.move(room.x + 300, room.y + 200);
  await page.mouse.down();
  await page.mouse.move(room.x + 260, room.y + 200, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up(' ');
  await expect.poll(async () => before.x - (await boxOf(editor, 'Safe')).x).toBeCloseTo(40, 0);
  await page.keyboard.press('0');
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('heading', { name: canvasText.several(3) })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
}

/** Whether scrolled content is not visible through a sticky head. */
function isOpaqueOver(heading: Locator): Promise<boolean> {
  return heading.evaluate((element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { position, backgroundColor } = getComputedStyle(each);
      if (position === 'sticky') return /^(rgb\(|oklch\([^/]*\)$|color\([^/]*\)$)/.test(backgroundColor);
    }
    return false;
  });
}

async function boxOf(editor: EditorDriver, name: string) {
  const box = await editor.item(name).boundingBox();
  if (!box) throw new Error(`${name} is not shown.`);
  return box;
}
