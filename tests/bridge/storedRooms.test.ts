// @isolation backend

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { webpBytes } from '#local/testing/webpBytes';
import { DOOR_ID } from '../../core/room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../core/testing/build.ts';
import { chestEntry, keyEntry, newRoom, noteEntry, tvEntry } from '../../core/testing/entries.ts';
import { memoryBackend } from '../../src/app/testing/memory/memoryBackend.ts';
import { createEditorStore } from '../../src/editor/store/editorStore.ts';
import { addRoom } from './addRoom.ts';
import { type Browser, startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let ada: Browser;
let userId: string;
let accounts = 0;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ada = app.openBrowser();
  await ada.authPort.register('Ada', `ada-${++accounts}@example.com`, 'correct horse');
  userId = ada.auth.currentUser?.uid ?? '';
});
afterAll(() => app.close());

async function read(path: string) {
  return (await app.admin.doc(path).get()).data();
}

/** Opens the editor on the real backend. */
function openEditor() {
  const backend = { ...memoryBackend(), rooms: ada.rooms };
  return createEditorStore({ backend, user: { userId, name: 'Ada' } });
}

const toDataUrl = (picture: Buffer) => `data:image/webp;base64,${picture.toString('base64')}`;

describe('SPEC 3 what is stored of a room', () => {
  const has = (...fields: string[]) => expect.arrayContaining(fields);
  const room = build(
    [
      ...lockByPassword('chest', '1848'),
      ...hideIn('chest', 'note'),
      ...lockByItem(DOOR_ID, 'key'),
      ...say('note', 'Psst.'),
      { type: 'setState', id: 'tv', state: 'opened' },
      { type: 'setOnClick', id: 'tv', onClick: { type: 'toggle' } },
    ],
    furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry }),
  );

  it('the room by its id, with the fields of a room', async () => {
    const { id } = await addRoom(ada, room);
    const stored = (await read(`rooms/${id}`)) ?? {};
    expect(Object.keys(stored)).toEqual(
      has(
        ...['roomName', 'introduction', 'timeLimit', 'itemConfigs', 'itemOrder', 'itemCounter', 'background'],
        ...['creator', 'creatorId', 'isPreviewed', 'isPublished', 'error', 'imageUrl'],
      ),
    );
    expect(Object.keys(stored.itemConfigs).sort()).toEqual(['chest', 'door', 'key', 'note', 'tv']);
    expect(stored.itemOrder).toEqual(['door', 'chest', 'key', 'note', 'tv']);
  });

  it('each item, with the fields of an item config', async () => {
    const { id } = await addRoom(ada, room);
    const { itemConfigs } = (await read(`rooms/${id}`)) ?? {};
    for (const item of Object.values<object>(itemConfigs))
      expect(Object.keys(item)).toEqual(
        has(
          ...['uri', 'visible', 'isLocked', 'width', 'position', 'color', 'state', 'isAddableToInventory'],
          ...['description', 'customDescription', 'itemToHide', 'isHidingAnotherItem', 'isItemLocked'],
          ...['unlockMethod', 'itemToUnlock', 'unlockPassword', 'isHidden', 'variants'],
        ),
      );
    const { door, chest, note, tv } = itemConfigs;
    expect(door).toMatchObject({ unlockMethod: 'item', itemToUnlock: 'key', state: 'default' });
    expect(chest).toMatchObject({ unlockMethod: 'password', unlockPassword: '1848', itemToHide: 'note' });
    expect(note).toMatchObject({ isHidden: true, description: 'custom', customDescription: 'Psst.' });
    expect(tv).toMatchObject({ state: 'opened', onClick: { type: 'toggle' } });
    expect(Object.keys(chest.position).sort()).toEqual(['x', 'y']);
    expect(chest.variants).toEqual(chestEntry.variants);
    expect(Object.keys(chest.variants.red).sort()).toEqual(['default', 'opened']);
  });
});

it('storage-cover: uploads the screenshot, a data URL, as images/{roomId}.webp and stores imageUrl on the room', async () => {
  const { id } = await addRoom(ada, newRoom());
  const editor = openEditor();
  await editor.getState().open(id);
  const screenshot = webpBytes(Buffer.from('a screenshot'));
  expect(await editor.getState().save(async () => toDataUrl(screenshot))).toBe('saved');
  editor.getState().dispose();

  const { imageUrl } = (await read(`rooms/${id}`)) ?? {};
  expect(new URL(imageUrl).pathname).toMatch(new RegExp(`/${encodeURIComponent(`images/${id}.webp`)}$`));
  const served = await fetch(imageUrl);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(screenshot);
});

it('SPEC 7 stores the cover as images/{roomId}.webp, serves it, and deletes it with room and summary', async () => {
  const { id } = await addRoom(ada, newRoom());
  const picture = webpBytes(Buffer.from('a picture'));
  const address = await ada.rooms.uploadCover(id, toDataUrl(picture));
  expect(decodeURIComponent(address)).toContain(`images/${id}.webp`);
  const served = await fetch(address);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(picture);

  await ada.api.deleteRoom({ roomId: id });
  expect(await read(`rooms/${id}`)).toBeUndefined();
  expect(await read(`summary/${id}`)).toBeUndefined();
  // Without the file its address is useless, and the rules do not reveal to strangers whether it exists.
  expect((await fetch(address)).status).toBe(403);
  expect(await read(`users/${userId}`)).toMatchObject({ roomCount: 0, lastRoomId: id });
});

it('VA3 VA4 skips an item without a config and takes the first colour for an unknown one, and warns of both', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { id } = await addRoom(ada, furnish({ chest: chestEntry, note: noteEntry }));
  await app.admin.doc(`rooms/${id}`).update({
    itemOrder: ['door', 'ghost', 'chest', 'note'],
    'itemConfigs.chest.color': 'plaid',
    'itemConfigs.chest.uri': '/art/items/chest/plaid/default.webp',
  });
  const editor = openEditor();
  await editor.getState().open(id);
  const warnings = [
    { type: 'missingConfig', id: 'ghost' },
    { type: 'unknownColor', id: 'chest', color: 'plaid' },
  ];
  const { roomSettings, notice } = editor.getState();
  expect(roomSettings?.itemOrder).toEqual(['door', 'chest', 'note']);
  const uri = chestEntry.variants.brown?.default;
  expect(roomSettings?.itemConfigs.chest).toMatchObject({ color: 'brown', uri });
  expect(notice).toEqual({ type: 'mended', warnings });
  expect(log).toHaveBeenCalledExactlyOnceWith(`rooms/${id} was mended.`, warnings);

  editor.getState().dismissNotice();
  await editor.getState().open((await addRoom(ada, newRoom())).id);
  expect(editor.getState().notice).toBeNull();
  editor.getState().dispose();
  log.mockRestore();
});

it('R2 says that a room was made by a newer version', async () => {
  const { id } = await addRoom(ada, newRoom());
  await app.admin.doc(`rooms/${id}`).update({ schemaVersion: 99 });
  await expect(ada.rooms.loadRoom(id)).rejects.toMatchObject({ code: 'newerVersion' });
});
