// @isolation backend

import {
  addDoc,
  arrayRemove,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  count,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  endBefore,
  FieldPath,
  type Firestore,
  GeoPoint,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  startAt,
  sum,
  Timestamp,
  updateDoc,
  vector,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Contract, connect } from './connect.ts';

let contract: Contract;
let db: Firestore;

beforeAll(async () => {
  contract = await connect();
  ({ db } = contract.openBrowser());
});
afterAll(() => contract.close());
beforeEach(() => contract.clearDocuments());

const at = (path: string) => doc(db, path);
const idsOf = ({ docs }: { docs: readonly { id: string }[] }) => docs.map(({ id }) => id);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );

describe('documents', () => {
  it('returns every type of value as it was set', async () => {
    const values = {
      nothing: null,
      yes: true,
      integer: 42,
      large: Number.MAX_SAFE_INTEGER,
      double: 1.5,
      infinite: -Infinity,
      time: new Timestamp(-12, 345_678_000),
      text: 'Schlüssel 🗝️',
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 255, 62])),
      place: new GeoPoint(52.5, -13.4),
      list: [1, 'two', { three: [4] }],
      map: { constructor: 'a plain field', 'with.dot': { deep: null } },
      vector: vector([1, 2.5]),
    };
    await setDoc(at('rooms/r1'), { ...values, reference: at('rooms/r2'), none: Number.NaN, minus: -0 });
    const { reference, none, minus, ...rest } = (await getDoc(at('rooms/r1'))).data() ?? {};
    expect(rest).toEqual(values);
    expect([reference.path, none]).toEqual(['rooms/r2', Number.NaN]);
    expect(Object.is(minus, -0)).toBe(true);
  });

  it('says that a missing document does not exist', async () => {
    expect((await getDoc(at('rooms/none'))).exists()).toBe(false);
  });

  it('replaces on set, merges on merge, and leaves the rest alone', async () => {
    await setDoc(at('rooms/r1'), { name: 'Study', lock: { kind: 'password', tries: 1 } });
    await setDoc(at('rooms/r1'), { lock: { tries: 2 } }, { merge: true });
    expect((await getDoc(at('rooms/r1'))).data()).toEqual({
      name: 'Study',
      lock: { kind: 'password', tries: 2 },
    });
    await setDoc(at('rooms/r1'), { name: 'Dungeon' });
    expect((await getDoc(at('rooms/r1'))).data()).toEqual({ name: 'Dungeon' });
  });

  it('merges the named fields alone, and takes out those that are named and not given', async () => {
    await setDoc(at('rooms/r1'), { a: 1, b: { c: 2, d: 3 }, e: 4 });
    await setDoc(at('rooms/r1'), { a: 9, b: { c: 8 }, e: 7 }, { mergeFields: ['b.c', 'e'] });
    expect((await getDoc(at('rooms/r1'))).data()).toEqual({ a: 1, b: { c: 8, d: 3 }, e: 7 });
    await setDoc(at('rooms/r1'), { e: deleteField() }, { merge: true });
    expect((await getDoc(at('rooms/r1'))).data()).toEqual({ a: 1, b: { c: 8, d: 3 } });
  });

  it('updates dotted, quoted and deleted fields', async () => {
    await setDoc(at('rooms/r1'), { a: { b: 1, c: 2 }, 'x.y': 1, gone: true });
    await updateDoc(at('rooms/r1'), 'a.b', 9, new FieldPath('x.y'), 2, 'gone', deleteField());
    expect((await getDoc(at('rooms/r1'))).data()).toEqual({ a: { b: 9, c: 2 }, 'x.y': 2 });
  });

  it('adds under a new id and deletes', async () => {
    const added = await addDoc(collection(db, 'rooms'), { name: 'New' });
    expect((await getDoc(added)).data()).toEqual({ name: 'New' });
    await deleteDoc(added);
    expect((await getDoc(added)).exists()).toBe(false);
  });

  it('refuses to update what is not there', async () => {
    expect(await codeOf(updateDoc(at('rooms/none'), { name: 'x' }))).toBe('not-found');
    expect((await getDoc(at('rooms/none'))).exists()).toBe(false);
  });

  it('refuses a document of more than 1 MiB', async () => {
    const text = 'x'.repeat(1_048_576);
    expect(await codeOf(setDoc(at('rooms/r1'), { text }))).toBe('failed-precondition');
    await setDoc(at('rooms/r1'), { text: text.slice(200) });
  });
});

describe('refusals', () => {
  const refused = (promise: Promise<unknown>) => expect(codeOf(promise)).resolves.toBe('permission-denied');

  it('come as permission-denied from documents, queries and counts that rules close', async () => {
    await contract.db.doc('closed/c').set({ n: 1 });
    const closed = collection(db, 'closed');
    await refused(getDoc(at('closed/c')));
    await refused(getDocs(closed));
    await refused(getCount(query(closed, where('n', '==', 1))));
    await refused(addDoc(closed, { n: 2 }));
    await refused(updateDoc(at('closed/c'), { n: 2 }));
    await refused(deleteDoc(at('closed/c')));
    expect((await contract.db.collection('closed').get()).docs.map((found) => found.data())).toEqual([
      { n: 1 },
    ]);
  });

  it('come for a whole batch or transaction if one part of it is closed', async () => {
    await refused(writeBatch(db).set(at('rooms/r1'), {}).set(at('closed/c'), {}).commit());
    await refused(
      runTransaction(db, async (transaction) => {
        transaction.set(at('rooms/r1'), {});
        transaction.delete(at('closed/c'));
      }),
    );
    expect((await getDoc(at('rooms/r1'))).exists()).toBe(false);
  });
});

describe('transforms', () => {
  it('increments, stamps the time, adds to and removes from arrays', async () => {
    await setDoc(at('rooms/r1'), { plays: 1, tags: ['a', 'b'], left: [1, 2, 1] });
    await updateDoc(at('rooms/r1'), {
      plays: increment(2),
      fresh: increment(1.5),
      tags: arrayUnion('b', 'c'),
      left: arrayRemove(1),
      at: serverTimestamp(),
    });
    const { at: time, ...rest } = (await getDoc(at('rooms/r1'))).data() ?? {};
    expect(rest).toEqual({ plays: 3, fresh: 1.5, tags: ['a', 'b', 'c'], left: [2] });
    expect(Math.abs(time.toMillis() - Date.now())).toBeLessThan(5_000);
  });

  it('leaves the other fields when an update holds transforms alone', async () => {
    await setDoc(at('rooms/r1'), { name: 'Study', plays: 1 });
    await updateDoc(at('rooms/r1'), { plays: increment(1) });
    expect((await getDoc(at('rooms/r1'))).data()).toEqual({ name: 'Study', plays: 2 });
  });
});

describe('batches and transactions', () => {
  it('writes a batch as a whole or not at all', async () => {
    const failing = writeBatch(db).set(at('rooms/r1'), { name: 'x' }).update(at('rooms/none'), { name: 'y' });
    expect(await codeOf(failing.commit())).toBe('not-found');
    expect((await getDoc(at('rooms/r1'))).exists()).toBe(false);
    await writeBatch(db)
      .set(at('rooms/r1'), { n: 1 })
      .update(at('rooms/r1'), { n: increment(1) })
      .commit();
    expect((await getDoc(at('rooms/r1'))).data()).toEqual({ n: 2 });
  });

  it('loses no step of transactions that contend', async () => {
    await setDoc(at('counters/c'), { n: 0 });
    const step = () =>
      runTransaction(
        db,
        async (transaction) => {
          const { n } = (await transaction.get(at('counters/c'))).data() ?? {};
          transaction.update(at('counters/c'), { n: n + 1 });
        },
        { maxAttempts: 10 },
      );
    await Promise.all([step(), step(), step()]);
    expect((await getDoc(at('counters/c'))).data()).toEqual({ n: 3 });
  });

  it('tries again when a document that was only read has changed', async () => {
    await setDoc(at('rooms/read'), { open: true });
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      const { open } = (await transaction.get(at('rooms/read'))).data() ?? {};
      if (++attempts === 1) await setDoc(at('rooms/read'), { open: false });
      transaction.set(at('rooms/written'), { open });
    });
    expect([attempts, (await getDoc(at('rooms/written'))).data()]).toEqual([2, { open: false }]);
  });
});

describe('queries', () => {
  const rooms = () => collection(db, 'rooms');
  beforeEach(async () => {
    const batch = writeBatch(db);
    batch.set(at('rooms/a'), { score: 3, tags: ['x'], published: true });
    batch.set(at('rooms/b'), { score: 1, tags: ['x', 'y'], published: true });
    batch.set(at('rooms/c'), { score: 2, tags: [], published: false });
    batch.set(at('rooms/d'), { score: 2, published: true });
    batch.set(at('rooms/e'), { score: null });
    batch.set(at('rooms/a/versions/1'), { n: 1 });
    batch.set(at('other/z/versions/2'), { n: 2 });
    await batch.commit();
  });
  const find = async (...parts: Parameters<typeof query> extends [unknown, ...infer Rest] ? Rest : never) =>
    idsOf(await getDocs(query(rooms(), ...parts)));

  it('reads one collection only', async () => {
    expect(await find()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('orders, with the name breaking ties in the same direction', async () => {
    expect(await find(orderBy('score', 'desc'))).toEqual(['a', 'd', 'c', 'b', 'e']);
    expect(await find(orderBy('tags'))).toEqual(['c', 'a', 'b']);
  });

  it('filters by every operator', async () => {
    expect(await find(where('score', '==', 2))).toEqual(['c', 'd']);
    expect(await find(where('score', '!=', 2))).toEqual(['b', 'a']);
    expect(await find(where('score', '>', 1))).toEqual(['c', 'd', 'a']);
    expect(await find(where('score', '<=', 2))).toEqual(['b', 'c', 'd']);
    expect(await find(where('score', '>=', 2), where('score', '<', 3))).toEqual(['c', 'd']);
    expect(await find(where('score', '==', null))).toEqual(['e']);
    expect(await find(where('score', '!=', null))).toEqual(['b', 'c', 'd', 'a']);
    expect(await find(where('score', 'in', [1, 3]))).toEqual(['a', 'b']);
    expect(await find(where('score', 'not-in', [1, 3]))).toEqual(['c', 'd']);
    expect(await find(where('tags', 'array-contains', 'x'))).toEqual(['a', 'b']);
    expect(await find(where('tags', 'array-contains-any', ['y', 'z']))).toEqual(['b']);
    expect(await find(where(documentId(), 'in', ['b', 'd']))).toEqual(['b', 'd']);
    const either = or(where('score', '==', 1), where('published', '==', false));
    expect(idsOf(await getDocs(query(rooms(), either)))).toEqual(['b', 'c']);
  });

  it('pages by cursors, by values and by documents', async () => {
    const ordered = [orderBy('score'), limit(2)] as const;
    const first = await getDocs(query(rooms(), where('score', '>', 0), ...ordered));
    expect(idsOf(first)).toEqual(['b', 'c']);
    const last = first.docs.at(-1);
    expect(await find(where('score', '>', 0), ...ordered, startAfter(last))).toEqual(['d', 'a']);
    expect(await find(orderBy('score'), startAt(2))).toEqual(['c', 'd', 'a']);
    expect(await find(orderBy('score'), startAfter(null), endBefore(3))).toEqual(['b', 'c', 'd']);
    expect(await find(orderBy('score'), limitToLast(2))).toEqual(['d', 'a']);
  });

  it('looks through a collection group', async () => {
    expect(idsOf(await getDocs(collectionGroup(db, 'versions')))).toEqual(['2', '1']);
    expect(idsOf(await getDocs(collection(db, 'rooms/a/versions')))).toEqual(['1']);
  });

  it('counts, sums and averages', async () => {
    expect((await getCount(query(rooms(), where('published', '==', true)))).data().count).toBe(3);
    const found = await getAggregate(rooms(), { n: count(), sum: sum('score'), mean: average('score') });
    expect(found.data()).toEqual({ n: 5, sum: 8, mean: 2 });
    const none = query(rooms(), where('score', '>', 99));
    expect((await getAggregate(none, { sum: sum('score'), mean: average('score') })).data()).toEqual({
      sum: 0,
      mean: null,
    });
  });
});
