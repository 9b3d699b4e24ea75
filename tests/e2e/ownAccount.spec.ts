import { expect } from '@playwright/test';
import { EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { fillRegistration } from './support/register.ts';
import { test } from './support/test.ts';

test('a guest’s draft comes along into an account, which speaks German at once and after a reload', async ({
  page,
}) => {
  await test.step('saving signed out asks over the room, and the room returns after signing up', async () => {
    await new EditorDriver(page).open();
    await page.getByLabel('Room name').fill('Lea’s lair');
    await page.getByLabel('Room name').press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this room' });
    await expect(dialog).toContainText('Your draft is safe');
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Sign up' }).click();
    await fillRegistration(page, 'Lea', 'lea@example.com');
    await expect(page).toHaveURL(/\/room-editor/);
    await expect(page.getByLabel('Room name')).toHaveValue('Lea’s lair');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/room-editor\/\w+$/);
  });

  await test.step('the language changes everything at once, and stays after a reload', async () => {
    const bar = page.getByRole('banner');
    // In the editor the site's navigation is behind the logo.
    await bar.getByRole('button', { name: 'Menu' }).click();
    await bar.getByRole('link', { name: 'Lea' }).click();
    await expect(page.getByRole('heading', { name: 'Your keys' })).toBeVisible();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Lea Verlaine');
    await page.locator('#language').getByText('Deutsch').click();
    await expect(page.getByRole('heading', { name: 'Deine Schlüssel' })).toBeVisible();
    await expect(name).toHaveValue('Lea Verlaine');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(bar.getByRole('link', { name: 'Lea Verlaine' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Deine Schlüssel' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
