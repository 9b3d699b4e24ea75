import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { practicalExamination } from '../../seeds/rooms/practicalExamination.ts';
import { test } from './support/test.ts';

const { id, roomName } = practicalExamination;
const PHONE = { width: 390, height: 844 };

test('a room’s page shows the room’s facts, and can be shared, previewed and embedded', async ({
  page,
  app,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/gameplay/${id}`);
  await test.step('the room’s page shows the facts, and leads to other rooms', async () => {
    await expect(page.getByRole('heading', { name: roomName, level: 1 })).toBeVisible();
    await expect(
      page.getByText('The room’s creator sees how far you get and how long you take'),
    ).toBeVisible();
    await expect(page.getByText('Not rated yet').first()).toBeVisible();
    const facts = page.getByRole('list', { name: 'About this room' });
    await expect(facts).toContainText('min');
    await expect(facts).toContainText('Written in English');
    await expect(facts).toContainText('Needs no sound');
    await expect(
      page.getByText('Your first escape counts on the leaderboard, pauses included.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'More rooms like this one' }).getByRole('article'),
    ).toHaveCount(3);
  });
  await test.step('it is shared by link, QR code and embedding', async () => {
    const address = `${app.url}/gameplay/${id}`;
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

  await test.step('its address has a description for previews, and other sites may embed only this page', async () => {
    const plain = await page.request.get(`/gameplay/${id}`);
    expect(await plain.text()).toContain(`<meta property="og:title" content="${roomName}" />`);
    expect(await plain.text()).toMatch(/<div class="opening-frame" style="[^"]*data:image\/webp[^>]*><img/);
    expect(plain.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    const framed = await page.request.get(`/gameplay/${id}?embed`);
    expect(framed.headers()['content-security-policy']).toContain('frame-ancestors *');
    const rooms = await page.request.get('/dashboard');
    expect(await rooms.text()).toContain('opening-rooms"><div class="opening-frame"');
    expect(rooms.headers().link).toContain('rel=preload');
    const unknown = await page.request.get('/gameplay/nowhere');
    expect(await unknown.text()).toBe(await (await page.request.get('/app.html')).text());
    const tricked = await page.request.get(`/gameplay/${id}?embed[a]=1`);
    expect(tricked.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    const frame = await page.context().newPage();
    await frame.goto(`/gameplay/${id}?embed`);
    await expect(frame.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await frame.close();
  });

  await test.step('a frame sandboxed without its origin says what it needs', async () => {
    const frames = ['allow-scripts', 'allow-scripts allow-same-origin'].map(
      (sandbox) =>
        `<iframe sandbox="${sandbox}" src="${app.url}/gameplay/${id}?embed" height="700"></iframe>`,
    );
    // A separate server, since browsers do not let a page of another site frame one of this machine.
    const otherSite = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(frames.join(''));
    });
    await once(otherSite.listen(0, 'localhost'), 'listening');
    const other = await page.context().newPage();
    await other.goto(`http://localhost:${(otherSite.address() as AddressInfo).port}`);
    const needs = (frame: number) =>
      other.frameLocator(`iframe >> nth=${frame}`).getByText('allow-same-origin').first();
    await expect(needs(0)).toBeVisible();
    const start = other.frameLocator('iframe >> nth=1').getByRole('button', { name: 'Start', exact: true });
    await expect(start).toBeVisible();
    await expect(needs(1)).toBeHidden();
    await other.close();
    otherSite.close();
  });

  await test.step('what is pressed before the app has loaded is kept, and done once it has', () =>
    expectEarlyTaps(page));
});

/** Presses the start, and a room's cover, while the app is kept from loading. */
async function expectEarlyTaps(page: Page): Promise<void> {
  const early = await page.context().newPage();
  const release = await holdApp(early);
  await early.goto(`/gameplay/${id}`, { waitUntil: 'commit' });
  await early.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(early.locator('.opening-board')).toHaveText('Start…');
  release();
  await expect(early.getByRole('region', { name: 'Inventory' })).toBeVisible();
  const releaseRooms = await holdApp(early);
  await early.goto('/dashboard', { waitUntil: 'commit' });
  const door = early.locator('.opening-rooms a').first();
  const [address] = [await door.getAttribute('href'), await door.click()];
  await expect(early).toHaveURL(String(address));
  releaseRooms();
  await expect(early.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  await early.close();
}

/** Keeps the app from loading until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
