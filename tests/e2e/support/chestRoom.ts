import { expect } from '@playwright/test';
import type { EditorDriver } from './EditorDriver.ts';
import { PlayerDriver } from './PlayerDriver.ts';

/**
 * The chest's answer. The room has four things: a note contains the answer, and the chest hides the door's
 * key.
 */
export const CODE = '7294';
export const NOTE = `The chest opens with ${CODE}.`;

export async function addChestRoom(editor: EditorDriver): Promise<void> {
  await editor.open();
  await editor.addByClick('Chest');
  await editor.addByDrag('Skeleton key', 35, 88);
  await editor.addByClick('Note');
}

/** Continues after `addChestRoom`, with the note still selected. */
export async function lockChestRoom(editor: EditorDriver): Promise<void> {
  await editor.say(NOTE);
  await editor.select('Chest');
  await editor.lockWithCode(CODE);
  await editor.hide('Skeleton key');
  await editor.select('Skeleton key');
  await editor.bringTo('Door');
  await expect(editor.page.getByText('Skeleton key can now open Door.')).toBeAttached();
}

/**
 * Escapes in the preview by dragging the key onto the door, gets the offer to publish, and returns to the
 * editor.
 */
export async function escapeInPreview(editor: EditorDriver): Promise<void> {
  const { page } = editor;
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = new PlayerDriver(page);
  // A cover that is not stored yet is drawn by the page.
  await expect(page.locator('img[src^="data:image/webp"], img[src*="images%2F"]').first()).toBeVisible();
  await preview.start();
  await preview.read('Note', NOTE);
  await preview.tryCode('Chest', CODE);
  await preview.tap('Skeleton key');
  await preview.dragOnto('Skeleton key', 'Door');
  await preview.expectEscaped();
  await page.getByRole('link', { name: 'Publish room' }).click();
  const question = page.getByRole('dialog', { name: /^Publish / });
  await expect(question.getByText('It can be escaped')).toBeVisible();
  await expect(question.getByRole('img', { name: /^Cover: / })).toBeVisible();
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(editor.item('Chest')).toBeAttached();
}
