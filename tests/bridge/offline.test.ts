// @isolation backend

import { afterAll, beforeAll, expect, it } from 'vitest';
import { newRoom } from '../../core/testing/entries.ts';
import { createRemoteJudge } from '../../src/play/session/remoteJudge.ts';
import { addRoom } from './addRoom.ts';
import { type Browser, startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let browser: Browser;
let saved: Awaited<ReturnType<typeof addRoom>>;

/** Signs in and saves a room, before the server stops. */
beforeAll(async () => {
  app = await startTestApp();
  browser = app.openBrowser();
  await browser.authPort.register('Ada', 'ada@example.com', 'correct horse');
  saved = await addRoom(browser, newRoom());
  await app.stopServer();
});
afterAll(() => app.close());

const calls: [name: string, call: () => Promise<unknown>][] = [
  ['logIn', () => app.openBrowser().authPort.logIn('ada@example.com', 'correct horse')],
  ['loadRoom', () => browser.rooms.loadRoom(saved.id)],
  ['listRooms', () => browser.rooms.listRooms('ada')],
  ['publishRoom', () => browser.api.publishRoom({ roomId: saved.id, revision: 1 })],
  ['unpublishRoom', () => browser.rooms.unpublishRoom(saved.id)],
  ['loadItems', () => browser.catalogue.loadItems()],
  ['summary', () => browser.dashboard.summary('createdAt')],
  ['loadLeaderboard', () => browser.records.loadLeaderboard(saved.id, 1, 'ada')],
  ['loadAllRecords', () => browser.records.loadAllRecords(saved.id, 1)],
  ['startPlay', () => createRemoteJudge(saved.id, browser.send).startPlay()],
];

it.each(calls)('%s says that the server cannot be reached', async (_name, call) => {
  await expect(call()).rejects.toMatchObject({ name: 'BackendError', code: 'offline' });
});

it('saveRoom says so too, after the SDK has tried again', async () => {
  await expect(browser.rooms.saveRoom(saved.id, saved.room)).rejects.toMatchObject({ code: 'offline' });
});
