// @isolation backend

import { collection, getDocs, orderBy, query, where } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SORT_FIELDS } from '../../core/calls/room/summary.ts';
import { entryWordsOf } from '../../core/catalogue/entryWords.ts';
import { ITEM_TAGS } from '../../core/catalogue/model.ts';
import { chestEntry } from '../../core/testing/entries.ts';
import { readTeams } from '../../functions/src/class/readTeams.ts';
import { addGuestRecord } from '../../functions/src/leaderboard/addGuestRecord.ts';
import { roomScores } from '../../functions/src/leaderboard/roomScores.ts';
import { summary as answerSummaries } from '../../functions/src/rooms/summary.ts';
import { createCataloguePort } from '../../src/editor/backend/cataloguePort.ts';
import { createInsightsPort } from '../../src/insights/backend/insightsPort.ts';
import { createRecordsPort } from '../../src/play/backend/recordsPort.ts';
import { LIVE_ID, restoreDocuments } from './documents.ts';
import { CREATOR_ID } from './people.ts';
import { type RulesBackend, startRulesBackend } from './startRulesBackend.ts';

let backend: RulesBackend;

beforeAll(async () => {
  backend = await startRulesBackend();
  await restoreDocuments(backend);
});
afterAll(() => backend.close());

it.each(SORT_FIELDS)(
  'SPEC 7 the dashboard’s order by %s has its index, also page after page',
  async (sortBy) => {
    const page = { isPublished: true, sortBy, order: 'desc', limit: 6 } as const;
    const rooms = await answerSummaries(page, null, { db: backend.admin });
    expect(rooms.map(({ id }) => id)).toEqual([LIVE_ID]);
    expect(await answerSummaries({ ...page, startAfter: LIVE_ID }, null, { db: backend.admin })).toEqual([]);
    const found = { ...page, search: 'untitled' };
    expect(await answerSummaries(found, null, { db: backend.admin })).toHaveLength(1);
    expect(await answerSummaries({ ...found, startAfter: LIVE_ID }, null, { db: backend.admin })).toEqual([]);
  },
);

it('the leaderboard, a player’s escapes and the palette have theirs', async () => {
  const { db } = backend.people.signedOut;
  const records = createRecordsPort({ db });
  expect(await records.loadLeaderboard(LIVE_ID, 1, 'otherId')).toMatchObject({ total: 2, own: null });
  expect(await records.loadAllRecords(LIVE_ID, 1)).toHaveLength(2);
  const own = createRecordsPort({ db: backend.people.other.db });
  expect(await own.loadEscapes('otherId')).toHaveLength(6);
  const catalogue = createCataloguePort({ db });
  const nothing = { entries: [], next: null };
  await expect(catalogue.loadItems({ tag: 'Keys' })).resolves.toEqual(nothing);
  await expect(catalogue.loadBackgrounds({ beginnings: ['cellar'] })).resolves.toEqual(nothing);
  await expect(createCataloguePort({ db }).loadStarters('de')).resolves.toEqual([]);
});

it('the palette reads as much of a library of 2,000 as of one of 100, and comes to every entry page by page', async () => {
  const catalogue = createCataloguePort({ db: backend.people.signedOut.db });
  await addItems(0, 100);
  const few = await bytesOf(() => catalogue.loadItems());
  await addItems(100, 2000);
  const many = await bytesOf(() => catalogue.loadItems());
  expect(many / few).toBeCloseTo(1, 1);
  expect(many).toBeLessThan(250_000);
  const seen = new Set<string>();
  let page = await catalogue.loadItems({ tag: 'Keys' });
  for (; page.next; page = await catalogue.loadItems({ tag: 'Keys', after: page.next }))
    for (const { id } of page.entries) seen.add(id);
  for (const { id } of page.entries) seen.add(id);
  expect(seen.size).toBe(400);
  const found = await catalogue.loadItems({ beginnings: ['1234', 'nothing'] });
  expect(found.entries.map(({ name }) => name)).toEqual(['Thing 1234']);
});

async function addItems(from: number, to: number): Promise<void> {
  const tags = ITEM_TAGS;
  for (let start = from; start < to; start += 500) {
    const batch = backend.admin.batch();
    for (let at = start; at < Math.min(to, start + 500); at++) {
      const entry = {
        ...chestEntry,
        id: `thing-${at}`,
        name: `Thing ${at}`,
        tag: tags[at % tags.length] ?? 'Keys',
        order: at,
      };
      batch.set(backend.admin.doc(`items/${entry.id}`), { ...entry, searchWords: entryWordsOf(entry) });
    }
    await batch.commit();
  }
}

/** The number of bytes received. */
async function bytesOf(read: () => Promise<unknown>): Promise<number> {
  const { fetch } = globalThis;
  let bytes = 0;
  const watch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await fetch(...asked);
    bytes += (await answer.clone().arrayBuffer()).byteLength;
    return answer;
  });
  await read();
  watch.mockRestore();
  return bytes;
}

it('the figures of a room’s versions have theirs, newest first', async () => {
  const figures = { roomId: LIVE_ID, creatorId: CREATOR_ID, left: 5 };
  for (const version of [2, 10])
    await backend.admin.doc(`insights/${LIVE_ID}_${version}`).set({ ...figures, version });
  const port = createInsightsPort(backend.people.creator);
  const loaded = await port.loadFigures(LIVE_ID, CREATOR_ID);
  expect(loaded.map(({ version }) => version)).toEqual([10, 2, 1]);
  const version = await port.loadVersion(LIVE_ID, 1);
  expect(version).toMatchObject({ version: 1, publishedAt: null, room: { creatorId: CREATOR_ID } });
  await expect(port.loadVersion(LIVE_ID, 9)).rejects.toMatchObject({ code: 'notFound' });
});

it('the guests of one address have theirs', async () => {
  const deps = { db: backend.admin, digest: () => 'digest', network: '203.0.113.7' };
  const player = { playerId: 'guest_1', username: 'Bo', isNamed: true, isSignedIn: false };
  const help = { timeAllowance: 'standard', hints: 0, isHelped: false } as const;
  const time = { time: 1, pausedFor: 0, ...help, createdAt: 1 };
  const record = { roomId: LIVE_ID, version: 1, ...player, ...time };
  await backend.admin.runTransaction((transaction) => addGuestRecord(transaction, deps, record));
  const { db } = backend.people.signedOut;
  const board = await createRecordsPort({ db }).loadLeaderboard(LIVE_ID, 1, 'guest_1');
  expect(board).toMatchObject({ total: 3, own: { record, place: 1 } });
});

it('the teams of a class that have changed have theirs', async () => {
  const read = () => readTeams({ db: backend.admin, now: () => 0 }, 'session', { playIds: ['play'] });
  // At first all teams are read by their ids.
  expect([await read(), await read()]).toEqual([[null], [null]]);
});

it('the networks that rated a room have theirs', async () => {
  const network = { roomId: LIVE_ID, origin: 'a', sum: 4, count: 1, isSetAside: false };
  await backend.admin.doc(`ratingNetworks/${LIVE_ID}_a`).set(network);
  const scores = await roomScores({ roomId: LIVE_ID }, null, { db: backend.admin });
  expect(scores.networks).toMatchObject([{ origin: 'a', count: 1 }]);
});

it('a query without its index is refused, with the index to add', async () => {
  const { db } = backend.people.signedOut;
  const slowest = query(collection(db, 'records'), where('roomId', '==', LIVE_ID), orderBy('time', 'desc'));
  const index = '{"fieldPath":"roomId","order":"ASCENDING"},{"fieldPath":"time","order":"DESCENDING"}';
  await expect(getDocs(slowest)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining(index),
  });
  const onServer = backend.admin.collection('records').where('roomId', '==', LIVE_ID).orderBy('time', 'desc');
  await expect(onServer.get()).rejects.toMatchObject({ code: 9, details: expect.stringContaining(index) });
});

it('the big maps of rooms and plays are in no index', async () => {
  for (const [name, field] of [
    ['rooms', 'itemConfigs'],
    ['versions', 'itemConfigs.door'],
    ['plays', 'play.names'],
    ['plays', 'lastAnswer'],
    ['plays', 'world'],
    ['plays', 'seats.0'],
    ['plays', 'marks'],
    ['plays', 'inClass.trail'],
    ['plays', 'party.number'],
    // Every action moves it on, so all plays would write one place of the index.
    ['plays', 'actedAt'],
    ['lateCounts', 'counts.escapes'],
    ['lateCounts', 'fields.names'],
    ['sessions', 'session'],
    ['classResults', 'teams'],
    ['roomStats', 'stuck.door'],
    ['insights', 'locks.door'],
    ['insights', 'answers.door'],
    ['throttles', 'tried'],
  ] as const)
    await expect(backend.admin.collection(name).orderBy(field).get(), field).rejects.toMatchObject({
      code: 9,
    });
});
