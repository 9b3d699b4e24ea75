import { expect } from '@playwright/test';
import { keptIn } from '../../seeds/rooms/keptIn.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { register } from './support/register.ts';
import { test } from './support/test.ts';

test('a creator begins from a finished room, takes that back, takes it again and publishes it', async ({
  page,
}) => {
  const editor = new EditorDriver(page);
  const title = page.getByRole('button', { name: 'Start from a finished room' });
  const takeIt = () => page.getByRole('button', { name: `Start from ${keptIn.roomName}` }).click();
  await register(page, 'Stella Start', 'stella.start@example.com');

  await test.step('one click furnishes the room and puts the list away', async () => {
    await editor.open();
    await takeIt();
    await expect(editor.item("Mr. Pym's locker")).toBeAttached();
    await expect(editor.item('Classroom door')).toBeAttached();
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(title).toBeFocused();
  });

  await test.step('undo brings the old room back, and the list with it', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(editor.item("Mr. Pym's locker")).toHaveCount(0);
    await expect(editor.item('Door')).toBeAttached();
    await expect(title).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('taken again, it can be published as it is', async () => {
    await takeIt();
    await editor.expectSaved();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Your room is open' })).toBeVisible();
  });

  await test.step('and played', async () => {
    await page.goto(`/gameplay/${new URL(page.url()).pathname.split('/').at(-1)}`);
    const player = new PlayerDriver(page);
    await player.start();
    await player.read('Calendar', '24th');
    await player.tryCode("Mr. Pym's locker", '24');
    await player.tap('Spare key');
    await player.dragOnto('Spare key', 'Classroom door');
    await player.expectEscaped();
  });
});
