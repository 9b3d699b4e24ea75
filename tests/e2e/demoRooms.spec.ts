import { type Browser, expect, type Page } from '@playwright/test';
import type { Recipe } from '../../core/recipe/model.ts';
import { demoRooms } from '../../seeds/demoRooms.ts';
import { airlockSeven } from '../../seeds/rooms/airlockSeven.ts';
import { LeakScan } from './support/LeakScan.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { playDemo } from './support/playDemo.ts';
import { Traffic } from './support/Traffic.ts';
import { test } from './support/test.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const WAYS = [
  { way: 'a mouse', viewport: { width: 1024, height: 640 }, input: 'mouse' },
  {
    way: 'a finger on a phone held upright',
    viewport: { width: 375, height: 812 },
    input: 'touch',
  },
  {
    way: 'a finger on a phone held sideways',
    viewport: { width: 844, height: 390 },
    input: 'touch',
  },
  { way: 'keys alone', viewport: { width: 1024, height: 640 }, input: 'keys' },
] as const;

type Way = (typeof WAYS)[number];

for (const way of WAYS) {
  for (const demo of demoRooms)
    test(`the demo room ${demo.id} is escaped from by ${way.way}${isBlind(way) ? ', without any picture' : ''} @long`, async ({
      browser,
      baseURL,
    }) => {
      // Only one way through one room waits for animations.
      const reducedMotion = way.input === 'mouse' && demo === airlockSeven ? 'no-preference' : 'reduce';
      const page = await openBy(way, browser, { baseURL: baseURL ?? '', reducedMotion });
      if (isBlind(way))
        await page.route('**/*', (route) =>
          route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
        );
      await playToEnd(page, demo, way);
      await page.context().close();
    });
}

/** Whether a way uses only announcements and no pictures. */
function isBlind({ input }: Way): boolean {
  return input === 'keys';
}

async function openBy(
  { viewport, input }: Way,
  browser: Browser,
  options: { baseURL: string; reducedMotion: 'reduce' | 'no-preference' },
): Promise<Page> {
  const phone = input === 'touch' ? { userAgent: ANDROID, hasTouch: true, isMobile: true } : {};
  const context = await browser.newContext({ viewport, ...phone, ...options });
  return context.newPage();
}

/** Plays a room from its page to its end, checking what is sent and announced. */
async function playToEnd(page: Page, demo: Recipe, { input }: Way) {
  const scan = new LeakScan(page, demo);
  expect(scan.unearned.length).toBeGreaterThan(9);
  await page.goto(`/gameplay/${demo.id}`);
  const player = new PlayerDriver(page, { input });
  await playDemo(player, demo, scan);
  await player.expectEscaped();
}

test('P12 the scan finds planted secrets, in plain, percent-encoded and base64 form, in addresses, requests and responses', async ({
  page,
}) => {
  const secret = 'the engineer\'s "second" key & more';
  const forms = [secret, encodeURIComponent(secret), Buffer.from(`x${secret}yz`).toString('base64')];
  // A blank page of this origin, with planted data.
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<p></p>' }));
  await page.goto('/blank');
  const traffic = new Traffic(page);
  await page.route('**/planted*', (route) =>
    route.fulfill({ body: route.request().headers()['x-plant'] ?? '' }),
  );
  const send = (path: string, body?: string, headers: Record<string, string> = {}) =>
    page.evaluate(
      async ([address, content, sent]) => {
        const answer = await fetch(address, {
          method: 'POST',
          headers: sent,
          ...(content && { body: content }),
        });
        await answer.text();
      },
      [path, body, headers] as const,
    );
  await send('/planted', 'nothing of it');
  expect(await traffic.search([secret])).toEqual([]);
  for (const form of forms) {
    await send('/planted', form);
    expect(await traffic.search([secret]), `sent as ${form}`).toEqual([secret]);
    await send('/planted', undefined, { 'x-plant': form });
    expect(await traffic.search([secret]), `answered as ${form}`).toEqual([secret]);
  }
  for (const form of [encodeURIComponent(secret), Buffer.from(secret).toString('base64url')]) {
    await send(`/planted?of=${form}`);
    expect(await traffic.search([secret]), `asked for as ${form}`).toEqual([secret]);
  }
});

test('the dashboard lists the demo rooms, the easiest first', async ({ page }) => {
  await page.goto('/dashboard');
  const list = page.getByRole('list', { name: 'Published rooms' });
  await expect(list.getByRole('link').first()).toBeVisible();
  // Rooms that other tests have published are newer, and may push the last ones to a later page.
  const addresses = demoRooms.map(({ id }) => `/gameplay/${id}`).toReversed();
  const last = list.locator(`a[href="${addresses.at(-1)}"]`);
  while ((await last.count()) === 0) {
    const before = await list.getByRole('link').count();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => list.getByRole('link').count()).toBeGreaterThan(before);
  }
  await expect(last).toBeVisible();
  const shown = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown.filter((address) => address !== null && addresses.includes(address))).toEqual(addresses);
});
