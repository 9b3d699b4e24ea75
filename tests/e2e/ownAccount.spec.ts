import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { PASSWORD } from './support/register.ts';
import { test } from './support/test.ts';

const EMAIL = 'lea@example.com';

test('a guest’s draft comes along into an account, which speaks German, is exported and is deleted', async ({
  page,
}) => {
  await test.step('saving signed out asks over the room, and the room comes back after signing up', async () => {
    await new EditorDriver(page).open();
    await page.getByLabel('Room name').fill('Lea’s lair');
    await page.getByLabel('Room name').press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Keep this room for good' });
    await expect(dialog).toContainText('Your draft is safe');
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Lea');
    await page.getByLabel('E-mail address', { exact: true }).fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat the password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/room-editor/);
    await expect(page.getByLabel('Room name')).toHaveValue('Lea’s lair');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/room-editor\/\w+$/);
  });

  await test.step('the language changes everything at once, and stays after a reload', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Lea' }).click();
    await expect(page.getByRole('heading', { name: 'Your keys' })).toBeVisible();
    await expectAccessible(page);
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Lea Verlaine');
    await page.locator('#language').getByText('Deutsch').click();
    await expect(page.getByRole('heading', { name: 'Deine Schlüssel' })).toBeVisible();
    await expect(name).toHaveValue('Lea Verlaine');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Lea Verlaine' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Deine Schlüssel' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectAccessible(page);
  });

  await test.step('the export holds the account and the room', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      account: { name: 'Lea Verlaine', email: EMAIL },
      rooms: [{ room: { roomName: 'Lea’s lair' } }],
    });
  });

  await test.step('the deletion says what goes, asks for the password, and means it', async () => {
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Dein Konto löschen?' });
    await expect(dialog).toContainText('1 Raum verschwindet');
    await expectAccessible(page);
    const confirm = dialog.getByRole('button', { name: 'Alles löschen' });
    await dialog.getByLabel('Dein Passwort').fill('guessed');
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText('stimmt nicht');
    await dialog.getByLabel('Dein Passwort').fill(PASSWORD);
    await confirm.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await page.goto('/login');
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(EMAIL);
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('alert')).toContainText('stimmt nicht');
  });
});
