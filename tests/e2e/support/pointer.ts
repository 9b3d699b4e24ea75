import type { Locator } from '@playwright/test';

export async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  // Waits, too, until it stands still: what is pressed while the page moves is missed.
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no place on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
