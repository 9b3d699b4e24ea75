import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { copyOf, DRAFT_ID, LIVE_ID } from '../documents.ts';
import { CREATOR_ID, NOBODY, type Person } from '../people.ts';
import { type Operation, reading, writing } from '../table.ts';

const OWNER = ['creator'] as const;

const copyRef = ({ db }: Person, id: string, roomId = DRAFT_ID) => doc(db, `rooms/${roomId}/copies/${id}`);
const ownCopies = ({ db }: Person) =>
  query(collection(db, `rooms/${DRAFT_ID}/copies`), where('creatorId', '==', CREATOR_ID));

/** Stores a copy as the app does, as the given person. */
export function keepCopy(person: Person, id: string, changes: object = {}, roomId?: string): Promise<void> {
  const contents = Bytes.fromUint8Array(new Uint8Array([1, 2, 3]));
  const copy = { ...copyOf(person.userId), contents, keptAt: serverTimestamp() };
  return setDoc(copyRef(person, id, roomId), { ...copy, ...changes });
}

export const copyOperations: readonly Operation[] = [
  reading('copies: get', OWNER, (person) => getDoc(copyRef(person, 'kept-0'))),
  reading('copies: list the creator’s', OWNER, (person) => getDocs(ownCopies(person))),
  reading('copies: list all', NOBODY, ({ db }) => getDocs(collection(db, `rooms/${DRAFT_ID}/copies`))),
  writing('copies: keep a first one', OWNER, (person) => keepCopy(person, 'kept-1')),
  writing('copies: keep the day’s', OWNER, (person) => keepCopy(person, 'day-6')),
  writing('copies: keep what gave way', OWNER, (person) => keepCopy(person, 'gave-way')),
  writing('copies: keep another in its place', OWNER, (person) => keepCopy(person, 'kept-0')),
  writing('copies: keep in the creator’s name', OWNER, (person) =>
    keepCopy(person, 'kept-1', { creatorId: CREATOR_ID }),
  ),
  writing('copies: keep of a room that is not there', NOBODY, (person) =>
    keepCopy(person, 'kept-0', {}, 'gone0000000000000000'),
  ),
  writing('copies: keep of a published room', OWNER, (person) => keepCopy(person, 'kept-0', {}, LIVE_ID)),
  writing('copies: under an id of no slot', NOBODY, (person) => keepCopy(person, 'kept-5')),
  writing('copies: delete', OWNER, (person) => deleteDoc(copyRef(person, 'kept-0'))),
];
