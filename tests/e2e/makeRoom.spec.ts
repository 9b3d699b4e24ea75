import { expect } from '@playwright/test';
import { unplacedRecipe } from '../../core/make/assistant/testing/goodRecipe.ts';
import { makeText } from '../../src/editor/text/en/make.ts';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { expectDialogAccessibleByBothLights } from './support/expectAccessible.ts';
import { register } from './support/register.ts';
import { steadyRandom } from './support/steadyRandom.ts';
import { test } from './support/test.ts';

test('G1 G2 E2 a room that an assistant wrote is pasted, proved, used in one step, taken back and used again @long', async ({
  page,
}) => {
  await register(page, 'Asa Asker', 'asa.asker@example.com', EDITOR);
  const editor = new EditorDriver(page);
  await editor.open();
  await page.getByRole('button', { name: /Make me a room/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Make me a room' });
  await dialog.getByText('From an assistant').click();
  const field = dialog.getByRole('textbox', { name: '2. Paste what it writes' });
  const use = dialog.getByRole('button', { name: 'Use this room' });
  await expect(use).toBeDisabled();
  await expectDialogAccessibleByBothLights(page, 'asking an assistant');

  const { door: _, ...doorless } = unplacedRecipe as Record<string, object>;
  await field.fill(JSON.stringify(doorless));
  await expect(dialog.getByRole('alert')).toContainText('The door is not locked');
  await expectDialogAccessibleByBothLights(page, 'a reply with a fault');

  await field.fill(`Here it is:\n\`\`\`json\n${JSON.stringify(unplacedRecipe, null, 2)}\n\`\`\``);
  await expect(dialog.getByText('Escapable in 8 steps')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Hotel safe' }).first()).toBeVisible();
  await expectDialogAccessibleByBothLights(page, 'a made room');
  await use.click();
  await expect(dialog).not.toBeAttached();
  await expect(editor.item('Hotel safe')).toBeAttached();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.item('Hotel safe')).not.toBeAttached();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(editor.item('Hotel safe')).toBeAttached();
  await editor.expectSaved();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/Escapable in 8 steps/)).toBeVisible();
});

test('G6 a part of a wished room that is pinned is in the next one @long', async ({ page }) => {
  await steadyRandom(page);
  await new EditorDriver(page).open();
  await page.getByRole('button', { name: /Make me a room/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Make me a room' });
  const pins = dialog.getByRole('button', { name: new RegExp(`^${makeText.keepPart}`) });
  const pinned = dialog.locator('[aria-pressed=true]');
  await pins.first().press('Enter');
  await expect(dialog.getByText(makeText.kept(1))).toBeVisible();
  await expectDialogAccessibleByBothLights(page, 'a pinned part');
  const before = await dialog.locator('ol').innerText();
  const opens = (await pinned.last().getAttribute('aria-label')) ?? '';
  await dialog.getByRole('button', { name: makeText.another }).click();
  await expect(dialog.locator('ol')).not.toHaveText(before);
  const withoutFind = opens.replace(/ Now visible.*$/, '');
  await expect(dialog.locator(`[aria-pressed=true][aria-label^="${withoutFind}"]`)).toBeVisible();
  await dialog.getByRole('button', { name: makeText.keepNothing }).click();
  await expect(pinned).toHaveCount(0);
});

test('the JSON Schema of recipes is served', async ({ page, request }) => {
  await page.goto('/');
  const answer = await request.get(new URL('/recipe.schema.json', page.url()).href);
  expect(answer.headers()['content-type']).toContain('json');
  expect(await answer.json()).toMatchObject({ title: 'Recipe of an escape room' });
});
