import { expect } from '@playwright/test';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { PASSWORD, register } from './support/register.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const EMAIL = 'kit@example.com';

test('a server killed in the middle of editing comes back with the room as last acknowledged', {
  tag: '@long',
}, async ({ page, browser, app, baseURL }) => {
  const editor = new EditorDriver(page);
  await page.clock.install();
  await register(page, 'Kit Crash', EMAIL, EDITOR);
  await editor.open();
  await editor.addByClick('Chest');
  await expect(page).toHaveURL(/\/room-editor\/.+/);
  await editor.expectSaved();
  const roomPath = new URL(page.url()).pathname;

  await app.kill();
  await editor.addByClick('Plant');
  await expect(async () => {
    // The time between Firebase's attempts grows, so the clock advances.
    await page.clock.fastForward(5000);
    expect(await page.getByText('On this device', { exact: true }).isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
  // The browser goes offline, so that the server has only what it acknowledged before.
  await page.context().setOffline(true);
  await app.restart();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  const theirs = new EditorDriver(other);
  await test.step('in another browser the room is as last acknowledged', async () => {
    await signIn(other, { email: EMAIL, password: PASSWORD }, roomPath);
    await expect(theirs.item('Chest')).toBeAttached();
    await expect(theirs.item('Plant')).toHaveCount(0);
  });

  await test.step('in this browser nothing is lost, and the rest is saved', async () => {
    await page.context().setOffline(false);
    await editor.expectSaved();
    await page.reload();
    await expect(editor.item('Chest')).toBeAttached();
    await expect(editor.item('Plant')).toBeAttached();
    await other.reload();
    await expect(theirs.item('Plant')).toBeAttached();
  });
  await elsewhere.close();
});

test('a page that is opened without a network says so, in the reader’s language, and leads on once there is one', async ({
  page,
  app,
}) => {
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await app.kill();
  await page.goto('/pricing');
  await expect(page.getByRole('heading')).toHaveText('You’re offline.');
  await page.context().addCookies([{ name: 'firebase-language-override', value: 'de', url: app.url }]);
  await page.reload();
  await expect(page.getByRole('heading')).toHaveText('Du bist offline.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('heading')).toHaveText('You’re offline.');
  await app.restart();
  await page.getByRole('button', { name: /Try again/ }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing\??$/);
});
