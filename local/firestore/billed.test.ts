import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BillingCounter, countBilled } from '../testing/countBilled.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { startTestFirestore, type TestFirestore } from './testing/startTestFirestore.ts';

const data = makeTemporaryFolder();
let firestore: TestFirestore;
let counter: BillingCounter;

beforeAll(async () => {
  firestore = await startTestFirestore(`${data.folder}/database.sqlite`);
  for (const id of ['a', 'b', 'c']) await firestore.admin.doc(`rooms/${id}`).set({ isPublished: id !== 'c' });
});
afterAll(async () => {
  await firestore.close();
  data.remove();
});
beforeEach(() => {
  counter?.stop();
  counter = countBilled();
});

it('counts each document that is read, one that is missing too, and one for a query that finds nothing', async () => {
  const { lite, adminWithin } = firestore;
  await getDoc(doc(lite, 'rooms/a'));
  await getDoc(doc(lite, 'rooms/missing'));
  await getDocs(query(collection(lite, 'rooms'), where('isPublished', '==', true)));
  await getDocs(collection(lite, 'empty'));
  expect(counter.billed).toMatchObject({ reads: 5, writes: 0, deletes: 0 });
  await adminWithin.getAll(adminWithin.doc('rooms/a'), adminWithin.doc('rooms/b'));
  expect(counter.billed.reads).toBe(7);
});

it('counts one read for up to a thousand documents that are only counted', async () => {
  await getCount(collection(firestore.lite, 'rooms'));
  expect(counter.billed).toMatchObject({ reads: 1, writes: 0, deletes: 0 });
});

it('counts what a commit writes and deletes, and nothing of one that fails', async () => {
  const { lite, admin } = firestore;
  await setDoc(doc(lite, 'rooms/d'), { isPublished: false });
  await deleteDoc(doc(lite, 'rooms/d'));
  expect(counter.billed).toMatchObject({ reads: 0, writes: 1, deletes: 1 });
  await expect(admin.doc('rooms/missing').update({ isPublished: true })).rejects.toThrow();
  const batch = admin.batch();
  for (const id of ['e', 'f']) batch.set(admin.doc(`rooms/${id}`), {});
  await batch.commit();
  expect(counter.billed).toMatchObject({ reads: 0, writes: 3, deletes: 1 });
});
