import { expect, type Locator, type Page } from '@playwright/test';
import { addChestRoom, lockChestRoom } from './support/chestRoom.ts';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible, expectAccessibleByBothLights } from './support/expectAccessible.ts';
import { register } from './support/register.ts';
import { test } from './support/test.ts';

/** More presses of Tab than any dialog of the editor has controls. */
const ROUND = 30;

test('no part of the editor has an accessibility barrier, in light or dark mode', { tag: '@long' }, async ({
  page,
}) => {
  await register(page, 'Pia Parts', 'pia.parts@example.com', EDITOR);
  const editor = new EditorDriver(page);
  await editor.open();
  await expectAccessibleByBothLights(page, 'how to begin');
  await page.getByRole('button', { name: 'Show me how' }).click();
  await expectAccessibleByBothLights(page, 'the guide');
  await page.getByRole('button', { name: 'Leave (continue under “?”)' }).click();
  await addChestRoom(editor);
  await lockChestRoom(editor);
  await editor.expectSaved();

  await lookAtPalette(page, editor);
  await lookAtRoom(page, editor);
});

test('the editor’s dialogs have no barrier by either light, keep the keyboard and give it back', {
  tag: '@long',
}, async ({ page }) => {
  await register(page, 'Dora Dialogs', 'dora.dialogs@example.com', EDITOR);
  const editor = new EditorDriver(page);
  await addChestRoom(editor);
  await lockChestRoom(editor);
  await editor.expectSaved();
  await lookAtDialogs(page, editor);
  await lookAtPublishing(page, editor);
});

async function lookAtPalette(page: Page, editor: EditorDriver) {
  for (const tab of ['Themes', 'Things', 'Room', 'Layers'] as const) {
    await editor.openTab(tab);
    await expectAccessibleByBothLights(page, `the tab ${tab}`);
  }
  await editor.openTab('Things');
  const search = page.getByLabel('Search things');
  for (const words of ['paper', 'zeppelin']) {
    await search.fill(words);
    await expectAccessible(page, `what is found for ${words}`);
  }
  await search.fill('');
  await page.getByRole('button', { name: 'Change door' }).click();
  await expectAccessible(page, 'other doors');
  await page.getByRole('button', { name: 'Round spot' }).click();
  await expectAccessible(page, 'a spot to be drawn');
  await page.keyboard.press('Escape');
}

async function lookAtRoom(page: Page, editor: EditorDriver) {
  await editor.select('Chest');
  await expectAccessibleByBothLights(page, 'a thing selected');
  await page.keyboard.press('b');
  await expectAccessible(page, 'what a thing is brought to');
  await page.keyboard.press('Escape');
  await editor.item('Chest').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expectAccessibleByBothLights(page, 'several things selected');
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expectAccessibleByBothLights(page, 'the puzzle');
  await page.keyboard.press('1');
  await page.keyboard.press('Shift+P');
  await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
  await expectAccessibleByBothLights(page, 'the escape');
  await page.keyboard.press('Escape');
  await page.locator('summary').first().click();
  await expectAccessibleByBothLights(page, 'the proof');
  await page.locator('summary').first().click();
}

async function lookAtDialogs(page: Page, editor: EditorDriver) {
  for (const [keys, name] of [
    ['3', 'The whole puzzle'],
    ['?', 'Manual'],
    ['ControlOrMeta+k', 'Find anything'],
  ] as const) {
    await editor.item('Chest').focus();
    await page.keyboard.press(keys);
    await expectDialog(page, page.getByRole('dialog', { name }), editor.item('Chest'));
  }
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await expectAccessibleByBothLights(page, 'the menu of the bar');
  await page.getByRole('menuitem', { name: 'Versions…' }).click();
  await expectDialog(page, page.getByRole('dialog', { name: 'Versions' }), more);
  await editor.select('Chest');
  const setLock = page.getByRole('button', { name: 'Set the lock' });
  await setLock.click();
  const lock = page.getByRole('dialog', { name: 'Lock of Chest' });
  await lock.getByText('Try as a player', { exact: true }).first().click();
  await expectAccessible(page, 'a lock that is tried');
  await expectDialog(page, lock, setLock);
}

async function lookAtPublishing(page: Page, editor: EditorDriver) {
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expectDialog(page, page.getByRole('dialog', { name: /^Publish / }), publish);
  await editor.publish('All parts');
  const published = page.getByRole('dialog', { name: 'Your room is open' });
  await expectDialog(page, published, page.getByRole('button', { name: /Share$/ }));
}

/**
 * Expects that a dialog is accessible, that Tab stays within it, and that Escape returns the focus to the
 * opener.
 */
async function expectDialog(page: Page, dialog: Locator, opener: Locator) {
  await expect(dialog).toBeVisible();
  const name = (await dialog.getAttribute('aria-label')) ?? (await dialog.innerText()).split('\n')[0];
  await expectAccessibleByBothLights(page, `the dialog ${name}`);
  for (let step = 0; step < ROUND; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isBehindDialog), `Tab stays within ${name}`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener, `the keyboard after ${name}`).toBeFocused();
}

/**
 * Runs in the page. While the browser's own controls have the focus, the page's body is the active element.
 */
function isBehindDialog(): boolean {
  const { activeElement } = document;
  const isOutside = activeElement?.closest('dialog, [role=dialog]') === null;
  return isOutside && activeElement !== document.body;
}
