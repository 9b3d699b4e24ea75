// @isolation backend

import { deleteDoc, doc, setDoc, updateDoc, type WriteBatch, writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_ID, LIVE_ID, NEW_ID, restoreDocuments, roomOf, summaryOf } from './documents.ts';
import type { Person, Role } from './people.ts';
import { type RulesBackend, startRulesBackend } from './startRulesBackend.ts';
import { attempt } from './table.ts';

let backend: RulesBackend;

beforeAll(async () => {
  backend = await startRulesBackend();
});
beforeEach(() => restoreDocuments(backend));
afterAll(() => backend.close());

/** The parts of a batch, so that each attack differs from an allowed one in one part. */
interface BatchParts {
  addRoom: (id: string, creatorId?: string) => void;
  addSummary: (id: string, creatorId?: string) => void;
  removeRoom: (id: string) => void;
  removeSummary: (id: string) => void;
  count: (roomCount: number, lastRoomId: string) => void;
}

function partsOf({ db, userId }: Person, batch: WriteBatch): BatchParts {
  return {
    addRoom: (id, creatorId = userId) => batch.set(doc(db, 'rooms', id), roomOf(creatorId)),
    addSummary: (id, creatorId = userId) => batch.set(doc(db, 'summary', id), summaryOf(roomOf(creatorId))),
    removeRoom: (id) => batch.delete(doc(db, 'rooms', id)),
    removeSummary: (id) => batch.delete(doc(db, 'summary', id)),
    count: (roomCount, lastRoomId) => batch.update(doc(db, 'users', userId), { roomCount, lastRoomId }),
  };
}

function commit(role: Role, fill: (parts: BatchParts) => void) {
  const person = backend.people[role];
  const batch = writeBatch(person.db);
  fill(partsOf(person, batch));
  return attempt(() => batch.commit());
}

function addWhole({ addRoom, addSummary, count }: BatchParts, id: string, roomCount: number): void {
  addRoom(id);
  addSummary(id);
  count(roomCount, id);
}

function removeWhole({ removeRoom, removeSummary, count }: BatchParts, id: string, roomCount: number): void {
  removeRoom(id);
  removeSummary(id);
  count(roomCount, id);
}

/** Returns ids in the form of the SDK's. */
const idOf = (number: number) => `room${String(number).padStart(16, '0')}`;
const FIVE = [1, 2, 3, 4, 5].map(idOf);

describe('the plan’s two games (SPEC 9)', () => {
  it('are two on the Free plan', async () => {
    expect(await commit('other', (parts) => addWhole(parts, idOf(1), 1))).toBe('allowed');
    expect(await commit('other', (parts) => addWhole(parts, idOf(2), 2))).toBe('allowed');
    expect(await commit('other', (parts) => addWhole(parts, idOf(3), 3))).toBe('denied');
    expect(await commit('other', (parts) => removeWhole(parts, idOf(1), 1))).toBe('allowed');
    expect(await commit('other', (parts) => addWhole(parts, idOf(3), 2))).toBe('allowed');
  });

  it('are any number on Pro, and two again when it has ended', async () => {
    expect(await commit('pro', (parts) => addWhole(parts, idOf(1), 3))).toBe('allowed');
    expect(await commit('pro', (parts) => addWhole(parts, idOf(2), 4))).toBe('allowed');
    expect(await commit('pro', ({ count }) => count(5, idOf(2)))).toBe('denied');
    const record = backend.admin.doc('users/proId');
    for (const plan of [
      { isPro: false, end_datetime: new Date(Date.now() - 1000) },
      { end_datetime: null },
      { end_datetime: '2099-12-31' },
      { end_datetime: new Date('2099-12-31'), stripeId: '' },
      { end_datetime: new Date('2099-12-31'), stripeId: null },
    ]) {
      await record.update(plan);
      expect(await commit('pro', (parts) => addWhole(parts, idOf(3), 5)), JSON.stringify(plan)).toBe(
        'denied',
      );
    }
    await record.update({ stripeId: 'granted', end_datetime: new Date('2099-12-31') });
    expect(await commit('pro', (parts) => addWhole(parts, idOf(3), 5))).toBe('allowed');
    // SPEC 6: isPro sets the end to 2099, whatever date is sent.
    await record.update({ isPro: true, end_datetime: new Date(0) });
    expect(await commit('pro', (parts) => addWhole(parts, idOf(4), 6))).toBe('allowed');
  });

  it('begin at a record that counts nothing yet', async () => {
    await backend.admin.doc('users/otherId').set({ userId: 'otherId' });
    expect(await commit('other', (parts) => addWhole(parts, idOf(1), 1))).toBe('allowed');
  });
});

type Attack = [name: string, fill: (parts: BatchParts) => void];

const ADDITIONS: readonly Attack[] = [
  ['a room that is not counted', ({ addRoom, addSummary }) => [addRoom(NEW_ID), addSummary(NEW_ID)]],
  ['a count without a room', ({ count }) => count(1, NEW_ID)],
  ['a count of a room that was there', ({ count }) => count(1, DRAFT_ID)],
  ['a room counted twice', (parts) => addWhole(parts, NEW_ID, 2)],
  ['a room counted down', (parts) => addWhole(parts, NEW_ID, -1)],
  ['a room not counted at all', (parts) => addWhole(parts, NEW_ID, 0)],
  [
    'a room under another’s name',
    ({ addRoom, addSummary, count }) => [addRoom(NEW_ID), addSummary(NEW_ID), count(1, idOf(1))],
  ],
  [
    'five rooms counted as one',
    (parts) => [FIVE.map((id) => addWhole(parts, id, 1)), parts.count(1, idOf(1))],
  ],
  ['five rooms counted as five', (parts) => FIVE.map((id, index) => addWhole(parts, id, index + 1))],
  ['two rooms counted in one go', (parts) => [addWhole(parts, idOf(1), 1), addWhole(parts, idOf(2), 2)]],
  ['a room without its summary', ({ addRoom, count }) => [addRoom(NEW_ID), count(1, NEW_ID)]],
  ['a summary without its room', ({ addSummary, count }) => [addSummary(NEW_ID), count(1, NEW_ID)]],
  ['a summary alone', ({ addSummary }) => addSummary(NEW_ID)],
  [
    'a room with another’s summary',
    ({ addRoom, addSummary, count }) => [addRoom(NEW_ID), addSummary(NEW_ID, 'creatorId'), count(1, NEW_ID)],
  ],
  [
    'another’s room, counted as one’s own',
    ({ addRoom, addSummary, count }) => [
      addRoom(NEW_ID, 'creatorId'),
      addSummary(NEW_ID, 'creatorId'),
      count(1, NEW_ID),
    ],
  ],
  ['a room under an id of one’s choice', (parts) => addWhole(parts, 'admin', 1)],
  ['a room with an id that runs into others', (parts) => addWhole(parts, 'new_1_________________', 1)],
  ['a room put over another’s', (parts) => addWhole(parts, DRAFT_ID, 1)],
];

const DELETIONS: readonly Attack[] = [
  ['a count down without a deletion', ({ count }) => count(1, DRAFT_ID)],
  ['a count down for a room that never was', ({ count }) => count(1, NEW_ID)],
  ['a count down for a version', ({ count }) => count(1, `${LIVE_ID}/versions/1`)],
  ['a deletion counted twice', (parts) => removeWhole(parts, DRAFT_ID, 0)],
  [
    'a deletion not counted',
    ({ removeRoom, removeSummary }) => [removeRoom(DRAFT_ID), removeSummary(DRAFT_ID)],
  ],
  [
    'a deletion under another’s name',
    ({ removeRoom, removeSummary, count }) => [
      removeRoom(DRAFT_ID),
      removeSummary(DRAFT_ID),
      count(1, LIVE_ID),
    ],
  ],
  ['two deletions in one go', (parts) => [removeWhole(parts, DRAFT_ID, 1), removeWhole(parts, LIVE_ID, 0)]],
  [
    'a room deleted without its summary',
    ({ removeRoom, count }) => [removeRoom(DRAFT_ID), count(1, DRAFT_ID)],
  ],
  [
    'a summary deleted without its room',
    ({ removeSummary, count }) => [removeSummary(DRAFT_ID), count(1, DRAFT_ID)],
  ],
  ['a summary deleted alone', ({ removeSummary }) => removeSummary(DRAFT_ID)],
  ['a room deleted alone', ({ removeRoom }) => removeRoom(DRAFT_ID)],
  ['one room for another', (parts) => [removeWhole(parts, DRAFT_ID, 1), addWhole(parts, NEW_ID, 2)]],
  [
    'a deletion taken back',
    ({ removeRoom, removeSummary, addRoom, addSummary, count }) => [
      removeRoom(DRAFT_ID),
      removeSummary(DRAFT_ID),
      count(1, DRAFT_ID),
      addRoom(DRAFT_ID),
      addSummary(DRAFT_ID),
    ],
  ],
];

describe('attacks on the count', () => {
  it.each(ADDITIONS)('refuses %s', async (_name, fill) => {
    expect(await commit('other', fill)).toBe('denied');
    expect(await commit('other', (parts) => addWhole(parts, NEW_ID, 1))).toBe('allowed');
  });

  it.each(DELETIONS)('refuses %s', async (_name, fill) => {
    expect(await commit('creator', fill)).toBe('denied');
    expect(await commit('creator', (parts) => removeWhole(parts, DRAFT_ID, 1))).toBe('allowed');
  });

  it('refuses a deleted room that comes back uncounted', async () => {
    expect(await commit('creator', (parts) => removeWhole(parts, DRAFT_ID, 1))).toBe('allowed');
    const addUncounted = ({ addRoom, addSummary }: BatchParts) => [addRoom(DRAFT_ID), addSummary(DRAFT_ID)];
    expect(await commit('creator', addUncounted)).toBe('denied');
    expect(await commit('creator', (parts) => addWhole(parts, DRAFT_ID, 2))).toBe('allowed');
  });

  it('refuses a room under a summary that was left over, whose plays it would inherit', async () => {
    await backend.admin.doc(`summary/${NEW_ID}`).set(summaryOf(roomOf('otherId'), { count: 50 }));
    const addUnderIt = ({ addRoom, count }: BatchParts) => [addRoom(NEW_ID), count(1, NEW_ID)];
    expect(await commit('other', addUnderIt)).toBe('denied');
    expect(await commit('other', (parts) => addWhole(parts, NEW_ID, 1))).toBe('denied');
    expect(await commit('other', ({ removeSummary }) => removeSummary(NEW_ID))).toBe('allowed');
    expect(await commit('other', (parts) => addWhole(parts, NEW_ID, 1))).toBe('allowed');
  });

  it('refuses a fresh summary for a room that was there, whose date it would renew', async () => {
    await backend.admin.doc(`summary/${DRAFT_ID}`).delete();
    expect(await commit('creator', ({ addSummary }) => addSummary(DRAFT_ID))).toBe('denied');
    const removeRest = ({ removeRoom, count }: BatchParts) => [removeRoom(DRAFT_ID), count(1, DRAFT_ID)];
    expect(await commit('creator', removeRest)).toBe('allowed');
  });

  it('lets a room be deleted whose record never counted it', async () => {
    await backend.admin.doc('users/creatorId').set({ userId: 'creatorId' });
    expect(await commit('creator', (parts) => removeWhole(parts, DRAFT_ID, -1))).toBe('denied');
    expect(await commit('creator', (parts) => removeWhole(parts, DRAFT_ID, 0))).toBe('allowed');
  });
});

describe('a record of one’s own', () => {
  const plain = { userId: 'otherId', roomCount: 0, lastRoomId: '' };

  it.each<[string, object]>([
    ['an admin’s', { ...plain, is_admin: true }],
    ['a paying one', { ...plain, isPro: true, stripeId: 'granted', end_datetime: new Date('2099-12-31') }],
    ['room to spare', { ...plain, roomCount: -5 }],
    ['another’s id', { ...plain, userId: 'creatorId' }],
    ['a last room', { ...plain, lastRoomId: NEW_ID }],
    ['less than it needs', { userId: 'otherId' }],
  ])('is made plain, never with %s', async (_name, record) => {
    await backend.admin.doc('users/otherId').delete();
    const own = doc(backend.people.other.db, 'users', 'otherId');
    expect(await attempt(() => setDoc(own, record))).toBe('denied');
    expect(await attempt(() => setDoc(own, plain))).toBe('allowed');
  });

  it.each<[string, object]>([
    ['admin', { is_admin: true }],
    ['Pro', { isPro: true, stripeId: 'granted', end_datetime: new Date('2099-12-31') }],
    ['anything else', { nickname: 'Bo' }],
  ])('takes no %s along with a room that is counted', async (_name, extra) => {
    const { db, userId } = backend.people.other;
    const addWith = (more: object) => {
      const batch = writeBatch(db);
      const { addRoom, addSummary } = partsOf(backend.people.other, batch);
      addRoom(NEW_ID);
      addSummary(NEW_ID);
      batch.update(doc(db, 'users', userId), { roomCount: 1, lastRoomId: NEW_ID, ...more });
      return attempt(() => batch.commit());
    };
    expect(await addWith(extra)).toBe('denied');
    expect(await addWith({})).toBe('allowed');
  });

  it('is not made anew to count from nothing', async () => {
    const { db } = backend.people.creator;
    const own = doc(db, 'users', 'creatorId');
    const anew = { userId: 'creatorId', roomCount: 0, lastRoomId: '' };
    expect(await attempt(() => deleteDoc(own))).toBe('denied');
    expect(await attempt(() => setDoc(own, anew))).toBe('denied');
    expect(await attempt(() => writeBatch(db).delete(own).set(own, anew).commit())).toBe('denied');
    expect(await attempt(() => updateDoc(own, { roomCount: 0 }))).toBe('denied');
  });
});
