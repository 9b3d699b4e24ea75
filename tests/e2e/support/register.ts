import { expect, type Page } from '@playwright/test';
import { signUp } from './signIn.ts';

export const PASSWORD = 'correct horse';

/**
 * Opens a page as a new user, without the form. The caller chooses the address, since one server serves a
 * whole file of tests.
 */
export async function register(page: Page, name: string, email: string, path = '/dashboard') {
  await signUp(page, { name, email, password: PASSWORD }, path);
}

/** Registers by the form on its own page, which then leads to the path. */
export async function registerByForm(page: Page, name: string, email: string, path = '/dashboard') {
  await page.goto(`/register?next=${encodeURIComponent(path)}`);
  await fillRegistration(page, name, email);
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

/** Registers by the form on the present page. */
export async function fillRegistration(page: Page, name: string, email: string) {
  // The previous page may have a name field too, so this waits for the form's own page.
  await expect(page.getByRole('heading', { name: 'Take the keys' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Logs in by the form on the present page. */
export async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
}

/** Follows a link of the newest mail to an address, from the local server's mailbox. */
export async function followMail(page: Page, to: string, link: string) {
  await page.goto('/__local/mail');
  const mail = page.getByRole('article').filter({ hasText: `To ${to} ` });
  await mail.first().getByRole('link', { name: link }).click();
}

export async function confirmEmail(page: Page, email: string) {
  await followMail(page, email, 'Confirm this address');
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
}
