import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { addChestRoom, CODE, escapeInPreview, lockChestRoom, NOTE } from '../e2e/support/chestRoom.ts';
import { EditorDriver } from '../e2e/support/EditorDriver.ts';
import { PlayerDriver } from '../e2e/support/PlayerDriver.ts';
import { logIn, registerByForm } from '../e2e/support/register.ts';

const ROOM = 'The attic';
const NEW_PASSWORD = 'battery staple';

const picture = (page: Page, name: string) => page.screenshot({ path: `.cache/lan/${name}.png` });

test('over plain http a pupil builds and publishes a room, and another one plays it to its end', async ({
  page,
  browser,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);

  const roomId = await build(page, baseURL ?? '');
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await play(await other.newPage(), roomId);
  await other.close();
  expect(faults).toEqual([]);
});

async function build(page: Page, origin: string): Promise<string> {
  const editor = new EditorDriver(page);
  await test.step('sign up; set up chest, key and note', async () => {
    await registerByForm(page, 'Pia Pupil', 'pia@example.com');
    await addChestRoom(editor);
    await lockChestRoom(editor);
  });

  await test.step('move by mouse and by keys', async () => {
    const before = await editor.item('Note').boundingBox();
    await editor.moveItem('Note', -60, 20);
    await editor.item('Note').press('ArrowLeft');
    await expect
      .poll(async () => (await editor.item('Note').boundingBox())?.x)
      .toBeLessThan((before?.x ?? 0) - 60);
    await picture(page, 'editor');
  });

  await test.step('preview and escape', () => escapeInPreview(editor));

  await test.step('publish; the link is there to be copied by hand', async () => {
    const dialog = await editor.publish(ROOM);
    await expect(dialog.getByLabel('Link to this room')).toHaveValue(new RegExp(`^${origin}/gameplay/`));
    await expect(dialog.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
    await expect(dialog).toContainText('Select the text and copy it.');
    await picture(page, 'published');
  });
  return editor.roomId();
}

async function play(page: Page, roomId: string): Promise<void> {
  const player = new PlayerDriver(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: ROOM }).first()).toBeVisible();
  const cover = page.getByRole('img', { name: ROOM }).first();
  await expect
    .poll(() => cover.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
  await picture(page, 'dashboard');
  await page.goto(`/gameplay/${roomId}`);
  await player.start();
  await player.read('Note', NOTE);
  await player.tryCode('Chest', CODE);
  await player.tap('Skeleton key');
  await player.selectAndUse('Skeleton key', 'Door');
  await player.expectEscaped();
  await player.giveName('Otto Other');
  await expect(page.getByRole('listitem').filter({ hasText: 'Otto Other' })).toBeVisible();
  await picture(page, 'escaped');
}

test('a pupil who forgot the password gets in by the link that the teacher hands over', async ({ page }) => {
  const email = 'forgetful@example.com';
  await registerByForm(page, 'Fay Forgetful', email);
  await signOut(page, 'Fay Forgetful');
  await page.goto('/reset-password');
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();

  await page.goto(await handedLink(email));
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat the password', { exact: true }).fill(NEW_PASSWORD);
  await picture(page, 'new-password');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut(page, 'Fay Forgetful');
  await page.goto('/login');
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

async function signOut(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name })).toBeVisible();
  await banner.getByRole('button', { name: 'Sign Out' }).click();
  await expect(banner.getByRole('link', { name: 'Log In' })).toBeVisible();
}

/** Returns the link in the newest mail to an address, from a copy of the teacher's mail page. */
async function handedLink(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(() => {
      const [, mails = ''] = readFileSync(process.env.MAILS ?? '', 'utf8').split(`To ${email} `);
      // Mails to others may follow it.
      const [mail = ''] = mails.split('</article>');
      link =
        /class="address">([^<]+reset-password[^<]+mode=resetPassword[^<]+)</
          .exec(mail)?.[1]
          ?.replaceAll('&amp;', '&') ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
