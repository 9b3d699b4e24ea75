import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { test } from './support/test.ts';

const SIGHTS = [
  { theme: 'dark', language: 'en', title: 'The door is open. For now.' },
  { theme: 'light', language: 'de', title: 'Die Tür ist offen. Noch.' },
];

/** Sees the page by a light and in a language, as chosen before. */
async function see(page: Page, baseURL: string | undefined, { theme, language }: (typeof SIGHTS)[number]) {
  const cookies = { theme, 'firebase-language-override': language };
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })));
  await page.goto('/');
}

test('route-landing-no-nav: the landing page has no navigation bar, in either language and light, and no barrier', async ({
  page,
  baseURL,
}) => {
  for (const sight of SIGHTS) {
    await see(page, baseURL, sight);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sight.title);
    await expect(page.locator('html')).toHaveAttribute('lang', sight.language);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.locator('[data-rooms]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-rooms] a')).toHaveCount(3);
    await expectAccessible(page, sight.theme);
  }
});
