import type { Locator } from '@playwright/test';

export async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no place on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
