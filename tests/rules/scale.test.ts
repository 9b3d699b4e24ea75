// @isolation backend

import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookedAtDuring } from '#local/testing/lookedAtDuring';
import { SORT_FIELDS } from '../../core/calls/room/summary.ts';
import { chestEntry } from '../../core/testing/entries.ts';
import { summary as answerSummaries } from '../../functions/src/rooms/summary.ts';
import { createCataloguePort } from '../../src/editor/backend/cataloguePort.ts';
import { createRecordsPort } from '../../src/play/backend/recordsPort.ts';
import { live, summaryOf } from './documents.ts';
import { type RulesBackend, startRulesBackend } from './startRulesBackend.ts';

const FEW = 400;
const MANY = 1600;
/** A room, its creator's rooms, a player's escapes and what waits for an admin do not grow with the rest. */
const OF_ONE = 20;

let backend: RulesBackend;
beforeAll(async () => {
  backend = await startRulesBackend();
});
afterAll(() => backend.close());

const idOf = (at: number) => `number${String(at).padStart(14, '0')}`;
/** A room, a creator and a player with this id. */
const ONE = idOf(0);
const oneOf = (at: number) => (at < OF_ONE ? ONE : `other ${at}`);

/** A document of each collection that grows. */
const MAKERS: Readonly<Record<string, (at: number) => object>> = {
  summary: (at) => ({
    ...summaryOf(live, { isPublished: true, createdAt: at, avgRating: at % 5, count: at }),
    creatorId: oneOf(at),
    searchWords: [`room${at}`],
  }),
  records: (at) => ({
    roomId: oneOf(at),
    version: 1,
    playerId: oneOf(at),
    username: 'Bo',
    time: 1000 + at,
    createdAt: at,
  }),
  plays: (at) => ({
    roomId: oneOf(at),
    version: at % 3,
    unfinishedIn: oneOf(at),
    players: [oneOf(at)],
    createdAt: at,
    ...(at < OF_ONE && { leftAt: at }),
  }),
  accounts: (at) => ({ createdAt: at, email: `${at}@example.com`, searchWords: [`person${at}`] }),
  items: (at) => ({ ...chestEntry, id: idOf(at), order: at, searchWords: [`thing${at}`] }),
  reviews: (at) => ({
    kind: 'item',
    status: at < OF_ONE ? 'waiting' : 'approved',
    userId: oneOf(at),
    askedAt: at,
    decidedAt: at,
  }),
  reports: (at) => ({ status: at < OF_ONE ? 'open' : 'dismissed', reportedAt: at, decidedAt: at }),
};

async function fill(from: number, to: number): Promise<void> {
  for (const [name, make] of Object.entries(MAKERS))
    for (let start = from; start < to; start += 500) {
      const batch = backend.admin.batch();
      for (let at = start; at < Math.min(to, start + 500); at++)
        batch.set(backend.admin.doc(`${name}/${idOf(at)}`), make(at));
      await batch.commit();
    }
}

/** The first page of every list that grows, as the app asks for it, and what is counted beside it. */
function listQuestions(): Readonly<Record<string, () => Promise<unknown>>> {
  const { admin, people } = backend;
  const { db } = people.signedOut;
  const of = (name: string) => admin.collection(name);
  const page = { isPublished: true, order: 'desc', limit: 6 } as const;
  const boards = SORT_FIELDS.map((sortBy) => [
    `dashboard by ${sortBy}`,
    () => answerSummaries({ ...page, sortBy }, null, { db: admin }),
  ]);
  return {
    ...Object.fromEntries(boards),
    'dashboard, second page': () =>
      answerSummaries({ ...page, sortBy: 'count', startAfter: idOf(9) }, null, { db: admin }),
    'dashboard, found': () =>
      answerSummaries({ ...page, sortBy: 'count', search: 'room7' }, null, { db: admin }),
    projects: () => of('summary').where('creatorId', '==', ONE).orderBy('createdAt', 'desc').get(),
    leaderboard: () => createRecordsPort({ db }).loadLeaderboard(ONE, 1, 'nobody'),
    escapes: () => of('records').where('playerId', '==', ONE).orderBy('createdAt', 'desc').get(),
    'plays of a room': () =>
      of('plays').where('unfinishedIn', '==', ONE).orderBy('createdAt', 'desc').limit(20).get(),
    'plays of a player': () =>
      of('plays').where('players', 'array-contains', ONE).orderBy('__name__').limit(20).get(),
    'plays that were left': () => of('plays').where('leftAt', '<=', OF_ONE).limit(10).get(),
    'older plays of a room': () =>
      of('plays').where('roomId', '==', ONE).where('version', '<=', 1).orderBy('version').limit(1).get(),
    accounts: () => of('accounts').orderBy('createdAt', 'desc').orderBy('__name__', 'desc').limit(25).get(),
    'an account': () => of('accounts').where('email', '==', '7@example.com').get(),
    palette: () => createCataloguePort({ db }).loadItems(),
    'palette, found': () => createCataloguePort({ db }).loadItems({ beginnings: ['thing7', 'none'] }),
    'reviews that wait': () =>
      of('reviews').where('kind', '==', 'item').where('status', '==', 'waiting').count().get(),
    reviews: () =>
      of('reviews')
        .where('kind', '==', 'item')
        .where('status', '==', 'approved')
        .orderBy('decidedAt', 'desc')
        .limit(20)
        .get(),
    reports: () => of('reports').where('status', '==', 'open').orderBy('reportedAt').limit(20).get(),
    'what a sweep goes through': () => admin.collectionGroup('plays').orderBy('__name__').limit(20).get(),
  };
}

async function measureAll(): Promise<Record<string, number>> {
  const looked: Record<string, number> = {};
  for (const [name, ask] of Object.entries(listQuestions())) {
    const { documents, entries } = await lookedAtDuring(ask);
    looked[name] = documents + entries;
  }
  return looked;
}

it('no list looks at more where four times as much is stored', async () => {
  await fill(0, FEW);
  // The first questions make the indexes of single fields.
  await measureAll();
  await backend.whenIndexed();
  const few = await measureAll();
  await fill(FEW, MANY);
  const many = await measureAll();
  expect(many).toEqual(few);
  for (const [name, looked] of Object.entries(many)) expect(looked, name).toBeLessThan(MANY / 2);
});
