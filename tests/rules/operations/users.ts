import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { DRAFT_ID } from '../documents.ts';
import { CREATOR_ID, NOBODY, type Person, SIGNED_IN } from '../people.ts';
import { type Operation, reading, writing } from '../table.ts';

const own = ({ db, userId }: Person) => doc(db, 'users', userId);
const usersWithId = ({ db }: Person, userId: string) =>
  query(collection(db, 'users'), where('userId', '==', userId));

export const userOperations: readonly Operation[] = [
  reading('users: get one’s own', SIGNED_IN, (person) => getDoc(own(person))),
  reading('users: get the creator’s', ['creator'], ({ db }) => getDoc(doc(db, 'users', CREATOR_ID))),
  reading('users: get one that is missing', NOBODY, ({ db }) => getDoc(doc(db, 'users', 'missing'))),
  reading('users: find one’s own', SIGNED_IN, (person) => getDocs(usersWithId(person, person.userId))),
  reading('users: find the creator’s', ['creator'], (person) => getDocs(usersWithId(person, CREATOR_ID))),
  reading('users: list all', NOBODY, ({ db }) => getDocs(collection(db, 'users'))),
  writing('users: create another’s', NOBODY, ({ db }) =>
    setDoc(doc(db, 'users', 'missing'), { userId: 'missing', roomCount: 0, lastRoomId: '' }),
  ),
  writing('users: make one’s own anew', NOBODY, (person) =>
    setDoc(own(person), { userId: person.userId, roomCount: 0, lastRoomId: 'x' }),
  ),
  writing('users: delete one’s own', NOBODY, (person) => deleteDoc(own(person))),
  ...[
    { is_admin: true },
    { isPro: true },
    { stripeId: 'granted' },
    { end_datetime: new Date('2100-01-01T00:00:00Z') },
    { start_datetime: new Date('2000-01-01T00:00:00Z') },
    { packs: ['castle'] },
    { userId: 'somebody' },
    { nickname: 'Ada' },
    { roomCount: -100 },
    { roomCount: 2.5 },
    { roomCount: '0' },
    { roomCount: increment(-1) },
    { roomCount: deleteField() },
    { lastRoomId: DRAFT_ID },
  ].map(changeOwn),
];

function changeOwn(changes: object): Operation {
  return writing(`users: change one’s own record by ${JSON.stringify(changes)}`, NOBODY, (person) =>
    updateDoc(own(person), { ...changes }),
  );
}
