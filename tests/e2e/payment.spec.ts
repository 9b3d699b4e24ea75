import { expect, type Page } from '@playwright/test';
import { demoPlayer } from '../../seeds/demoAccounts.ts';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { confirmEmail, register } from './support/register.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const EMAIL = 'paul@example.com';

test('items of a pack can be tried; the room can be published once the pack is paid, and a refund takes the pack back @long', async ({
  page,
}) => {
  await signIn(page, demoPlayer, EDITOR);
  await tryFridge(page);
  await leadToPack(page);
  await buyAndGiveBack(page);
});

test('a pack is bought after confirming an address, on a slow device, after a declined card and a cancelled checkout, without accessibility barriers @long', async ({
  page,
}) => {
  const buy = buyIn(page);
  await register(page, 'Paul Packer', EMAIL, EDITOR);
  await tryFridge(page);
  // The room's first save happens now, and must not lead back to the editor.
  await onSlowDevice(page, () => leadToPack(page));

  await test.step('buying waits for the address to be confirmed', async () => {
    await buy.click();
    await expect(page.getByRole('alert')).toContainText('Please confirm your e-mail address first');
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

  await buyAndGiveBack(page, () => expectAccessible(page));
});

function tryFridge(page: Page) {
  return test.step('a thing of the pack is placed', async () => {
    const editor = new EditorDriver(page);
    await editor.open();
    await editor.openTab('Things');
    await page.getByRole('button', { name: 'Add Fridge (pack The Cold Ward, $5, try it now)' }).click();
    await expect(editor.item('Fridge')).toBeAttached();
  });
}

function leadToPack(page: Page) {
  return test.step('publishing it leads to the pack', async () => {
    await new EditorDriver(page).press('Publish');
    const refusal = page.getByRole('dialog');
    await expect(
      refusal.getByText('From the pack “The Cold Ward”, which is not yours yet: Fridge.'),
    ).toBeVisible();
    await refusal.getByRole('link', { name: 'Buy The Cold Ward for $5' }).click();
    await expect(buyIn(page)).toBeVisible();
    await expect(page).toHaveURL(/\/pricing#packs$/);
  });
}

function buyAndGiveBack(page: Page, look: () => Promise<void> = async () => {}) {
  return test.step('the pack is paid, and later refunded', async () => {
    await buyIn(page).click();
    await page.getByRole('button', { name: 'Pay with a pretend card' }).click();
    await expect(page.getByText('The pack is yours.')).toBeVisible();
    await expect(page.getByText('Yours', { exact: true })).toBeVisible();
    await look();
    await page.goto('/__local/pay');
    await look();
    // Other journeys refund on this server, too.
    const refunded = page.getByText('Refunded');
    const before = await refunded.count();
    await page
      .getByRole('article')
      .filter({ hasText: 'The Cold Ward' })
      .getByRole('button', { name: 'Refund' })
      .click();
    await expect(refunded).toHaveCount(before + 1);
    await page.goto('/pricing');
    await expect(buyIn(page)).toBeEnabled();
  });
}

const buyIn = (page: Page) => page.getByRole('button', { name: 'Add The Cold Ward for $5' });

/** Does something while the page's processor is slowed down by a factor of twelve. */
async function onSlowDevice(page: Page, work: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await work();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}
