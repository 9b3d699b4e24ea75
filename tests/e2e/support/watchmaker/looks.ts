import { expect, type Page } from '@playwright/test';
import { expectAccessibleByBothLights } from '../expectAccessible.ts';
import { SceneEditor } from '../SceneEditor.ts';
import { SCENES } from './room.ts';

/** Checks that scenes, ways between them and locks in the editor are accessible in both themes. */
export async function lookAtEditor(page: Page): Promise<void> {
  const editor = await SceneEditor.create(page, 'mouse');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await editor.showScene(SCENES.cellar);
  await expectAccessibleByBothLights(page, 'a scene’s settings');
  await button('Delete').click();
  await expectAccessibleByBothLights(page, 'a scene to be deleted');
  await page.keyboard.press('Escape');
  await button('Add scene').click();
  await expectAccessibleByBothLights(page, 'kinds of scenes');
  await page.keyboard.press('Escape');
  await editor.showScene(SCENES.shop);
  await editor.select('Cupboard');
  await expectAccessibleByBothLights(page, 'a way that clicks open');
  await editor.select('Strongbox');
  await button('Set the lock').click();
  const lock = page.getByRole('dialog', { name: 'Lock of Strongbox' });
  for (const mode of ['Set the answer', 'Try as a player']) {
    await lock.getByText(mode, { exact: true }).first().click();
    await expectAccessibleByBothLights(page, `a lock: ${mode}`);
  }
  await lock.getByRole('button', { name: 'Done' }).click();
}

/** Checks the screens before and after the start of a play. */
export async function lookBeforeStart(page: Page): Promise<void> {
  await page.getByText('Need more time?').click();
  await expectAccessibleByBothLights(page, 'more time');
}

export async function lookAtHints(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hints = page.getByRole('dialog', { name: 'Hints' });
  await expectAccessibleByBothLights(page, 'hints');
  await hints.getByRole('button', { name: 'Give me a hint' }).click();
  await expect(hints.getByRole('listitem').first()).toBeVisible();
  await expectAccessibleByBothLights(page, 'a hint');
  await page.keyboard.press('Escape');
}
