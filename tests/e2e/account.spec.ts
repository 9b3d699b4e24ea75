import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { followMail, logIn, PASSWORD, register } from './support/register.ts';
import { test } from './support/test.ts';

const NEW_PASSWORD = 'battery staple';

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
}

test('a forgotten password is replaced through the mail, the old one is refused; an unknown address gets the same answer, and no mail', async ({
  page,
}) => {
  const email = 'fay@example.com';
  await register(page, 'Fay Forgetful', email);
  await signOut(page);

  await test.step('an unknown address', async () => {
    await page.goto('/reset-password');
    await page.getByLabel('E-mail address', { exact: true }).fill('stranger@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  });

  await test.step('asks for a link', async () => {
    await page.goto('/login');
    await page.getByLabel('E-mail address', { exact: true }).fill(email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(/\/reset-password/);
    await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Open this server’s mailbox' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('chooses a new password and is logged in with it', async () => {
    await page.getByRole('link', { name: 'Open this server’s mailbox' }).click();
    await expect(page.getByRole('heading', { name: 'Mailbox of this server' })).toBeVisible();
    await expect(page.getByText('stranger@example.com')).toHaveCount(0);
    await expectAccessible(page);
    await followMail(page, email, 'Choose a new password');
    await expect(page.getByText(`For the account ${email}.`)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Repeat the password', { exact: true }).fill('shirt');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
    await expect(page.getByText('The two passwords do not match.')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repeat the password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Fay Forgetful' })).toBeVisible();
  });

  await test.step('the old password is refused, the new one is not', async () => {
    await signOut(page);
    await page.goto('/login');
    await logIn(page, email, PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
    await logIn(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the link works once', async () => {
    await followMail(page, email, 'Choose a new password');
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  });
});

test('an address is confirmed through the mail, and nothing waits for it @long', async ({
  page,
  browser,
}) => {
  const email = 'vera@example.com';
  await register(page, 'Vera Verified', email);
  await page.getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Your rooms' })).toBeVisible();

  const envelope = page.getByRole('button', { name: 'Confirm your e-mail address' });
  await envelope.click();
  const reminder = page.getByText('Confirm your e-mail address').filter({ visible: true });
  await expect(reminder).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(page.getByText('Check your e-mail')).toBeVisible();

  await followMail(page, email, 'Confirm this address');
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await test.step('a mail opened twice is no fault, but for a stranger', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
    const stranger = await browser.newContext();
    const theirs = await stranger.newPage();
    await theirs.goto(page.url());
    await expect(theirs.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await stranger.close();
  });
  await page.getByRole('link', { name: 'Go to the rooms' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(envelope).toHaveCount(0);
});
