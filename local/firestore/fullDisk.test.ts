import { doc, getDoc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onAdminCalls } from '../log/operations.ts';
import { fillDisk } from '../testing/fillDisk.ts';
import { startFreshFirestore, type TestFirestore } from './testing/startTestFirestore.ts';

let firestore: TestFirestore;
let makeRoom: () => void;

beforeEach(async () => {
  firestore = await startFreshFirestore();
  await setDoc(doc(firestore.lite, 'rooms/kept'), { name: 'kept' });
  makeRoom = fillDisk(firestore.database);
});
afterEach(() => firestore.close());

const LONG = 'x'.repeat(20_000);

function saveBatch(): Promise<void> {
  const batch = writeBatch(firestore.lite);
  batch.set(doc(firestore.lite, 'rooms/kept'), { name: 'changed' });
  batch.set(doc(firestore.lite, 'rooms/long'), { text: LONG });
  return batch.commit();
}

it('reports a full disk to a browser, keeps the data, and continues once there is space', async () => {
  await expect(saveBatch()).rejects.toMatchObject({
    code: 'resource-exhausted',
    message: expect.stringContaining('The disk of the server is full. Nothing was written.'),
  });
  expect((await getDoc(doc(firestore.lite, 'rooms/kept'))).data()).toEqual({ name: 'kept' });
  expect((await getDoc(doc(firestore.lite, 'rooms/long'))).exists()).toBe(false);
  makeRoom();
  await saveBatch();
  expect((await getDoc(doc(firestore.lite, 'rooms/kept'))).data()).toEqual({ name: 'changed' });
});

it('reports it to the functions at once, in transactions too, since they would retry for minutes', async () => {
  const { admin } = firestore;
  const asked: string[] = [];
  const stop = onAdminCalls(({ method }) => asked.push(method));
  const full = { code: 9, details: expect.stringContaining('The disk of the server is full') };
  await expect(admin.doc('rooms/long').set({ text: LONG })).rejects.toMatchObject(full);
  const write = admin.runTransaction(async (transaction) => {
    await transaction.get(admin.doc('rooms/kept'));
    transaction.set(admin.doc('rooms/long'), { text: LONG });
  });
  await expect(write).rejects.toMatchObject(full);
  stop();
  expect(asked.filter((method) => method === 'Commit')).toHaveLength(2);
  expect((await admin.doc('rooms/kept').get()).data()).toEqual({ name: 'kept' });
  makeRoom();
  await admin.doc('rooms/long').set({ text: LONG });
});
