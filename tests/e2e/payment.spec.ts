import { expect, type Page } from '@playwright/test';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { confirmEmail, register } from './support/register.ts';
import { test } from './support/test.ts';

const EMAIL = 'paul@example.com';

test('what is of a pack can be tried; it is published once the pack is paid by a confirmed person, and a refund takes the pack back', async ({
  page,
}) => {
  const editor = new EditorDriver(page);
  const buy = page.getByRole('button', { name: 'Add The Cold Ward for $5' });
  const pay = page.getByRole('button', { name: 'Pay with a pretend card' });

  await test.step('publishing a thing of the pack leads to the pack', async () => {
    await register(page, 'Paul Packer', EMAIL, EDITOR);
    await editor.open();
    await editor.openTab('Things');
    await page.getByRole('button', { name: 'Add Fridge (pack The Cold Ward, $5, try it now)' }).click();
    await expect(editor.item('Fridge')).toBeAttached();
    await editor.press('Publish');
    const refusal = page.getByRole('dialog');
    await expect(
      refusal.getByText('From the pack “The Cold Ward”, which is not yours yet: Fridge.'),
    ).toBeVisible();
    // The room is saved for the first time in this moment, which must not lead back to it.
    await onSlowDevice(page, async () => {
      await refusal.getByRole('link', { name: 'Buy The Cold Ward for $5' }).click();
      await expect(buy).toBeVisible();
    });
    await expect(page).toHaveURL(/\/pricing#packs$/);
  });

  await test.step('buying waits for the address to be confirmed', async () => {
    await buy.click();
    await expect(page.getByRole('alert')).toContainText('confirm your e-mail address');
    await expectAccessible(page);
    await confirmEmail(page, EMAIL);
  });

  await test.step('a declined card and a cancelled checkout cost nothing', async () => {
    await page.goto('/pricing');
    await buy.click();
    await expect(page.getByRole('heading', { name: 'Pretend to pay' })).toBeVisible();
    await expect(page.getByText('This is not a real payment page.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Have the card declined' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was paid.')).toBeVisible();
  });

  await test.step('the pack is paid, until it is given back', async () => {
    await buy.click();
    await pay.click();
    await expect(page.getByText('The pack is yours.')).toBeVisible();
    await expect(page.getByText('Yours', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/__local/pay');
    await expectAccessible(page);
    await page
      .getByRole('article')
      .filter({ hasText: 'The Cold Ward' })
      .getByRole('button', { name: 'Refund' })
      .click();
    await expect(page.getByText('Given back')).toBeVisible();
    await page.goto('/pricing');
    await expect(buy).toBeEnabled();
  });
});

/** Does something while the page computes twelve times as slowly. */
async function onSlowDevice(page: Page, work: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await work();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}
