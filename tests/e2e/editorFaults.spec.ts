import { expect, type Page } from '@playwright/test';
import type { Fields } from '#local/dataFolder';
import { changeStored } from './support/changeStored.ts';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { PASSWORD, register, registerByForm } from './support/register.ts';
import { Stored } from './support/Stored.ts';
import { test } from './support/test.ts';

const SAVES = /documents:commit/;

test('the editor reports an interrupted or refused save, a lost response and a second tab, and loses nothing', async ({
  page,
  context,
  app,
}) => {
  const email = 'cora.cut@example.com';
  await register(page, 'Cora Cut', email, EDITOR);
  const editor = new EditorDriver(page);
  await editor.open();
  await editor.addByClick('Chest');
  await editor.expectSaved();
  const path = `rooms/${editor.roomId()}`;
  const stored = await Stored.logIn(app.url, email, PASSWORD);

  await test.step('the network is cut during a save', async () => {
    const isCut = await cutNextSave(page);
    await editor.addByClick('Gem');
    await expect.poll(isCut).toBe(true);
    await expect(badge(page, /^On this device/)).toBeVisible();
    await editor.addByClick('Note');
    await context.setOffline(false);
    await editor.expectSaved();
    await expect.poll(() => namesIn(stored, path)).toEqual(['Chest', 'Door', 'Gem', 'Note']);
  });
  await test.step('the response to a save is lost', async () => {
    await page.route(
      SAVES,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await editor.addByClick('Lamp');
    await expect.poll(() => namesIn(stored, path)).toContain('Lamp');
    await editor.expectSaved();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the account may not save any more', async () => {
    const { creatorId } = await stored.read(path);
    changeStored(app, `users/${creatorId}`, setDisabled(true));
    await editor.addByClick('Rope');
    await expect(badge(page, 'Your account has no permission to save this room.')).toBeVisible();
    await expect(badge(page, /^On this device/)).toBeVisible();
    changeStored(app, `users/${creatorId}`, setDisabled(false));
    await page.getByRole('button', { name: 'Try now' }).click();
    await editor.expectSaved();
    expect(await namesIn(stored, path)).toContain('Rope');
  });
  await test.step('another tab continues with the room, and this one is stale', async () => {
    const tab = await context.newPage();
    const there = new EditorDriver(tab);
    await there.open(`/room-editor/${editor.roomId()}`);
    for (const each of [page, tab])
      await expect(each.getByText('This room is also open in another tab.')).toBeVisible();
    await there.addByClick('Rug');
    await there.expectSaved();
    await tab.close();
    await editor.addByClick('Plant');
    const conflict = page.getByRole('dialog', { name: 'Two versions of this room' });
    await expect(conflict).toContainText('Plant');
    await expect(conflict).toContainText('Rug');
    await conflict.getByRole('button', { name: 'Keep both as two rooms' }).click();
    await expect(conflict).toHaveCount(0);
    await editor.expectSaved();
    expect(await namesIn(stored, path)).toEqual(['Chest', 'Door', 'Gem', 'Lamp', 'Note', 'Rope', 'Rug']);
    expect(await namesIn(stored, `rooms/${editor.roomId()}`)).toEqual([
      'Chest',
      'Door',
      'Gem',
      'Lamp',
      'Note',
      'Plant',
      'Rope',
    ]);
  });
  await stored.dispose();
});

test('the editor reports an item missing from the library and a damaged room, and loses nothing @long', async ({
  page,
  app,
}) => {
  const email = 'rhea.refused@example.com';
  await register(page, 'Rhea Refused', email, EDITOR);
  const editor = new EditorDriver(page);
  await editor.open();
  await editor.addByClick('Hourglass');
  await editor.expectSaved();
  const path = `rooms/${editor.roomId()}`;
  const stored = await Stored.logIn(app.url, email, PASSWORD);

  await test.step('an item is missing from the library', async () => {
    // Permanently, since no other test on this server uses it.
    changeStored(app, 'items/hourglass', () => null);
    await page.reload();
    await editor.select('Hourglass');
    await page.getByLabel('Name', { exact: true }).fill('Old hourglass');
    await editor.expectSaved();
    expect(await namesIn(stored, path)).toEqual(['Door', 'Old hourglass']);
  });
  await test.step('the stored room is damaged', async () => {
    await editor.publish('Mended');
    changeStored(app, path, ({ itemConfigs: _dropped, ...fields }) => fields);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This room is damaged' })).toBeVisible();
    await page.getByRole('button', { name: /^Continue from / }).click();
    await expect(editor.item('Old hourglass')).toBeAttached();
    await expect(page.getByLabel('Room name')).toHaveValue('Mended');
  });
  await test.step('without a network the preview has its pictures, and leads back', () =>
    previewOffline(page, editor));
  await stored.dispose();
});

test('a browser with full storage loses no room: the account has it, and a guest is warned @long', async ({
  page,
  browser,
  app,
}) => {
  await fillUp(page);
  // By the form, since the full storage would refuse a login that a test stores directly, too.
  await registerByForm(page, 'Fay Full', 'fay.full@example.com', EDITOR);
  const editor = new EditorDriver(page);
  await editor.open();
  await editor.addByClick('Chest');
  await editor.expectSaved();
  await expect(page.getByText('This browser cannot keep the room')).toHaveCount(0);

  const guest = await browser.newPage({ baseURL: app.url });
  await fillUp(guest);
  const guests = new EditorDriver(guest);
  await guests.open();
  await guests.addByClick('Chest');
  await expect(badge(guest, 'This browser cannot keep the room')).toBeVisible();
  await expect(badge(guest, 'Not saved')).toBeVisible();
  await guest.close();
});

/** The preview's further needs are preloaded: its code, and the opened pictures. */
async function previewOffline(page: Page, editor: EditorDriver) {
  const arrived: string[] = [];
  page.on('requestfinished', (request) => arrived.push(new URL(request.url()).pathname));
  await page.reload();
  await editor.addByClick('Chest');
  await editor.expectSaved();
  const { items } = await (await page.request.get('/art/manifest.json')).json();
  const opened = `/art/files/${items.chest.variants.oak.opened}.webp`;
  const wanted = [opened, '/PreviewScreen-', '/GameTable-', '/drawCover-', '/DigitsFace-'];
  await expect.poll(() => wanted.filter((part) => !arrived.some((path) => path.includes(part)))).toEqual([]);

  await page.context().setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Preview' }).click();
  const player = new PlayerDriver(page);
  await player.start();
  await player.tap('Chest');
  expect(failed.filter((path) => path.startsWith('/art/files/'))).toEqual([]);
  await page.getByRole('link', { name: 'Back to the editor' }).click();
  await expect(editor.item('Chest')).toBeAttached();
  await expect(editor.item('Old hourglass')).toBeAttached();
  await page.context().setOffline(false);
  await editor.expectSaved();
}

/** Makes all writes to storage fail, as if full or forbidden. */
async function fillUp(page: Page) {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no space left.', 'QuotaExceededError');
    };
  });
}

const setDisabled = (booleanValue: boolean) => (fields: Fields) => ({
  ...fields,
  is_disabled: { booleanValue },
});

/** Cuts the network during the next save; returns whether that happened. */
async function cutNextSave(page: Page): Promise<() => boolean> {
  let isCut = false;
  await page.route(
    SAVES,
    async (route) => {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
      isCut = true;
    },
    { times: 1 },
  );
  return () => isCut;
}

const badge = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

async function namesIn(stored: Stored, path: string): Promise<string[]> {
  const { itemConfigs } = await stored.read(path);
  return Object.values(itemConfigs as Record<string, { name: string }>)
    .map(({ name }) => name)
    .sort();
}
