import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import {
  BINNED_ID,
  DRAFT_ID,
  draft,
  HIDDEN_ID,
  LIVE_ID,
  live,
  NEW_ID,
  ROOM_COUNTS,
  roomOf,
  summaryOf,
} from '../documents.ts';
import { CREATOR_ID, NOBODY, type Person } from '../people.ts';
import { type Operation, reading, writing } from '../table.ts';

const OWNER_AND_ADMIN = ['creator', 'admin'] as const;
const OWNER = ['creator'] as const;

const ownRooms = ({ db }: Person) => query(collection(db, 'rooms'), where('creatorId', '==', CREATOR_ID));
const ownVersions = ({ db }: Person, id: string) =>
  query(collection(db, `rooms/${id}/versions`), where('creatorId', '==', CREATOR_ID));

export const roomOperations: readonly Operation[] = [
  reading('rooms: get a draft', OWNER_AND_ADMIN, ({ db }) => getDoc(doc(db, 'rooms', DRAFT_ID))),
  reading('rooms: get a published room, which holds the answers', OWNER_AND_ADMIN, ({ db }) =>
    getDoc(doc(db, 'rooms', LIVE_ID)),
  ),
  reading('rooms: get one that is missing', ['admin'], ({ db }) => getDoc(doc(db, 'rooms', NEW_ID))),
  reading('rooms: list all', ['admin'], ({ db }) => getDocs(collection(db, 'rooms'))),
  reading('rooms: list the creator’s', OWNER_AND_ADMIN, (person) => getDocs(ownRooms(person))),
  reading('rooms: count the creator’s', OWNER_AND_ADMIN, (person) => getCount(ownRooms(person))),
  reading('rooms: count all', ['admin'], ({ db }) => getCount(collection(db, 'rooms'))),
  writing(
    'rooms: create, with 2 of the Free plan’s taken by the creator',
    ['other', 'pro', 'admin'],
    (person) => createRoom(person, NEW_ID),
  ),
  writing('rooms: make a hidden one anew under its id', NOBODY, (person) => createRoom(person, HIDDEN_ID)),
  writing('rooms: take the id of one that lies in a bin', NOBODY, (person) => createRoom(person, BINNED_ID)),
  reading('deletedRooms: get one’s own', NOBODY, ({ db }) => getDoc(doc(db, 'deletedRooms', BINNED_ID))),
  reading('deletedRooms: list one’s own', NOBODY, ({ db }) =>
    getDocs(query(collection(db, 'deletedRooms'), where('creatorId', '==', CREATOR_ID))),
  ),
  writing('rooms: create in the creator’s name', NOBODY, createInCreatorsName),
  writing('rooms: save a draft', OWNER, saveDraft),
  writing('rooms: save behind a live version', OWNER, saveLive),
  writing('rooms: take off the dashboard', OWNER, (person) => setPublished(person, LIVE_ID, false)),
  writing('rooms: take off the dashboard, and show the draft’s cover', OWNER, (person) =>
    setPublished(person, LIVE_ID, false, { imageUrl: live.imageUrl }),
  ),
  writing('rooms: take off the dashboard, and show another cover', NOBODY, (person) =>
    setPublished(person, LIVE_ID, false, { imageUrl: '/other.webp' }),
  ),
  writing('rooms: publish', NOBODY, (person) => setPublished(person, DRAFT_ID, true)),
  writing('rooms: publish, the summary left a draft’s', NOBODY, ({ db }) =>
    updateDoc(doc(db, 'rooms', DRAFT_ID), { isPublished: true }),
  ),
  writing('rooms: take off the dashboard, the summary left published', NOBODY, ({ db }) =>
    updateDoc(doc(db, 'rooms', LIVE_ID), { isPublished: false }),
  ),
  writing('rooms: delete', OWNER, deleteRoom),
  reading('versions: get', OWNER_AND_ADMIN, ({ db }) => getDoc(doc(db, `rooms/${LIVE_ID}/versions/1`))),
  reading('versions: list', OWNER_AND_ADMIN, (person) => getDocs(ownVersions(person, LIVE_ID))),
  reading('versions: get one of a room that lies in a bin', NOBODY, ({ db }) =>
    getDoc(doc(db, `rooms/${BINNED_ID}/versions/1`)),
  ),
  reading('versions: list those of a room that lies in a bin', NOBODY, (person) =>
    getDocs(ownVersions(person, BINNED_ID)),
  ),
  writing('versions: create', NOBODY, ({ db, userId }) =>
    setDoc(doc(db, `rooms/${LIVE_ID}/versions/2`), roomOf(userId)),
  ),
  writing('versions: update', NOBODY, ({ db }) =>
    updateDoc(doc(db, `rooms/${LIVE_ID}/versions/1`), { roomName: 'Other' }),
  ),
  writing('versions: delete', NOBODY, ({ db }) => deleteDoc(doc(db, `rooms/${LIVE_ID}/versions/1`))),
  writing('rooms: other documents beneath them', NOBODY, ({ db }) =>
    setDoc(doc(db, `rooms/${DRAFT_ID}/notes/1`), { text: '' }),
  ),
];

function createRoom({ db, userId, role }: Person, id: string): Promise<void> {
  const room = roomOf(userId);
  return writeBatch(db)
    .set(doc(db, 'summary', id), summaryOf(room))
    .set(doc(db, 'rooms', id), room)
    .update(doc(db, 'users', userId), { roomCount: ROOM_COUNTS[role] + 1, lastRoomId: id })
    .commit();
}

function createInCreatorsName({ db, userId, role }: Person): Promise<void> {
  const room = roomOf(CREATOR_ID);
  return writeBatch(db)
    .set(doc(db, 'summary', NEW_ID), summaryOf(room))
    .set(doc(db, 'rooms', NEW_ID), room)
    .update(doc(db, 'users', userId), { roomCount: ROOM_COUNTS[role] + 1, lastRoomId: NEW_ID })
    .commit();
}

function saveDraft({ db }: Person): Promise<void> {
  const room = { ...draft, roomName: 'The study', timeLimit: 9, revision: 2 };
  return writeBatch(db)
    .set(doc(db, 'rooms', DRAFT_ID), room)
    .update(doc(db, 'summary', DRAFT_ID), { roomName: 'The study', timeLimit: 9, isPreviewed: true })
    .commit();
}

function saveLive({ db }: Person): Promise<void> {
  return writeBatch(db)
    .set(doc(db, 'rooms', LIVE_ID), { ...live, roomName: 'The study', revision: 2, error: true })
    .update(doc(db, 'summary', LIVE_ID), { error: true, isPreviewed: true })
    .commit();
}

function setPublished({ db }: Person, id: string, isPublished: boolean, shown: object = {}): Promise<void> {
  return writeBatch(db)
    .update(doc(db, 'rooms', id), { isPublished })
    .update(doc(db, 'summary', id), { isPublished, ...shown })
    .commit();
}

function deleteRoom({ db, userId, role }: Person): Promise<void> {
  const roomCount = Math.max(0, ROOM_COUNTS[role] - 1);
  return writeBatch(db)
    .delete(doc(db, 'rooms', DRAFT_ID))
    .delete(doc(db, 'summary', DRAFT_ID))
    .update(doc(db, 'users', userId), { roomCount, lastRoomId: DRAFT_ID })
    .commit();
}
