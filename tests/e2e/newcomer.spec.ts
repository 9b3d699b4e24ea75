import { readFileSync } from 'node:fs';
import { type Browser, devices, expect, type Page } from '@playwright/test';
import { keptIn } from '../../seeds/rooms/keptIn.ts';
import { quietAfternoon } from '../../seeds/starters/quietAfternoon.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { findTraces } from './support/findTraces.ts';
import { LeakScan } from './support/LeakScan.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { playDemo } from './support/playDemo.ts';
import { confirmEmail, fillRegistration, PASSWORD } from './support/register.ts';
import { addRoomFile } from './support/roomFiles.ts';
import { MOVING, test } from './support/test.ts';
import { furnishedFile } from './support/watchmaker/furnished.ts';

const { userAgent } = devices['Pixel 7'];
const EMAIL = 'nora.newcomer@example.com';
const NAME = 'Nora Newcomer';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true, userAgent, ...MOVING });

test('a newcomer on a phone plays, rates, bookmarks, registers, builds to the Free limit, buys Pro for life, publishes a third room that another escapes from, and leaves without a trace', async ({
  page,
  browser,
  app,
}) => {
  await playLittleRoom(page);
  await findRoom(page);
  await playRoom(page);
  await register(page);
  await buildRooms(page, app.url);
  await buyPro(page);
  const roomId = await publishThird(page);
  await escapeElsewhere(browser, app.url, roomId);
  await readResults(page);
  const userId = await takeDataAlong(page);
  const words = [EMAIL, NAME, userId];
  expect(findTraces(app.dataDir, words).length, 'the scan sees what is there').toBeGreaterThan(10);
  await deleteAccount(page);
  expect(findTraces(app.dataDir, words)).toEqual([]);
});

function playLittleRoom(page: Page) {
  return test.step('the little room of the landing page', async () => {
    const scripts: string[] = [];
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    page.on('response', (answer) => {
      if (answer.url().endsWith('.js')) scripts.push(answer.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The door is open. For now.');
    const play = page.getByRole('button', { name: 'Play now' }).first();
    const build = page.getByRole('link', { name: 'Build a room' }).first();
    for (const plate of [play, build]) await expect(plate).toBeInViewport({ ratio: 1 });
    const [playing, building] = [await play.boundingBox(), await build.boundingBox()];
    expect(playing?.height, 'Play is as big as Build').toBe(building?.height);
    expect(Math.round(playing?.width ?? 0)).toBe(Math.round(building?.width ?? -1));
    expect(scripts.filter((url) => /phaser|firebase|system/i.test(url))).toEqual([]);

    const player = new PlayerDriver(page, { hasTouch: true });
    await play.click();
    await expect(page.getByRole('timer')).toHaveText(/^[0-2]:\d\d$/);
    await expect(page.locator('canvas').first()).toBeVisible();
    await player.tap('Old key');
    await player.selectAndUse('Old key', 'Chest');
    await player.read('Letter', '1742');
    await player.tryCode('Dresser', '1742');
    await player.tap('House key');
    await player.selectAndUse('House key', 'Door');
    await player.expectEscaped();
    await expect(page.getByRole('link', { name: 'Build a room' }).filter({ visible: true })).not.toHaveCount(
      0,
    );
    expect(failures).toEqual([]);
    await page.getByRole('link', { name: 'More rooms' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    // No animations from here on.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
}

function findRoom(page: Page) {
  return test.step('the landing page shows rooms to play, and links to their pages', async () => {
    await page.goto('/');
    const wall = page.getByRole('region', { name: 'Rooms to get out of' });
    await wall.scrollIntoViewIfNeeded();
    const rooms = wall.getByRole('listitem').getByRole('link');
    await expect(rooms).toHaveCount(3);
    const name = await rooms.first().getByRole('heading', { level: 3 }).innerText();
    await rooms.first().tap();
    await expect(page).toHaveURL(/\/gameplay\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'All rooms' }).click();
  });
}

function playRoom(page: Page) {
  return test.step('the newcomer finishes a room, and rates it', async () => {
    const scan = new LeakScan(page, keptIn);
    await page.getByRole('link', { name: keptIn.roomName }).first().click();
    await expect(page).toHaveURL(/\/gameplay\/kept-in$/);
    const player = new PlayerDriver(page, { hasTouch: true });
    await playDemo(player, keptIn, scan);
    await player.expectEscaped();
    // Another journey may have escaped from the room before.
    const firstOfAll = page.getByText('You are the first on the leaderboard.');
    await expect(firstOfAll.or(page.getByText('Your first escape from this room'))).toBeVisible();
    await page.locator('label').filter({ hasText: '5 stars' }).tap();
    await expect(page.getByText('Thank you. Your rating counts.')).toBeVisible();
  });
}

function register(page: Page) {
  return test.step('a bookmark leads to an account, which takes over the guest’s play', async () => {
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sign up' }).click();
    await fillRegistration(page, NAME, EMAIL);
    await expect(page).toHaveURL(/\/gameplay\/kept-in$/);
    const ribbon = page.getByRole('button', { name: `Bookmark ${keptIn.roomName}` });
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toContainText(NAME);
    await confirmEmail(page, EMAIL);
  });
}

function buildRooms(page: Page, url: string) {
  return test.step('one room comes from a starter, one from the app’s own calls; the third reaches the limit of the Free plan', async () => {
    await takeStarter(page);
    await save(page);
    await expect(page).toHaveURL(/room-editor\/\w+/);
    await new EditorDriver(page).expectSaved();
    await addRoomFile(url, { email: EMAIL, password: PASSWORD }, furnishedFile('Nora’s workshop'));
    // The room saves itself: a press of Save might come before that, or find the notice of it in the way.
    await takeStarter(page);
    const limit = page.getByRole('dialog', { name: 'Your plan is full' });
    await limit.getByRole('link', { name: 'See Pro' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });
}

async function takeStarter(page: Page) {
  const editor = new EditorDriver(page);
  await editor.open();
  await page.getByRole('button', { name: `Start from ${quietAfternoon.roomName}` }).click();
  await expect(editor.item('Sewing chest')).toBeAttached();
}

async function save(page: Page) {
  await new EditorDriver(page).press('Save');
}

function buyPro(page: Page) {
  return test.step('Pro is paid once, and lasts for life', async () => {
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await page.getByRole('button', { name: 'Pay with a pretend card' }).click();
    await expect(page.getByText('You are Pro.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Current Plan' })).toHaveCount(2);
  });
}

/** Publishes the third room; returns its id. */
function publishThird(page: Page): Promise<string> {
  return test.step('the third room goes into the account, and is published', async () => {
    const editor = new EditorDriver(page);
    await page.goto('/room-editor');
    await expect(editor.item('Sewing chest')).toBeAttached();
    await editor.publish('Nora’s afternoon');
    return editor.roomId();
  });
}

async function escapeElsewhere(browser: Browser, baseURL: string, roomId: string) {
  await test.step('another player escapes from it', async () => {
    const other = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    const scan = new LeakScan(other, quietAfternoon);
    await other.goto(`/gameplay/${roomId}`);
    const player = new PlayerDriver(other);
    await playDemo(player, quietAfternoon, scan);
    await player.expectEscaped();
    await player.giveName('Olaf Other');
    await other.close();
  });
}

function readResults(page: Page) {
  return test.step('the creator sees three rooms, and who escaped', async () => {
    await page.goto('/projects');
    await expect(page.locator('main').getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: 'Insights of Nora’s afternoon' }).click();
    await page.getByRole('button', { name: 'Who escaped, and when' }).click();
    await expect(page.getByRole('dialog').getByRole('cell', { name: 'Olaf Other' })).toBeVisible();
  });
}

/** Exports all data; returns the user's id. */
function takeDataAlong(page: Page): Promise<string> {
  return test.step('the export contains the account, the rooms and the plays as a guest', async () => {
    await page.goto('/account');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    const played = { roomId: keptIn.id };
    expect(data).toMatchObject({ account: { name: NAME, email: EMAIL, emailVerified: true } });
    expect(data).toMatchObject({
      records: [played],
      ratings: [{ ...played, rating: 5 }],
      bookmarks: [played],
    });
    expect(data.rooms).toHaveLength(3);
    return data.account.userId;
  });
}

function deleteAccount(page: Page) {
  return test.step('the deletion lists what is deleted, asks for the password, and deletes it', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog).toContainText('3 rooms will be deleted');
    await dialog.getByLabel('Your password').fill('guessed');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(dialog.getByRole('alert')).toContainText('wrong');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}
