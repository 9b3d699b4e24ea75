import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { DRAFT_ID, LIVE_ID, SERVER_ONLY } from '../documents.ts';
import { CREATOR_ID, EVERYBODY, NOBODY, type Person, type Role, SIGNED_IN } from '../people.ts';
import { type Operation, reading, writing } from '../table.ts';

const ADMIN: readonly Role[] = ['admin'];

const bookmark = ({ db, userId }: Person, roomId: string) => doc(db, 'bookmarks', `${userId}_${roomId}`);
const creatorsBookmark = ({ db }: Person) => doc(db, 'bookmarks', `${CREATOR_ID}_${LIVE_ID}`);
const listOf = ({ db }: Person, name: string, userId: string) =>
  query(collection(db, name), where('userId', '==', userId));

export const bookmarkOperations: readonly Operation[] = [
  writing('bookmarks: set one’s own on a published room', SIGNED_IN, (person) =>
    setDoc(bookmark(person, LIVE_ID), { userId: person.userId, roomId: LIVE_ID }),
  ),
  writing('bookmarks: set one’s own on a draft', NOBODY, (person) =>
    setDoc(bookmark(person, DRAFT_ID), { userId: person.userId, roomId: DRAFT_ID }),
  ),
  writing('bookmarks: set the creator’s', ['creator'], (person) =>
    setDoc(creatorsBookmark(person), { userId: CREATOR_ID, roomId: LIVE_ID }),
  ),
  writing('bookmarks: set one’s own under another id', NOBODY, ({ db, userId }) =>
    setDoc(doc(db, 'bookmarks', 'mine'), { userId, roomId: LIVE_ID }),
  ),
  writing('bookmarks: set one for another room than its id says', NOBODY, (person) =>
    setDoc(bookmark(person, DRAFT_ID), { userId: person.userId, roomId: LIVE_ID }),
  ),
  writing('bookmarks: set one with more in it', NOBODY, (person) =>
    setDoc(bookmark(person, LIVE_ID), { userId: person.userId, roomId: LIVE_ID, note: '' }),
  ),
  reading('bookmarks: look for one’s own', SIGNED_IN, (person) => getDoc(bookmark(person, DRAFT_ID))),
  reading('bookmarks: get the creator’s', ['creator'], (person) => getDoc(creatorsBookmark(person))),
  reading('bookmarks: list one’s own', SIGNED_IN, (person) =>
    getDocs(listOf(person, 'bookmarks', person.userId)),
  ),
  reading('bookmarks: list the creator’s', ['creator'], (person) =>
    getDocs(listOf(person, 'bookmarks', CREATOR_ID)),
  ),
  reading('bookmarks: list all', NOBODY, ({ db }) => getDocs(collection(db, 'bookmarks'))),
  writing('bookmarks: remove one that is gone already', SIGNED_IN, (person) =>
    deleteDoc(bookmark(person, DRAFT_ID)),
  ),
  writing('bookmarks: remove the creator’s', ['creator'], (person) => deleteDoc(creatorsBookmark(person))),
];

const leaderboard = ({ db }: Person, name: string, roomId: string) =>
  query(collection(db, name), where('roomId', '==', roomId), where('version', '==', 1), orderBy('time'));
const recordsOf = ({ db }: Person, name: string, playerId: string) =>
  query(collection(db, name), where('playerId', '==', playerId), orderBy('createdAt', 'desc'));
const versionsOf = (db: Person['db'], creatorId: string) =>
  query(collection(db, 'insights'), where('roomId', '==', LIVE_ID), where('creatorId', '==', creatorId));
const active = ({ db }: Person, name: string) => query(collection(db, name), where('is_active', '==', true));

export const serverWrittenOperations: readonly Operation[] = [
  ...['records', 'furtherRecords'].flatMap(recordOperations),
  ...teamRecordOperations(),
  ...readsAndWritesOf('ratingAggregates', EVERYBODY, NOBODY),
  reading('ratingAggregates: those of one’s own rooms', NOBODY, ({ db }) =>
    getDocs(query(collection(db, 'ratingAggregates'), where(documentId(), 'in', [LIVE_ID, DRAFT_ID]))),
  ),
  ...readsAndWritesOf('items', EVERYBODY),
  reading('items: the palette', EVERYBODY, (person) => getDocs(active(person, 'items'))),
  ...readsAndWritesOf('backgrounds', EVERYBODY),
  reading('backgrounds: the palette', EVERYBODY, (person) => getDocs(active(person, 'backgrounds'))),
  ...readsAndWritesOf('starters', EVERYBODY),
  ...readsAndWritesOf('ratings', ['creator'], NOBODY),
  reading('ratings: list the creator’s', ['creator'], (person) =>
    getDocs(listOf(person, 'ratings', CREATOR_ID)),
  ),
  ...readsAndWritesOf('roomStats', ['creator', 'admin'], ['admin']),
  reading('roomStats: list the creator’s', ['creator', 'admin'], ({ db }) =>
    getDocs(query(collection(db, 'roomStats'), where('creatorId', '==', CREATOR_ID))),
  ),
  ...readsAndWritesOf('insights', ['creator'], NOBODY),
  reading('insights: the latest versions of a room', ['creator'], ({ db }) =>
    getDocs(query(versionsOf(db, CREATOR_ID), orderBy('version', 'desc'), limit(12))),
  ),
  reading('insights: more versions than are shown', NOBODY, ({ db }) =>
    getDocs(query(versionsOf(db, CREATOR_ID), limit(13))),
  ),
  reading('insights: every version of a room', NOBODY, ({ db }) => getDocs(versionsOf(db, CREATOR_ID))),
  reading('insights: a room’s versions without its creator', NOBODY, ({ db }) =>
    getDocs(query(collection(db, 'insights'), where('roomId', '==', LIVE_ID), limit(12))),
  ),
  ...readsAndWritesOf('uploads', ['creator', 'admin'], ['admin']),
  reading('uploads: list the creator’s', ['creator', 'admin'], (person) =>
    getDocs(listOf(person, 'uploads', CREATOR_ID)),
  ),
  ...SERVER_ONLY.flatMap((name) => readsAndWritesOf(name, NOBODY)),
  reading('versions of all rooms at once', NOBODY, ({ db }) => getDocs(collectionGroup(db, 'versions'))),
];

/** Returns the operations on a collection that only the server writes, with the roles that may read it. */
function readsAndWritesOf(
  name: string,
  getAllowed: readonly Role[],
  listAllowed: readonly Role[] = getAllowed,
): readonly Operation[] {
  const standing = ({ db }: Person) => doc(db, name, 'standing');
  return [
    reading(`${name}: get`, getAllowed, (person) => getDoc(standing(person))),
    reading(`${name}: list`, listAllowed, ({ db }) => getDocs(collection(db, name))),
    writing(`${name}: create`, NOBODY, ({ db, userId }) =>
      setDoc(doc(db, name, 'new'), { userId, roomId: LIVE_ID, rating: 5 }),
    ),
    writing(`${name}: update`, NOBODY, (person) => updateDoc(standing(person), { count: 1 })),
    writing(`${name}: delete`, NOBODY, (person) => deleteDoc(standing(person))),
  ];
}

/**
 * Returns the operations on records, which are queried by room or by player. Only an admin may query them
 * over all rooms.
 */
function recordOperations(name: string): readonly Operation[] {
  return [
    ...recordsOfRoomsOperations(name),
    reading(`${name}: get one of a draft`, ['creator', 'admin', 'other'], ({ db }) =>
      getDoc(doc(db, name, 'ofDraft')),
    ),
    reading(`${name}: get one of a room that is gone`, ['other', 'admin'], ({ db }) =>
      getDoc(doc(db, name, 'ofNone')),
    ),
    reading(`${name}: one’s own`, SIGNED_IN, (person) => getDocs(recordsOf(person, name, person.userId))),
    reading(`${name}: another’s`, ['other', 'admin'], (person) =>
      getDocs(recordsOf(person, name, 'otherId')),
    ),
    reading(`${name}: a guest’s`, ADMIN, (person) => getDocs(recordsOf(person, name, 'guest_1'))),
  ];
}

/** Returns the operations on records of teams, which are queried by room only. */
function teamRecordOperations(): readonly Operation[] {
  const name = 'teamRecords';
  const shown = (person: Person, roomId: string) =>
    query(leaderboard(person, name, roomId), where('isShown', '==', true));
  return [
    ...recordsOfRoomsOperations(name),
    reading(`${name}: get one of a draft`, ['creator', 'admin'], ({ db }) =>
      getDoc(doc(db, name, 'ofDraft')),
    ),
    reading(`${name}: get one of a room that is gone`, ADMIN, ({ db }) => getDoc(doc(db, name, 'ofNone'))),
    reading(`${name}: those shown at first`, EVERYBODY, (person) => getDocs(shown(person, LIVE_ID))),
    reading(`${name}: a draft’s shown at first`, ['creator', 'admin'], (person) =>
      getDocs(shown(person, DRAFT_ID)),
    ),
    reading(`${name}: one’s own of all rooms`, ADMIN, ({ db, userId }) =>
      getDocs(query(collection(db, name), where('players', 'array-contains', userId))),
    ),
  ];
}

/**
 * Returns the operations on records of rooms. Everybody may read those of a room that they may see and whose
 * id they know.
 */
function recordsOfRoomsOperations(name: string): readonly Operation[] {
  const inRooms = ({ db }: Person, ...roomIds: string[]) =>
    query(collection(db, name), where('roomId', 'in', roomIds));
  return [
    ...readsAndWritesOf(name, EVERYBODY, ADMIN),
    reading(`${name}: look for one that is not there`, EVERYBODY, ({ db }) => getDoc(doc(db, name, 'none'))),
    reading(`${name}: a published room’s`, EVERYBODY, (person) =>
      getDocs(leaderboard(person, name, LIVE_ID)),
    ),
    reading(`${name}: by SPEC 7, of a published room by its id alone`, EVERYBODY, (person) =>
      getDocs(inRooms(person, LIVE_ID)),
    ),
    reading(`${name}: count a published room’s`, EVERYBODY, (person) =>
      getCount(leaderboard(person, name, LIVE_ID)),
    ),
    reading(`${name}: a draft’s`, ['creator', 'admin'], (person) =>
      getDocs(leaderboard(person, name, DRAFT_ID)),
    ),
    reading(`${name}: count a draft’s`, ['creator', 'admin'], (person) =>
      getCount(leaderboard(person, name, DRAFT_ID)),
    ),
    reading(`${name}: of a published room and a draft`, ['creator', 'admin'], (person) =>
      getDocs(inRooms(person, LIVE_ID, DRAFT_ID)),
    ),
    reading(`${name}: of a room that is gone`, ADMIN, (person) => getDocs(inRooms(person, 'gone'))),
    reading(`${name}: of all rooms but one`, ADMIN, ({ db }) =>
      getDocs(query(collection(db, name), where('roomId', '!=', LIVE_ID))),
    ),
    reading(`${name}: of all rooms, the fastest`, ADMIN, ({ db }) =>
      getDocs(query(collection(db, name), orderBy('time'))),
    ),
    reading(`${name}: count all`, ADMIN, ({ db }) => getCount(collection(db, name))),
  ];
}
