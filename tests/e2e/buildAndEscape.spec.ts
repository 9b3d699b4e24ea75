import { expect, type Page } from '@playwright/test';
import { addChestRoom, CODE, escapeInPreview, lockChestRoom, NOTE } from './support/chestRoom.ts';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { readColor } from './support/pixels.ts';
import { register } from './support/register.ts';
import { Traffic } from './support/Traffic.ts';
import { test } from './support/test.ts';

const INTRODUCTION = 'The bank has closed. You have not left.';
const BACKGROUND = '/art/backgrounds/spaceship/blue.webp';
/** The colour of a stage without a background. */
const EMPTY_STAGE = [14, 18, 34];

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/147.0 Mobile Safari/537.36',
};

test('a creator builds, previews and publishes a room, and a guest on a phone escapes from it', async ({
  page,
  browser,
  baseURL,
}) => {
  const roomName = 'Vera’s vault';
  const roomId = await buildAndPublish(page, roomName);

  const phone = await browser.newContext({ baseURL: baseURL ?? '', ...PHONE });
  await escapeAsGuest(await phone.newPage(), roomName, roomId);
  await phone.close();
});

async function buildAndPublish(page: Page, roomName: string): Promise<string> {
  const editor = new EditorDriver(page);

  await test.step('sign up and add a chest, a key and a note', async () => {
    await register(page, 'Vera Vault', 'vera.vault@example.com', EDITOR);
    await addChestRoom(editor);
  });

  await test.step('lock and hide', () => lockChestRoom(editor));

  await seeThePuzzle(page);

  await test.step('choose a background, an introduction and a time limit', async () => {
    await editor.openTab('Themes');
    await page.getByRole('button', { name: /^Spaceship\s*Blue$/ }).click();
    await editor.openTab('Room');
    await page.getByLabel('Introduction').fill(INTRODUCTION);
    await page.getByLabel('Time limit').fill('7');
  });

  await test.step('add a plant, move it to the back, delete it', async () => {
    await editor.addByDrag('Plant', 88, 40);
    await expectToolsInOneRow(page);
    await expectPaletteToStay(page);
    await editor.openTab('Layers');
    const layers = page.getByRole('tabpanel', { name: 'Layers' }).getByRole('listitem');
    await expect(layers).toHaveText(['Plant', 'Note', 'Skeleton key', 'Chest', 'Door']);
    const order = page.getByRole('toolbar', { name: 'Layers' });
    await order.getByRole('button', { name: 'Send to back' }).click();
    await expect(layers).toHaveText(['Note', 'Skeleton key', 'Chest', 'Plant', 'Door']);
    await editor.orderAs('Plant', 'Skeleton key');
    await expect(layers).toHaveText(['Note', 'Plant', 'Skeleton key', 'Chest', 'Door']);
    await page.getByRole('button', { name: 'Delete Plant' }).click();
    await expect(layers).toHaveText(['Note', 'Skeleton key', 'Chest', 'Door']);
    await expect(editor.item('Plant')).toHaveCount(0);
  });

  await test.step('undo and redo one step', async () => {
    const left = async () => (await editor.item('Note').boundingBox())?.x ?? 0;
    const before = await left();
    await editor.moveItem('Note', -60, 20);
    await expect.poll(left).toBeCloseTo(before - 60, 0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(left).toBeCloseTo(before, 0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(left).toBeCloseTo(before - 60, 0);
  });

  await test.step('a reload loses nothing', async () => {
    await expect(page).toHaveURL(/\/room-editor\/.+/);
    await editor.expectSaved();
    await page.reload();
    for (const name of ['Chest', 'Skeleton key', 'Note']) await expect(editor.item(name)).toBeAttached();
    const moved = await editor.item('Note').boundingBox();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => (await editor.item('Note').boundingBox())?.x)
      .toBeCloseTo((moved?.x ?? 0) + 60, 0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(async () => (await editor.item('Note').boundingBox())?.x).toBeCloseTo(moved?.x ?? 0, 0);
    await editor.expectSaved();
    await editor.select('Chest');
    await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(CODE);
    await editor.select('Note');
    await expect(page.getByLabel('Your text')).toHaveValue(NOTE);
  });

  await test.step('preview and escape', () => escapeInPreview(editor));
  await test.step('publish', () => editor.publish(roomName));
  await test.step('the room has its picture, as webp', async () => {
    await page.goto(`/preview/${editor.roomId()}`);
    const cover = page.locator(`img[src*="images%2F${editor.roomId()}.webp"]`).first();
    await expect(cover).toBeVisible();
    const picture = await (await page.request.get((await cover.getAttribute('src')) ?? '')).body();
    expect(picture.toString('latin1', 0, 4) + picture.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  });
  return editor.roomId();
}

/** Looks at the puzzle in the room, as a walkthrough, and on the map. */
async function seeThePuzzle(page: Page): Promise<void> {
  await test.step('the puzzle is seen in the room', async () => {
    await page.keyboard.press('2');
    await expect(page.getByRole('radio', { name: 'Puzzle' })).toBeChecked();
    await expect(page.getByText('In this scene: 2 locks, 1 hidden thing.')).toBeAttached();
    await expect(page.locator('[data-lock=text], [data-lock=key]')).toHaveCount(2);
    await expect(page.locator('div').filter({ hasText: /^in Chest$/ })).toBeVisible();
    // The key lies in the chest: so close together there is no line, but a label names the hiding place.
    for (const look of ['opens', 'tells'])
      await expect(
        page.locator(`svg:has([data-case]) [data-link=${look}] [data-line]`).first(),
      ).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.locator('[data-lock]')).toHaveCount(0);
  });

  await test.step('the escape is shown on the canvas, forth and back', async () => {
    await page.keyboard.press('Shift+P');
    const bar = page.getByRole('region', { name: 'The way out' });
    // With reduced motion the walkthrough waits for a press.
    await bar.getByRole('button', { name: 'Next' }).click();
    await page.keyboard.press('Home');
    await expect(bar.getByRole('status')).toHaveText(/^On the way to step 1 of 3: Read Note/);
    await expect(page.locator('[data-ring]')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(bar.getByRole('status')).toHaveText(/^3 of 3: /);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Show me the way out' })).toBeFocused();
  });

  await test.step('the map of the whole puzzle leads to a thing in the room', async () => {
    await page.keyboard.press('3');
    const map = page.getByRole('dialog', { name: 'The whole puzzle' });
    await expect(
      map.getByRole('button', { name: 'Door, step 3, the way out, opened by Skeleton key' }),
    ).toBeVisible();
    await expect(map.locator('[data-link]:visible')).not.toHaveCount(0);
    await map.getByRole('button', { name: 'Chest, step 1, clue to its answer: Note' }).click();
    await expect(map).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: 'Chest', exact: true })).toBeVisible();
  });
}

async function escapeAsGuest(guestPage: Page, roomName: string, roomId: string): Promise<void> {
  const traffic = new Traffic(guestPage);
  const guest = new PlayerDriver(guestPage, { hasTouch: true });
  const inSeconds = (time: number) => Math.floor(time / 1000);
  const begun = inSeconds(Date.now());

  await test.step('the guest finds the room and starts', async () => {
    await guestPage.goto('/dashboard');
    await guestPage.getByRole('link', { name: roomName }).first().click();
    await expect(guestPage).toHaveURL(new RegExp(`/gameplay/${roomId}$`));
    await expect(guestPage.getByRole('heading', { name: roomName })).toBeVisible();
    await expect(guestPage.getByText(INTRODUCTION)).toBeVisible();
    await expect(guestPage.getByText('7 minutes to get out')).toBeVisible();
    await guest.start();
  });

  await test.step('the room is there: background, door, items, inventory and timer', async () => {
    for (const name of ['Door', 'Chest', 'Note']) await expect(guest.item(name)).toBeAttached();
    await expect.poll(() => traffic.holds(BACKGROUND)).toBe(true);
    await expect.poll(() => readColor(guestPage, 50, 5)).not.toEqual(EMPTY_STAGE);
    await expect(guestPage.getByRole('region', { name: 'Inventory' })).toBeVisible();
    await expect(guestPage.getByRole('timer')).toHaveText(/^[1-7]:\d\d$/);
  });

  await test.step('a wrong code is said to be wrong', async () => {
    await guest.tryCode('Chest', '0000');
    await expect(guestPage.getByText('That is not it. Nothing moves.')).toBeVisible();
    await guestPage.keyboard.press('Escape');
  });

  await test.step('pause and resume', async () => {
    await guestPage.getByRole('button', { name: 'Pause' }).click();
    await expect(guestPage.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await expect(guest.item('Chest')).toHaveCount(0);
    await guestPage.getByRole('button', { name: 'Resume' }).click();
    await expect(guest.item('Chest')).toBeAttached();
  });

  await test.step('nothing went over the wire before it was earned', async () => {
    expect(await traffic.size()).toBeGreaterThan(10);
    expect(await traffic.holds('"Chest"')).toBe(true);
    expect(await traffic.holds(CODE)).toBe(false);
    await guest.read('Note', NOTE);
    expect(await traffic.holds(CODE)).toBe(true);
    expect(await traffic.holds('skeleton-key')).toBe(false);
    expect(await traffic.holds('Skeleton key')).toBe(false);
  });

  await test.step('the right code, the key, the door', async () => {
    await guest.tryCode('Chest', CODE);
    await expect(guest.item('Skeleton key')).toBeAttached();
    expect(await traffic.holds('skeleton-key')).toBe(true);
    await guest.tap('Skeleton key');
    await guest.selectAndUse('Skeleton key', 'Door');
    await guest.expectEscaped();
  });

  await test.step('the record holds the server’s time and the leaderboard shows it', async () => {
    await expect(guestPage.getByRole('listitem').filter({ hasText: 'Anonymous' })).toContainText('you');
    await guest.giveName('Gil Guest');
    await expect(guestPage.getByRole('listitem').filter({ hasText: 'Gil Guest' })).toContainText('you');
    const [record] = await readRecords(guestPage, roomId);
    expect(record).toMatchObject({ username: 'Gil Guest', roomId });
    expect(record?.time).toBeGreaterThan(0);
    expect(record?.createdAt).toBeGreaterThanOrEqual(begun);
    expect(record?.createdAt).toBeLessThanOrEqual(inSeconds(Date.now()));
  });
}

interface StoredRecord {
  username: string;
  roomId: string;
  time: number;
  createdAt: number;
}

/** Reads the records as the browser's SDK does, so that it is Firestore's word and not the screen's. */
async function readRecords(page: Page, roomId: string): Promise<StoredRecord[]> {
  const documents = '/v1/projects/demo-escape-room/databases/(default)/documents';
  const answer = await page.request.post(`${documents}:runQuery`, {
    data: {
      structuredQuery: {
        from: [{ collectionId: 'records' }],
        where: {
          fieldFilter: { field: { fieldPath: 'roomId' }, op: 'EQUAL', value: { stringValue: roomId } },
        },
      },
    },
  });
  const rows = (await answer.json()) as { document?: { fields: Record<string, Record<string, string>> } }[];
  return rows.flatMap(({ document }) => {
    if (!document) return [];
    const field = (name: string) => Object.values(document.fields[name] ?? {})[0] ?? '';
    return [
      {
        username: field('username'),
        roomId: field('roomId'),
        time: Number(field('time')),
        createdAt: Number(field('createdAt')),
      },
    ];
  });
}

/** Expects the tools in one row, even near the room's right side, where there is little space. */
async function expectToolsInOneRow(page: Page) {
  const tools = await page.getByRole('toolbar', { name: 'Tools for the selection' }).boundingBox();
  expect(tools?.height).toBeLessThan(48);
}

/** Expects that only the list within the palette scrolls, even after scrolling to its end. */
async function expectPaletteToStay(page: Page) {
  const around = page.getByRole('region', { name: 'Build the room' }).locator('> div');
  const scrolled = await around.evaluate((box) => {
    box.scrollTop = box.scrollHeight;
    return [box.scrollTop, box.scrollHeight - box.clientHeight];
  });
  expect(scrolled).toEqual([0, 0]);
}
