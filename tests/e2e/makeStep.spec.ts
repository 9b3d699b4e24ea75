import { expect } from '@playwright/test';
import { commandsText } from '../../src/editor/text/en/commands.ts';
import { makeStepText } from '../../src/editor/text/en/makeStep.ts';
import { addChestRoom, lockChestRoom } from './support/chestRoom.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { expectDialogAccessibleByBothLights } from './support/expectAccessible.ts';
import { steadyRandom } from './support/steadyRandom.ts';
import { test } from './support/test.ts';

/** It has three steps; one more lock is opened by an answer, or by a key that is taken first. */
const ESCAPABLE = /Escapable in [45] steps/;

test('G5 a step is added at a lock by somebody who is not signed in, taken back and added again by keys', async ({
  page,
}) => {
  const editor = new EditorDriver(page);
  const dialog = page.getByRole('dialog', { name: makeStepText.title('Chest') });
  const things = page.getByRole('group', { name: /Things in the room/ }).getByRole('button');
  await steadyRandom(page);
  await editor.open();
  await addChestRoom(editor);
  await lockChestRoom(editor);
  await editor.select('Chest');
  const before = await things.count();

  await test.step('the panel offers it, and shows what it would be', async () => {
    await page.getByRole('button', { name: makeStepText.begin }).click();
    await expect(dialog.getByText(ESCAPABLE)).toBeVisible();
    await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
    await expectDialogAccessibleByBothLights(page, 'adding a step');
    const first = await dialog.getByRole('list').innerText();
    await dialog.getByRole('button', { name: 'Another one' }).click();
    await expect(dialog.getByRole('list')).not.toHaveText(first);
    expect(await things.count()).toBe(before);
  });

  await test.step('taken, it is one step for undo', async () => {
    await dialog.getByRole('button', { name: makeStepText.add }).click();
    await expect(dialog).not.toBeAttached();
    await expect(page.getByText(ESCAPABLE)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText(/Escapable in 3 steps/)).toBeVisible();
    await expect(things).toHaveCount(before);
  });

  await test.step('the command palette has it, too', async () => {
    await editor.select('Chest');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByPlaceholder(commandsText.placeholder).fill('add a step');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(ESCAPABLE)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).not.toBeAttached();
  });
});
