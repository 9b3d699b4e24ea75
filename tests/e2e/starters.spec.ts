import { expect } from '@playwright/test';
import { nightShift } from '../../seeds/starters/nightShift.ts';
import { quietAfternoon } from '../../seeds/starters/quietAfternoon.ts';
import { starters } from '../../seeds/starters.ts';
import { stageText } from '../../src/play/text/stage.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { playDemo } from './support/playDemo.ts';
import { test } from './support/test.ts';

test('a creator begins from a finished room, takes that back and takes it again @long', async ({ page }) => {
  const editor = new EditorDriver(page);
  const title = page.getByRole('button', { name: 'Start from a finished room' });
  const takeIt = () => page.getByRole('button', { name: `Start from ${quietAfternoon.roomName}` }).click();

  await test.step('one click furnishes the room and puts the list away', async () => {
    await editor.open();
    const tile = page.getByRole('button', { name: `Start from ${quietAfternoon.roomName}` });
    const [, steps = '', minutes = ''] =
      /(\d+ steps?)\D+(about \d+ min)/.exec((await tile.textContent()) ?? '') ?? [];
    await takeIt();
    await expect(page.getByText(`Escapable in ${steps}, ${minutes}`)).toBeVisible();
    await expect(editor.item('Sewing chest')).toBeAttached();
    await expect(editor.item('House key')).toBeAttached();
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(title).toBeFocused();
    const note = page.getByRole('region', { name: 'How it works' });
    await expect(note).toContainText('A number to be worked out');
    await note.getByRole('button').click();
    await expect(note).toHaveCount(0);
  });

  await test.step('undo brings the old room back, and the list with it', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(editor.item('Sewing chest')).toHaveCount(0);
    await expect(editor.item('Door')).toBeAttached();
    await expect(title).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('taken again, the starter is in the room', async () => {
    await takeIt();
    await expect(editor.item('Sewing chest')).toBeAttached();
  });

  await test.step('while backgrounds are loading, the editor says so', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    let arrive = () => {};
    const isThere = new Promise<void>((resolve) => (arrive = resolve));
    // Pictures that were drawn before have hashed names.
    await page.route(/\/art\/(?:files\/|backgrounds\/[^?]*(?<!thumb)\.webp)/, async (route) => {
      await isThere;
      await route.continue();
    });
    await page.getByRole('button', { name: `Start from ${nightShift.roomName}` }).click();
    const sign = page.getByRole('status').filter({ hasText: stageText.loading });
    await expect(sign).toBeVisible();
    arrive();
    await expect(sign).toHaveCount(0);
  });
});

test.describe('a starter is taken by a finger on a phone in portrait', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true });

  for (const starter of starters.filter(({ language }) => language !== 'de'))
    test(`the starter ${starter.id} is taken, previewed and escaped from @long`, async ({ page }) => {
      await new EditorDriver(page).open();
      await page.getByRole('button', { name: `Start from ${starter.roomName}` }).click();
      await page.getByRole('button', { name: 'Preview' }).click();
      const player = new PlayerDriver(page, { hasTouch: true });
      await playDemo(player, starter, null);
      await player.expectEscaped();
    });
});
