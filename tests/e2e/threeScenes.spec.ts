import { type Browser, expect, type Page } from '@playwright/test';
import { EditorDriver } from './support/EditorDriver.ts';
import { expectAccessibleByBothLights } from './support/expectAccessible.ts';
import { importFile } from './support/importRoom.ts';
import { register } from './support/register.ts';
import { Traffic } from './support/Traffic.ts';
import { test } from './support/test.ts';
import { buildWatchmaker, lockWatchmaker, publishWatchmaker } from './support/watchmaker/build.ts';
import { escapeWatchmaker } from './support/watchmaker/escape.ts';
import { furnishedFile } from './support/watchmaker/furnished.ts';
import { lookAtEditor, lookAtHints, lookBeforeStart } from './support/watchmaker/looks.ts';

const NAME = 'The Watchmaker';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

test('the puzzle of a furnished room of three scenes is made with a mouse, published and escaped; nothing is sent before it is earned @long', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, 'Wilma Watch', 'wilma.watch@example.com');
  await test.step('bring in the room, furnished', async () => {
    const path = await importFile(page, furnishedFile(NAME));
    await new EditorDriver(page).open(path);
  });
  await test.step('make its puzzle', () => lockWatchmaker(page, 'mouse'));
  const roomId = await test.step('publish', () => publishWatchmaker(page, NAME));
  await test.step('escape', async () => {
    const { guest, traffic } = await openGuest(browser, `${baseURL}/gameplay/${roomId}`, DESKTOP);
    await escapeWatchmaker({ page: guest, input: 'mouse', traffic });
  });
});

test('a room of three scenes is built with a mouse, a finger and keys alone, published, and escaped by each of them; nothing is sent before it is earned, and axe finds nothing @long', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const roomId = await build(page);
  const open = async (viewport: typeof PHONE) =>
    openGuest(browser, `${baseURL}/gameplay/${roomId}`, viewport);

  await test.step('escape with a mouse, looked at', async () => {
    const { guest, traffic } = await open(DESKTOP);
    await lookBeforeStart(guest);
    const look = (what: string) =>
      what === 'hints' ? lookAtHints(guest) : expectAccessibleByBothLights(guest, what);
    await escapeWatchmaker({ page: guest, input: 'mouse', traffic, look });
  });
  await test.step('escape by finger', async () => {
    const { guest, traffic } = await open(PHONE);
    await escapeWatchmaker({ page: guest, input: 'touch', traffic });
  });
  await test.step('escape by keys alone', async () => {
    const { guest, traffic } = await open(DESKTOP);
    await escapeWatchmaker({ page: guest, input: 'keys', traffic });
  });
});

/** Each scene by another input; answers the published room's id. */
async function build(page: Page): Promise<string> {
  await register(page, 'Wanda Watch', 'wanda.watch@example.com');
  await new EditorDriver(page).open();
  const builders = { shop: 'mouse', bench: 'keys', cellar: 'touch' } as const;
  await test.step('build', () => buildWatchmaker(page, builders));
  await test.step('look at the editor', () => lookAtEditor(page));
  return test.step('publish', () => publishWatchmaker(page, NAME));
}

async function openGuest(browser: Browser, url: string, viewport: typeof PHONE) {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
  const guest = await context.newPage();
  const traffic = new Traffic(guest);
  await guest.goto(url);
  await expect(guest.getByRole('heading', { name: NAME })).toBeVisible();
  return { guest, traffic };
}
