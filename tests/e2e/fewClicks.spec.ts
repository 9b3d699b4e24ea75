import { expect } from '@playwright/test';
import { Clicks } from './support/Clicks.ts';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { register } from './support/register.ts';
import { test } from './support/test.ts';

const SCENERY = ['Painting', 'Plant', 'Lamp', 'Globe', 'Chair', 'Poster', 'Mirror', 'Desk'];
const MOST = 41;

test('a room of 14 things and six steps takes 41 clicks at most, published @long', async ({ page }) => {
  const clicks = await Clicks.on(page);
  await register(page, 'Fia Few', 'fia.few@example.com', EDITOR);
  const editor = new EditorDriver(page);
  await editor.open();
  const add = (name: string) => clicks.during(`add ${name}`, () => editor.addByClick(name));
  const bring = (name: string, to: string, as: RegExp | null) =>
    clicks.during(`${name} to ${to}`, async () => {
      await editor.bringTo(to);
      if (as) await page.getByRole('menuitem', { name: as }).click();
    });

  const hide = (name: string, where: 'in' | 'under', what: string) =>
    clicks.during(`${name} ${where} ${what}`, () => editor.addOnto(name, what, `Hide ${where} ${what}`));

  for (const name of SCENERY) await add(name);
  for (const name of ['Rug', 'Chest', 'Safe']) await add(name);
  await clicks.during('lock Safe by a code', () => editor.lockWithCode('1848'));
  await hide('House key', 'under', 'Rug');
  await expectAccessible(page, 'the handle of links');
  await editor.bringTo('Chest');
  await expectAccessible(page, 'what a link can be');
  await page.keyboard.press('Escape');
  await bring('House key', 'Chest', /^Lock Chest/);
  await hide('Note', 'in', 'Chest');
  await clicks.during('what Note says', () => editor.say('The year the house was built: 1848.'));
  await hide('Skeleton key', 'in', 'Safe');
  await bring('Skeleton key', 'Door', null);
  await expect(page.getByText('Escapable in 6 steps')).toBeVisible();
  await clicks.during('publish', async () => void (await editor.publish('Few clicks')));

  const list = clicks.list.map(({ of, count }) => `${count} ${of}`).join('\n');
  expect(clicks.total, list).toBeLessThanOrEqual(MOST);
});
