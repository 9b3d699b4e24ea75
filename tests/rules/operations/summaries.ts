import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { DRAFT_ID, LIVE_ID, NEW_ID } from '../documents.ts';
import { CREATOR_ID, EVERYBODY, NOBODY, type Person, type Role } from '../people.ts';
import { type Operation, reading, writing } from '../table.ts';

const OWNER_AND_ADMIN = ['creator', 'admin'] as const;

const published = ({ db }: Person) =>
  query(
    collection(db, 'summary'),
    where('isPublished', '==', true),
    where('isListed', '==', true),
    orderBy('createdAt', 'desc'),
  );
const byLinkToo = ({ db }: Person) => query(collection(db, 'summary'), where('isPublished', '==', true));
const ofCreator = ({ db }: Person) =>
  query(collection(db, 'summary'), where('creatorId', '==', CREATOR_ID), orderBy('createdAt', 'desc'));

export const summaryOperations: readonly Operation[] = [
  reading('summary: get a published one', EVERYBODY, ({ db }) => getDoc(doc(db, 'summary', LIVE_ID))),
  reading('summary: get a draft’s', OWNER_AND_ADMIN, ({ db }) => getDoc(doc(db, 'summary', DRAFT_ID))),
  reading('summary: get a missing one', ['admin'], ({ db }) => getDoc(doc(db, 'summary', NEW_ID))),
  reading('summary: list the published', EVERYBODY, (person) => getDocs(published(person))),
  reading('summary: count the published', EVERYBODY, (person) => getCount(published(person))),
  reading('summary: list the published that are played by their link, too', ['admin'], (person) =>
    getDocs(byLinkToo(person)),
  ),
  reading('summary: list the creator’s', OWNER_AND_ADMIN, (person) => getDocs(ofCreator(person))),
  reading('summary: list all', ['admin'], ({ db }) => getDocs(collection(db, 'summary'))),
  change('a draft’s name', ['creator'], DRAFT_ID, {
    roomName: 'The study',
    timeLimit: 9,
    imageUrl: '/cover',
  }),
  change('a draft’s errors', ['creator'], DRAFT_ID, { error: true, isPreviewed: true }),
  change('whether a live one is listed', ['creator'], LIVE_ID, { isListed: false }),
  change('whether one is listed, by another word', NOBODY, LIVE_ID, { isListed: 'no' }),
  change('whether one is listed, and what it is found by', NOBODY, LIVE_ID, {
    isListed: true,
    searchWords: ['x'],
  }),
  change('what a live one is found by', NOBODY, LIVE_ID, { searchWords: ['x'] }),
  change('how hard one is', NOBODY, LIVE_ID, { difficulty: { band: 'easy', minutes: 3 } }),
  change('for how many one is good', NOBODY, LIVE_ID, { goodFor: 8 }),
  change('the best time', NOBODY, LIVE_ID, { bestTime: 1 }),
  change('in which language one is', NOBODY, LIVE_ID, { language: 'en' }),
  change('what a cover shows', NOBODY, LIVE_ID, { coverBackground: 'dungeon' }),
  change('a live one’s mark of a newer draft', ['creator'], LIVE_ID, {
    hasNewerDraft: true,
    editedAt: 1_790_000_009,
  }),
  change('when a live one was edited, by the server’s clock', ['creator'], LIVE_ID, {
    hasNewerDraft: true,
    editedAt: serverTimestamp(),
  }),
  change('when a live one was edited, by another clock', NOBODY, LIVE_ID, {
    hasNewerDraft: true,
    editedAt: Timestamp.fromMillis(4_000_000_000_000),
  }),
  change('a draft’s mark of a newer draft', NOBODY, DRAFT_ID, { hasNewerDraft: true, roomName: 'The study' }),
  change('a live one’s errors', ['creator'], LIVE_ID, { error: true, isPreviewed: true }),
  change('a live one’s name', NOBODY, LIVE_ID, { roomName: 'The study' }),
  change('a live one’s time limit', NOBODY, LIVE_ID, { timeLimit: 9 }),
  change('a live one’s cover', NOBODY, LIVE_ID, { imageUrl: '/cover' }),
  change('the rating', NOBODY, LIVE_ID, { avgRating: 5 }),
  change('the plays', NOBODY, LIVE_ID, { count: 13 }),
  change('the date', NOBODY, DRAFT_ID, { createdAt: 1_790_000_002 }),
  change('the creator', NOBODY, DRAFT_ID, { creatorId: 'otherId' }),
  change('the creator’s name', NOBODY, DRAFT_ID, { creator: 'Bo' }),
  change('publication alone', NOBODY, DRAFT_ID, { isPublished: true }),
  change('publication away, the room left published', NOBODY, LIVE_ID, { isPublished: false }),
  change('what a room is hidden for', NOBODY, DRAFT_ID, { hidden: { reason: 'other', answer: '' } }),
  change('a field of one’s own', NOBODY, DRAFT_ID, { featured: true }),
];

function change(what: string, allowed: readonly Role[], id: string, changes: object): Operation {
  return writing(`summary: change ${what}`, allowed, ({ db }) =>
    updateDoc(doc(db, 'summary', id), { ...changes }),
  );
}
