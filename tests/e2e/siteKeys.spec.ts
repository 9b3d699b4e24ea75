import { expect, type Locator, type Page } from '@playwright/test';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { demoRooms } from '../../seeds/demoRooms.ts';
import { endFades } from './support/expectAccessible.ts';
import { press, tabTo } from './support/input.ts';
import { confirmEmail, PASSWORD } from './support/register.ts';
import { test } from './support/test.ts';

const EMAIL = 'kay.keys@example.com';
const GERMAN_ROOMS = demoRooms.filter(({ language }) => language === 'de').length;
/** Maximum number of presses of Tab to the far end of a page. */
const FAR = 90;

const cards = (page: Page) => page.locator('main').getByRole('article');

/** Goes to a control by Tab, checks that its focus is visible, and presses it. */
async function use(control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(control, FAR);
  expect(await showsFocus(control), `${control} shows its focus`).toBe(true);
  await press(control, 'keys', key, FAR);
}

/**
 * Whether a control's focus is visible, on itself or on the element drawn instead: the label of a radio
 * button, the card of a link.
 */
async function showsFocus(control: Locator): Promise<boolean> {
  const focused = await readRings(control);
  await control.evaluate((element) => (element as HTMLElement).blur());
  const blurred = await readRings(control);
  await control.focus();
  return focused !== blurred;
}

/** Returns the focus rings after their transitions. */
async function readRings(control: Locator): Promise<string> {
  await endFades(control.page());
  return control.evaluate((element) =>
    [element, element.nextElementSibling, element.closest('label, article')]
      .map((place) => {
        if (!place) return '';
        const { outline, boxShadow } = getComputedStyle(place);
        return outline + boxShadow;
      })
      .join(),
  );
}

async function type(field: Locator, text: string) {
  await tabTo(field, FAR);
  await field.page().keyboard.type(text);
}

test('the site is usable by keys alone: rooms, a bookmark that leads to an account, paying, own rooms, the account', {
  tag: '@long',
}, async ({ page, browser, app }) => {
  await test.step('from the landing page to a room that is searched for', async () => {
    await page.goto('/');
    await use(page.getByRole('link', { name: 'See all the rooms' }));
    await expect(cards(page)).toHaveCount(6);
    await page.keyboard.press('Tab');
    await use(page.getByRole('link', { name: 'Skip to content' }));
    await type(page.getByLabel('Search rooms by name'), 'seven');
    await expect(cards(page)).toHaveCount(1);
    await tabTo(page.getByRole('radio', { name: 'Latest' }), FAR);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/sort=count/);
    await use(page.getByRole('link', { name: 'Airlock Seven' }));
    await expect(page.getByRole('heading', { name: 'Airlock Seven', level: 1 })).toBeVisible();
  });

  await test.step('dialogs take the focus and return it', async () => {
    const qr = page.getByRole('button', { name: 'QR code' });
    await use(qr);
    await expect(page.getByRole('img', { name: /QR code of/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(qr).toBeFocused();
  });

  await test.step('a bookmark leads to an account, and is set afterwards', async () => {
    const ribbon = page.getByRole('button', { name: 'Bookmark Airlock Seven' });
    await page.reload();
    await use(ribbon);
    await use(page.getByRole('dialog').getByRole('link', { name: 'Log in' }));
    await use(page.locator('main').getByRole('link', { name: 'Sign up' }));
    await type(page.getByLabel('Name', { exact: true }), 'Kay Keys');
    await type(page.getByLabel('E-mail address', { exact: true }), EMAIL);
    await type(page.getByLabel('Password', { exact: true }), PASSWORD);
    await type(page.getByLabel('Repeat the password', { exact: true }), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
    await confirmEmail(page, EMAIL);
  });

  await test.step('Pro is bought', async () => {
    await page.goto('/pricing');
    await use(page.getByText('Can I try a pack before buying it?'));
    await page.goto('/pricing');
    await use(page.getByRole('button', { name: 'Choose Pro' }));
    await use(page.getByRole('button', { name: 'Pay with a pretend card' }));
    await expect(page.getByText('You are Pro.')).toBeVisible();
  });

  await test.step('the account page changes the language and back, and logs out', async () => {
    await use(page.getByRole('banner').getByRole('link', { name: 'Kay Keys' }));
    await tabTo(page.locator('main').getByRole('radio', { name: 'English' }), FAR);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Schlüssel');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your keys');
    const leave = page.getByRole('button', { name: 'Delete account' });
    await use(leave);
    await type(page.getByLabel('Your password'), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('an own room is deleted by its menu and put back', async () => {
    const own = await browser.newPage({ baseURL: app.url });
    await own.goto('/projects');
    await type(own.getByLabel('E-mail address', { exact: true }), demoCreator.email);
    await type(own.getByLabel('Password', { exact: true }), demoCreator.password);
    await own.keyboard.press('Enter');
    const menu = own.getByRole('button', { name: 'More for Kept In', exact: true });
    await use(menu);
    await choose(own, 'Delete');
    await use(own.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }));
    await use(own.locator('summary').filter({ hasText: 'Bin: 1 room' }));
    await use(own.getByRole('button', { name: 'Restore Kept In' }));
    // The pressed button no longer exists, so the restored room has the focus.
    await expect(own.locator('main').getByRole('link', { name: 'Kept In', exact: true })).toBeFocused();
    await use(menu);
    await choose(own, 'Results');
    await own.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await own.close();
  });
});

test('filters, missing pages, a new password, the time limit, a report and an import work by keys alone', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('rooms are filtered by language and bookmark, and more are loaded', async () => {
    await page.goto('/dashboard');
    await expect(cards(page)).toHaveCount(6);
    await use(page.getByRole('button', { name: 'Load more' }));
    await expect(cards(page)).not.toHaveCount(6);
    await type(page.getByLabel('Language of the rooms'), 'German');
    await expect(page).toHaveURL(/language=de/);
    await expect(cards(page)).toHaveCount(GERMAN_ROOMS);
  });

  await test.step('a missing page leads to the house rules, and a forgotten password to its mail', async () => {
    await page.goto('/nowhere');
    await use(page.getByRole('link', { name: 'Back to the rooms' }));
    await expect(page).toHaveURL(/\/dashboard$/);
    await use(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }));
    await expect(page).toHaveURL(/\/pricing#terms$/);
    await page.goto('/login');
    await use(page.getByRole('link', { name: 'Forgot your password?' }));
    await type(page.getByLabel('E-mail address', { exact: true }), demoCreator.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();
  });

  await test.step('a room is started with more time, and reported to the admins', async () => {
    await page.goto('/gameplay/airlock-seven');
    await use(page.getByText('Need more time?'));
    await tabTo(page.getByRole('radio', { name: 'Normal' }), FAR);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '50 % more' })).toBeChecked();
    const report = page.getByRole('button', { name: 'Report this room' });
    await use(report);
    await tabTo(page.getByRole('dialog').getByRole('radio').first(), FAR);
    await page.keyboard.press('Space');
    await use(page.getByRole('dialog').getByRole('button', { name: 'Send the report' }));
    await expect(page.getByText('Thank you. An admin will look at it.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(report).toBeFocused();
  });

  await test.step('bookmarked rooms are shown, and a room is imported from a file', async () => {
    await page.goto('/login');
    await type(page.getByLabel('E-mail address', { exact: true }), demoCreator.email);
    await type(page.getByLabel('Password', { exact: true }), demoCreator.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await tabTo(page.getByRole('radio', { name: 'All rooms' }), FAR);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/list=bookmarked/);
    await page.goto('/projects');
    const chooser = page.waitForEvent('filechooser');
    await use(page.getByRole('button', { name: 'Import' }));
    await (await chooser).setFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    });
    await expect(page.getByText('It is not a room exported from this site.')).toBeVisible();
  });
});

/** Chooses an entry of the open menu by arrow keys. */
async function choose(page: Page, entry: string) {
  const wanted = page.getByRole('menuitem', { name: entry });
  await expect(wanted).toBeVisible();
  for (let steps = 0; steps < 12; steps += 1) {
    if ((await wanted.getAttribute('data-highlighted')) !== null) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not reach ${entry}.`);
}
