import { expect, type Page } from '@playwright/test';
import { EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { register } from './support/register.ts';
import { test } from './support/test.ts';

const EMAIL = 'pia@example.com';

async function confirmEmail(page: Page, email: string) {
  await page.goto('/__local/mail');
  const mail = page.getByRole('article').filter({ hasText: `To ${email} ` });
  await mail.first().getByRole('link', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('at the Free plan’s limit a creator confirms the address, buys Pro for life, and makes a third room; a refund takes Pro back', async ({
  page,
}) => {
  await register(page, 'Pia Payer', EMAIL);
  const editor = new EditorDriver(page);

  await test.step('the third room meets the limit, and is kept', async () => {
    for (const _room of [1, 2]) {
      await editor.open();
      await save(page);
      await expect(page).toHaveURL(/room-editor\/\w+/);
      await editor.expectSaved();
    }
    await editor.open();
    await save(page);
    const limit = page.getByRole('dialog', { name: 'Your plan is full' });
    await limit.getByRole('link', { name: 'See Pro' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });

  await test.step('buying waits for the address to be confirmed', async () => {
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await expect(page.getByRole('alert')).toContainText('confirm your e-mail address');
    await expectAccessible(page);
    await confirmEmail(page, EMAIL);
  });

  await test.step('a declined card and a cancelled checkout cost nothing', async () => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await expect(page.getByRole('heading', { name: 'Pretend to pay' })).toBeVisible();
    await expect(page.getByText('This is not a real payment page.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Have the card declined' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was paid.')).toBeVisible();
  });

  await test.step('Pro is paid once, and there for life', async () => {
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await page.getByRole('button', { name: 'Pay with a pretend card' }).click();
    await expect(page.getByText('You are Pro.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Current Plan' })).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('the third room goes into the account', async () => {
    await editor.open();
    await save(page);
    await expect(page).toHaveURL(/room-editor\/\w+/);
    await editor.expectSaved();
    await page.goto('/projects');
    await expect(page.getByRole('listitem').filter({ hasText: 'Untitled' })).toHaveCount(3);
  });

  await test.step('a refund takes Pro back, and leaves the rooms', async () => {
    await page.goto('/__local/pay');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByText('Given back')).toBeVisible();
    await page.goto('/pricing');
    await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
    await page.goto('/projects');
    await expect(page.getByRole('listitem').filter({ hasText: 'Untitled' })).toHaveCount(3);
  });
});

test('what is of a pack can be tried, and its publishing leads to the pack', async ({ page }) => {
  await register(page, 'Paul Packer', 'paul@example.com');
  await confirmEmail(page, 'paul@example.com');
  const editor = new EditorDriver(page);
  await editor.open();
  await editor.openTab('Items');
  await page.getByRole('button', { name: 'Add Fridge (pack The Cold Ward, to try)' }).click();
  await expect(editor.item('Fridge')).toBeAttached();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const refusal = page.getByRole('dialog');
  await expect(refusal.getByText('Of the pack The Cold Ward, which is not yours yet: Fridge.')).toBeVisible();
  await refusal.getByRole('link', { name: 'See the packs' }).click();

  await page.getByRole('button', { name: 'Add The Cold Ward for $5' }).click();
  await page.getByRole('button', { name: 'Pay with a pretend card' }).click();
  await expect(page.getByText('The pack is yours.')).toBeVisible();
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
});
