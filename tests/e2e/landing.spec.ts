import { devices, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { test } from './support/test.ts';

const PHONE = devices['Pixel 7'];
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: true, isMobile: true, userAgent: PHONE.userAgent });

  test('route-landing: anyone plays the little room of the landing page to its end, and goes on to build', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('.js')) scripts.push(answer.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The door is open. For now.');
    const play = page.getByRole('button', { name: 'Play now' }).first();
    for (const plate of [play, page.getByRole('link', { name: 'Build a room' }).first()])
      await expect(plate).toBeInViewport({ ratio: 1 });
    expect(scripts.filter((url) => /phaser|firebase|system/i.test(url))).toEqual([]);

    const player = new PlayerDriver(page, { hasTouch: true });
    await play.click();
    await expect(page.getByRole('timer')).toHaveText(/2:\d\d/);
    await expect(page.locator('canvas')).toBeVisible();
    await player.tap('Old key');
    await player.selectAndUse('Old key', 'Chest');
    await player.read('Letter', '1742');
    await player.tryCode('Dresser', '1742');
    await player.tap('House key');
    await player.selectAndUse('House key', 'Door');
    await player.expectEscaped();
    await page.getByRole('link', { name: 'Build a room' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/room-editor$/);
    await expect(page.getByLabel('Room name')).toBeVisible();
  });
});

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
