// @isolation backend

import { gzipSync } from 'node:zlib';
import { getAuth } from 'firebase-admin/auth';
import { beforeEach, expect, it } from 'vitest';
import { joinExports } from '../../../core/account/joinExports.ts';
import { toRoomFile } from '../../../core/room/roomFile.ts';
import type { Caller } from '../http/findCaller.ts';
import { postRating } from '../ratings/postRating.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { drawPicture } from '../testing/drawPicture.ts';
import { escapeRoom } from '../testing/escapeRoom.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { takePicture } from '../uploads/takePicture.ts';
import { exportAccount } from './exportAccount.ts';

const PERSON = { userId: 'person-1', name: 'Lea' };

serveTests();

let deps: TestDeps;

beforeEach(() => {
  deps = createTestDeps();
});

it('gives a person everything stored about them: account, record, plays, records, ratings, bookmarks, figures, pictures, uploads, rooms', async () => {
  await getAuth().createUser({ uid: PERSON.userId, email: 'lea@example.org', displayName: 'Lea' });
  const end_datetime = new Date('2099-12-31T23:59:59Z');
  await deps.db
    .doc('users/person-1')
    .set({ userId: PERSON.userId, roomCount: 1, isPro: true, stripeId: 'granted', end_datetime });
  await deps.saveDraft('theirs', createTestRoom());
  await publishRoom({ roomId: 'theirs', revision: 3 }, CREATOR, deps);
  await escapeRoom(deps, 'theirs', { caller: PERSON });
  await postRating({ roomId: 'theirs', rating: 4 }, PERSON, deps);
  await deps.db.doc('bookmarks/person-1_theirs').set({ userId: PERSON.userId, roomId: 'theirs' });
  await deps.bucket.file('images/own.webp').save(await drawPicture());
  await deps.saveDraft('own', createTestRoom({ creatorId: PERSON.userId }));
  await publishRoom({ roomId: 'own', revision: 3 }, PERSON, deps);
  await escapeRoom(deps, 'own', { caller: CREATOR });

  const copy = { creatorId: PERSON.userId, keptAt: new Date(0) };
  const contents = gzipSync(toRoomFile(createTestRoom()));
  await deps.db.doc('rooms/own/copies/kept-0').set({ ...copy, name: 'Early', contents });
  await deps.db.doc('rooms/own/copies/kept-1').set({ ...copy, name: 'Broken', contents: Buffer.from('no') });

  await deps.bucket.file('uploads/person-1/lamp.png').save(await drawPicture());
  await takePicture({ fileName: 'lamp.png', kind: 'item' }, PERSON, deps);
  await deps.db.doc('uploads/lamp').set({ userId: PERSON.userId, kind: 'item', entry: { name: 'A lamp' } });

  const { rooms, ...person } = joinExports(await exportAll(PERSON));
  expect(person).toMatchObject({
    account: { userId: PERSON.userId, name: 'Lea', email: 'lea@example.org', emailVerified: false },
    userRecord: { end_datetime: '2099-12-31T23:59:59.000Z' },
    plays: [
      {
        roomId: 'theirs',
        players: [PERSON.userId],
        seats: { 0: { playerId: PERSON.userId } },
        world: { isStarted: true },
      },
    ],
    finishes: [{ roomId: 'theirs' }],
    records: [{ roomId: 'theirs', username: 'Lea' }],
    ratings: [{ rating: 4 }],
    bookmarks: [{ roomId: 'theirs' }],
    insights: [{ roomId: 'own', version: 1, escapes: 1 }],
    pictures: [{ id: expect.any(String), userId: PERSON.userId, kind: 'item' }],
    uploads: [{ id: expect.any(String), userId: PERSON.userId, entry: { name: 'A lamp' } }],
  });
  expect(rooms).toEqual([
    expect.objectContaining({
      id: 'own',
      room: expect.objectContaining({ roomName: 'The study' }),
      summary: expect.objectContaining({ isPublished: true }),
      versions: [1],
      copies: [
        expect.objectContaining({ name: 'Early', room: expect.objectContaining({ roomName: 'The study' }) }),
        { id: 'kept-1', name: 'Broken', keptAt: '1970-01-01T00:00:00.000Z', room: null },
      ],
      pictures: [
        'images/own.webp',
        'versions/own/1-rough.webp',
        'versions/own/1-small.webp',
        'versions/own/1.webp',
      ],
    }),
  ]);
});

it('continues room by room with few bytes of copies a page, and contains nothing of other accounts', async () => {
  const ids = ['m_1', 'm_2', 'm_3'];
  for (const id of ids) await deps.saveDraft(id, createTestRoom({ creatorId: 'many-1' }));
  const small = gzipSync(toRoomFile(createTestRoom()));
  const large = gzipSync(JSON.stringify({ room: { text: 'x'.repeat(1_700_000) } }));
  const slots = ['day-0', 'day-1', 'gave-way', 'kept-0', 'kept-1'];
  for (const slot of slots)
    await deps.db.doc(`rooms/m_2/copies/${slot}`).set({
      creatorId: 'many-1',
      name: slot,
      keptAt: new Date(0),
      contents: slot.startsWith('kept') ? large : small,
    });
  const many = { userId: 'many-1', name: '' };
  await getAuth().createUser({ uid: many.userId });
  const pages = await exportAll(many);
  expect(pages.map(({ next }) => next)).toEqual([
    'copies/m_1_',
    'copies/m_2_',
    'copies/m_2_kept-0',
    'copies/m_2_kept-1',
    'copies/m_3_',
    null,
  ]);
  for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(2_000_000);
  expect(joinExports(pages).rooms).toMatchObject(
    ids.map((id) => ({ id, copies: id === 'm_2' ? slots.map((name) => ({ name })) : [] })),
  );
  const another = { userId: 'another-1', name: '' };
  for (const startAfter of ['copies/m_2_', 'copies/m_2_day-0', 'copies/none', 'rooms/m_1'])
    expect(await exportAccount({ startAfter }, another, deps)).toEqual({
      person: null,
      rooms: [],
      next: null,
    });
  await expect(exportAccount({}, null, deps)).rejects.toMatchObject({ status: 401 });
});

it('is made once at a time for an account: forty simultaneous requests are told to wait', async () => {
  const hasty = { userId: 'hasty-1', name: '' };
  await getAuth().createUser({ uid: hasty.userId });
  let [atOnce, most] = [0, 0];
  const counting: TestDeps = {
    ...deps,
    auth: new Proxy(deps.auth, {
      get: (auth, name) => {
        if (name !== 'getUser') return Reflect.get(auth, name);
        return async (id: string) => {
          most = Math.max(most, ++atOnce);
          return auth.getUser(id).finally(() => atOnce--);
        };
      },
    }),
  };
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => exportAccount({}, hasty, counting)));
  expect(most).toBe(1);
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['busy']));
});

it('leaves nothing out, however large, and contains nothing of other accounts from any cursor', async () => {
  const busy = { userId: 'busy-1', name: '' };
  await getAuth().createUser({ uid: busy.userId });
  const batch = deps.db.batch();
  const add = (path: string, fields: object) => void batch.set(deps.db.doc(path), fields);
  for (let at = 100; at < 310; at++)
    add(`bookmarks/busy-1_r${at}`, { userId: busy.userId, roomId: `r${at}` });
  add('bookmarks/zoe_r1', { userId: 'zoe', roomId: 'r1' });
  add('ratings/r1_busy-1', { userId: busy.userId, roomId: 'r1', rating: 3 });
  await batch.commit();
  const pages = await exportAll(busy);
  const { bookmarks, ratings } = joinExports(pages);
  expect(bookmarks).toHaveLength(210);
  expect(new Set((bookmarks as { roomId: string }[]).map(({ roomId }) => roomId)).size).toBe(210);
  expect(ratings).toEqual([expect.objectContaining({ rating: 3 })]);

  const { person } = await exportAccount({ startAfter: 'bookmarks/busy-1_r309' }, busy, deps);
  expect(JSON.stringify(person)).not.toContain('zoe');
  for (const startAfter of ['users/zoe', 'audit/1', 'reports/1'])
    await expect(exportAccount({ startAfter }, busy, deps)).rejects.toMatchObject({ status: 400 });
});

it('ends a page after a few large plays, and leaves none out', async () => {
  const player = { userId: 'player-of-much', name: '' };
  await getAuth().createUser({ uid: player.userId });
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await deps.db.doc(`plays/much-${name}`).set({ playerId: player.userId, journal: 'x'.repeat(900_000) });
  const pages = await exportAll(player);
  for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(2_000_000);
  expect(joinExports(pages).plays).toHaveLength(5);
});

it('refuses for ten minutes an account or a network that asks very often', async () => {
  const often = { userId: 'often-1', name: '' };
  await getAuth().createUser({ uid: often.userId });
  await exportAccount({}, often, deps);
  const used = await deps.db.collection('throttles').where('expiresAt', '>', new Date(deps.now())).get();
  for (const { ref } of used.docs) await ref.update({ count: 100 });
  await expect(exportAccount({}, often, deps)).rejects.toMatchObject({ status: 429 });
});

async function exportAll(caller: Caller) {
  const pages = [await exportAccount({}, caller, deps)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await exportAccount({ startAfter: next }, caller, deps));
  return pages;
}
