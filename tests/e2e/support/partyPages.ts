import { type Browser, expect, type Page } from '@playwright/test';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } as const;

/** Opens a page in a browser of its own, as on a phone. */
export async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...PHONE });
  return context.newPage();
}

/** The first of these players starts. */
export async function startForAll(pages: readonly Page[]) {
  await pages[0]?.getByRole('button', { name: 'Start for all' }).click();
  // Three seconds in which both players see the time limit.
  await Promise.all(pages.map((each) => expect(each.getByText('The door shuts by itself.')).toBeVisible()));
  for (const each of pages) {
    await expect(each.getByText('The door shuts by itself.')).toBeHidden();
    await expect(each.getByRole('region', { name: 'Inventory' })).toBeVisible();
    await expect(each.locator('canvas').first()).toBeVisible();
  }
}
