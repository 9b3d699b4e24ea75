import { expect } from '@playwright/test';
import { demoRooms } from '../../seeds/demoRooms.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { playDemo } from './support/playDemo.ts';
import { PASSWORD, register } from './support/register.ts';
import { test } from './support/test.ts';

const demo = demoRooms.find(({ id }) => id === 'kept-in') ?? demoRooms[0];
const PHONE = { width: 390, height: 844 };

test('a guest plays, rates by keyboard, bookmarks after logging in, and shares', async ({
  page,
  browser,
  app,
}) => {
  if (!demo) throw new Error('There are no demo rooms.');
  const email = 'rita.rater@example.com';
  await test.step('somebody has an account', async () => {
    const elsewhere = await browser.newPage({ baseURL: app.url });
    await register(elsewhere, 'Rita', email);
    await elsewhere.close();
  });

  await page.setViewportSize(PHONE);
  await page.goto(`/gameplay/${demo.id}`);
  await test.step('the room’s page tells what is to be known, and leads to other rooms', async () => {
    await expect(page.getByRole('heading', { name: demo.roomName, level: 1 })).toBeVisible();
    await expect(page.getByText('the creator sees your time, your pauses')).toBeVisible();
    await expect(page.getByText('Not rated yet').first()).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'If you liked being locked in there' }).getByRole('article'),
    ).toHaveCount(3);
    await expectAccessible(page);
  });
  await test.step('it is shared by link, QR code and embedding', async () => {
    const address = `${app.url}/gameplay/${demo.id}`;
    await expect(page.getByRole('textbox', { name: 'Link to this room' })).toHaveValue(address);
    await page.getByRole('button', { name: 'QR code' }).click();
    await expect(page.getByRole('img', { name: `QR code of ${address}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Embed', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Code to embed' })).toHaveValue(
      new RegExp(`src="${address}\\?embed"`),
    );
    await page.keyboard.press('Escape');
  });

  await test.step('its address describes it to whoever shows a preview, and other sites may frame it alone', async () => {
    const plain = await page.request.get(`/gameplay/${demo.id}`);
    expect(await plain.text()).toContain(`<meta property="og:title" content="${demo.roomName}" />`);
    expect(plain.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    const framed = await page.request.get(`/gameplay/${demo.id}?embed`);
    expect(framed.headers()['content-security-policy']).toContain('frame-ancestors *');
    const unknown = await page.request.get('/gameplay/nowhere');
    expect(await unknown.text()).toBe(await (await page.request.get('/app.html')).text());
    const tricked = await page.request.get(`/gameplay/${demo.id}?embed[a]=1`);
    expect(tricked.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    const frame = await page.context().newPage();
    await frame.goto(`/gameplay/${demo.id}?embed`);
    await expect(frame.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await frame.close();
  });

  await test.step('after the escape there are five stars, chosen by keyboard', async () => {
    const player = new PlayerDriver(page);
    await player.start();
    await playDemo(player, demo);
    await player.expectEscaped();
    const stars = page.getByRole('group', { name: 'How was it?' });
    await stars.getByRole('radio', { name: '5 stars' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Thank you. Your stars are counted.')).toBeVisible();
    await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('a bookmark asks to log in, and is set after that', async () => {
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('E-mail address', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Log in' }).click();
    const ribbon = page.getByRole('button', { name: `Bookmark ${demo.roomName}` });
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('4.0 (1)')).toBeVisible();
    await page.reload();
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
    await ribbon.click();
    await expect(ribbon).toHaveAttribute('aria-pressed', 'false');
  });
});
