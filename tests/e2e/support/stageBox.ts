import type { Page } from '@playwright/test';

/** The stage's rectangle on the page. */
export async function stageBox(page: Page) {
  const box = await page.locator('canvas').first().boundingBox();
  if (!box) throw new Error('The stage is not shown.');
  return box;
}
