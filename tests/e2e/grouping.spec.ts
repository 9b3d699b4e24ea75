import { expect, type Page } from '@playwright/test';
import { canvasText } from '../../src/editor/text/canvas.ts';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { centerOf } from './support/pointer.ts';
import { PASSWORD, register } from './support/register.ts';
import { Stored } from './support/Stored.ts';
import { test } from './support/test.ts';

const EMAIL = 'tom.together@example.com';

interface Point {
  x: number;
  y: number;
}

/** Tolerance in CSS pixels. */
const ROUNDING = 2;

const THREE = ['Desk', 'Lamp', 'Globe'] as const;

test('E10 grouped items are selected, moved and copied as one, can be ungrouped, and stay grouped in the saved room', {
  tag: '@long',
}, async ({ page, app }) => {
  await register(page, 'Tom Together', EMAIL, EDITOR);
  const editor = new EditorDriver(page);
  await editor.open();
  for (const name of THREE) await editor.addByClick(name);
  await takeAll(page, editor);
  await page.getByRole('toolbar', { name: canvasText.tools }).getByLabel(canvasText.group).click();
  await expect(page.getByRole('heading', { name: canvasText.kept(THREE.length) })).toBeVisible();

  const before = await placesOf(editor);
  await page.keyboard.press('Escape');
  await click(page, editor, 'Globe');
  await expect(page.getByRole('heading', { name: canvasText.kept(THREE.length) })).toBeVisible();
  await editor.moveItem('Globe', -70, -30);
  await expectMovedAsOne(before, await placesOf(editor));
  await click(page, editor, 'Globe');
  await expect(page.getByRole('heading', { level: 2, name: 'Globe', exact: true })).toBeVisible();

  await page.keyboard.press('Escape');
  await click(page, editor, 'Desk');
  await page.keyboard.press('ControlOrMeta+d');
  for (const name of THREE) await expect(editor.item(`${name} 2`)).toBeAttached();
  await editor.expectSaved();
  await expectTwoGroups(app.url, editor.roomId());

  await page.keyboard.press('ControlOrMeta+Shift+g');
  await expect(page.getByRole('heading', { name: canvasText.several(THREE.length) })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Escape');
  await click(page, editor, 'Desk');
  await expect(page.getByRole('heading', { name: canvasText.kept(THREE.length) })).toBeVisible();
});

/** Expects that all things moved by the same distance. It may differ from the drag's, because of snapping. */
async function expectMovedAsOne(before: readonly Point[], after: readonly Point[]) {
  const ways = after.map(({ x, y }, place) => ({
    x: x - (before[place]?.x ?? 0),
    y: y - (before[place]?.y ?? 0),
  }));
  const [first = { x: 0, y: 0 }] = ways;
  expect(first.x).toBeLessThan(-40);
  for (const { x, y } of ways) {
    expect(Math.abs(x - first.x)).toBeLessThanOrEqual(ROUNDING);
    expect(Math.abs(y - first.y)).toBeLessThanOrEqual(ROUNDING);
  }
}

async function expectTwoGroups(url: string, roomId: string) {
  const stored = await Stored.logIn(url, EMAIL, PASSWORD);
  const { itemConfigs } = await stored.read(`rooms/${roomId}`);
  await stored.dispose();
  const items = Object.values(itemConfigs as Record<string, { group?: string }>);
  const groups = items.flatMap(({ group }) => group ?? []);
  expect([groups.length, new Set(groups).size]).toEqual([2 * THREE.length, 2]);
}

async function takeAll(page: Page, editor: EditorDriver) {
  const [first, ...others] = THREE;
  await click(page, editor, first);
  await page.keyboard.down('Shift');
  for (const name of others) await click(page, editor, name);
  await page.keyboard.up('Shift');
}

async function click(page: Page, editor: EditorDriver, name: string) {
  const { x, y } = await centerOf(editor.item(name));
  await page.mouse.click(x, y);
}

async function placesOf(editor: EditorDriver) {
  const boxes = await Promise.all(THREE.map((name) => editor.item(name).boundingBox()));
  return boxes.map((box) => ({ x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) }));
}
