import { expect, type Page } from '@playwright/test';
import { demoCreator, demoPlayer } from '../../seeds/demoAccounts.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { logIn, register } from './support/register.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const cards = (page: Page) => page.locator('main').getByRole('article');
/** The creator's cards without those of the bin. */
const ownCards = (page: Page) => page.getByRole('list', { name: 'Your rooms' }).getByRole('article');

/** Chooses an entry of a room's menu. */
async function choose(page: Page, roomName: string, entry: string) {
  await page.getByRole('button', { name: `More for ${roomName}`, exact: true }).click();
  // A menu that reaches below the window moves while the page scrolls, so press and release would hit different
  // entries.
  await page.getByRole('menuitem', { name: entry }).scrollIntoViewIfNeeded();
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
}

test('a guest finds a room, leaves a play, bookmarks another by signing in, and goes back in', async ({
  page,
}) => {
  const player = new PlayerDriver(page);
  await page.goto('/dashboard');
  await expect(cards(page)).toHaveCount(6);
  await page.getByLabel('Search rooms by name').fill('seven air');
  await expect(cards(page)).toHaveCount(1);
  await page.getByText('Most Popular').click();
  await expect(page).toHaveURL(/\?sort=count&search=seven\+air$/);
  await page.getByRole('link', { name: 'Airlock Seven' }).click();
  await player.start();
  await player.tryCode('Crew safe', '2413');
  await player.tap('Crew card');
  await expect(player.carried('Crew card')).toBeVisible();

  // During a play the site's navigation is behind the logo.
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(player.carried('Crew card')).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText('left on the clock')).toBeVisible();
  await page.getByRole('button', { name: 'Bookmark Kept In' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, demoPlayer.email, demoPlayer.password);
  await page.getByText('Bookmarked').click();
  await expect(cards(page).getByRole('heading')).toHaveText(['Kept In']);
  await page.getByRole('link', { name: 'Go back in' }).click();
  await expect(page).toHaveURL(/\/gameplay\/airlock-seven$/);
  await expect(player.carried('Crew card')).toBeVisible();
  await page.reload();
  await expect(player.carried('Crew card')).toBeVisible();
  await expect(page.getByText('Welcome back. The clock kept running.')).toBeVisible();
});

test('a creator exports, unlists and keeps rooms; another imports, duplicates and deletes them @long', async ({
  page,
  browser,
  app,
}) => {
  let path = '';
  await test.step('the first: a file, a room by link alone, a deleted room put back', async () => {
    await signIn(page, demoCreator, '/projects');
    const download = page.waitForEvent('download');
    await choose(page, 'Kept In', 'Export as a file');
    path = await (await download).path();
    // The focus is where it was, and not lost with the menu.
    await expect(page.getByRole('button', { name: 'More for Kept In', exact: true })).toBeFocused();
    await choose(page, 'A Cup of Sugar', 'Publish by link only');
    await expect(cards(page).filter({ hasText: 'A Cup of Sugar' })).toContainText('By link only');
    // Other tests build rooms in this account too.
    const all = await ownCards(page).count();
    await choose(page, 'Airlock Seven', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete “Airlock Seven”?' });
    await expect(question).toContainText('/gameplay/airlock-seven');
    await expect(question.getByRole('img')).toBeVisible();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(ownCards(page)).toHaveCount(all - 1);
    // Under the same link it is available again.
    await page.getByText('Bin: 1 room').click();
    await page.getByRole('button', { name: 'Restore Airlock Seven' }).click();
    await expect(ownCards(page)).toHaveCount(all);
    await page.goto('/gameplay/airlock-seven');
    await expect(page.getByRole('heading', { name: 'Airlock Seven' })).toBeVisible();
    await page.goto('/dashboard?search=sugar');
    await expect(page.getByText('No room by that name')).toBeVisible();
    await page.goto('/gameplay/cup-of-sugar');
    await expect(page.getByRole('heading', { name: 'A Cup of Sugar' })).toBeVisible();
  });
  await test.step('the second: the file becomes a room, the room a copy, and the copy goes for good', async () => {
    const page = await browser.newPage({ baseURL: app.url });
    await register(page, 'Ida', 'ida@example.com', '/projects');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await expect(page.getByText('It is not a room exported from this site.')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(cards(page).getByRole('heading')).toHaveText(['Kept In']);
    await expect(cards(page).locator('img[src*="webp"]')).toHaveCount(1);
    await choose(page, 'Kept In', 'Duplicate');
    await expect(cards(page)).toHaveCount(2);
    await choose(page, 'Copy of Kept In', 'Delete');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(ownCards(page).getByRole('heading')).toHaveText(['Kept In']);
    await page.getByText('Bin: 1 room').click();
    await page.getByRole('button', { name: 'Delete Copy of Kept In for good' }).click();
    await page.getByRole('button', { name: 'Delete for good', exact: true }).click();
    await expect(page.getByText('Bin: 1 room')).toHaveCount(0);
  });
});
