import { type Browser, expect, type Page } from '@playwright/test';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { expectAccessibleByBothLights } from './support/expectAccessible.ts';
import { register } from './support/register.ts';
import { addRoomFile } from './support/roomFiles.ts';
import { signIn } from './support/signIn.ts';
import { Traffic } from './support/Traffic.ts';
import { test } from './support/test.ts';
import { buildWatchmaker, lockWatchmaker, publishWatchmaker } from './support/watchmaker/build.ts';
import { escapeWatchmaker } from './support/watchmaker/escape.ts';
import { furnishedFile } from './support/watchmaker/furnished.ts';
import { lookAtEditor, lookAtHints, lookBeforeStart } from './support/watchmaker/looks.ts';

const NAME = 'The Watchmaker';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };
/** The size of a small laptop's screen, since larger ones are slower to draw. */
const LAPTOP = { width: 1280, height: 720 };
const WINDOW = { width: 1024, height: 640 };

const LESS_MOTION = { reducedMotion: 'reduce' } as const;

test.use({ hasTouch: true, contextOptions: LESS_MOTION });

test('a furnished room of three scenes gets five locks, clicks in order, two keys, a combination and a spot with a mouse, is published and escaped; nothing is sent before it is earned @long', ({
  page,
  browser,
  baseURL,
}) => makeAndEscape({ page, browser, baseURL }));

test('a room of three scenes is built with a mouse, a finger and keys alone, published, and escaped by each of them; nothing is sent before it is earned, and axe finds nothing @long', async ({
  page,
  browser,
  baseURL,
}) => {
  const roomId = await build(page);
  const open = async (viewport: typeof PHONE) =>
    openGuest(browser, `${baseURL}/gameplay/${roomId}`, viewport);

  await test.step('escape with a mouse, checked by axe', async () => {
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

interface Making {
  page: Page;
  browser: Browser;
  baseURL: string | undefined;
}

/** Furnishes the room from a file, and makes the puzzle in the editor. */
async function makeAndEscape({ page, browser, baseURL }: Making) {
  await page.setViewportSize(LAPTOP);
  await test.step('open the room, furnished', async () => {
    const id = await addRoomFile(baseURL ?? '', demoCreator, furnishedFile(NAME));
    await signIn(page, demoCreator, `${EDITOR}/${id}`);
    await expect(new EditorDriver(page).item('Door')).toBeAttached();
  });
  await test.step('make its puzzle', () => lockWatchmaker(page, 'mouse'));
  const roomId = await test.step('publish', () => publishWatchmaker(page, NAME));
  await test.step('escape', async () => {
    const { guest, traffic } = await openGuest(browser, `${baseURL}/gameplay/${roomId}`, WINDOW);
    await escapeWatchmaker({ page: guest, input: 'mouse', traffic });
  });
}

/** Builds each scene with a different input; returns the published room's id. */
async function build(page: Page): Promise<string> {
  await register(page, 'Wanda Watch', 'wanda.watch@example.com', EDITOR);
  await new EditorDriver(page).open();
  const builders = { shop: 'mouse', bench: 'keys', cellar: 'touch' } as const;
  await test.step('build', () => buildWatchmaker(page, builders));
  await test.step('look at the editor', () => lookAtEditor(page));
  return test.step('publish', () => publishWatchmaker(page, NAME));
}

async function openGuest(browser: Browser, url: string, viewport: typeof PHONE) {
  const context = await browser.newContext({ ...LESS_MOTION, viewport, hasTouch: viewport === PHONE });
  const guest = await context.newPage();
  const traffic = new Traffic(guest);
  await guest.goto(url);
  await expect(guest.getByRole('heading', { name: NAME })).toBeVisible();
  return { guest, traffic };
}
