// @isolation backend

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireAdminSdk } from '#local/adminSdk';
import { type Contract, connect } from './connect.ts';

const { AggregateField, FieldPath, FieldValue, Filter, Timestamp, GeoPoint } = requireAdminSdk();

/** gRPC's numbers for the codes that callers branch on. */
const INVALID_ARGUMENT = 3;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

let contract: Contract;

beforeAll(async () => {
  contract = await connect();
});
afterAll(() => contract.close());
beforeEach(() => contract.clearDocuments());

const at = (path: string) => contract.db.doc(path);
const idsOf = ({ docs }: { docs: readonly { id: string }[] }) => docs.map(({ id }) => id);
const dataAt = async (path: string) => (await at(path).get()).data();

describe('documents', () => {
  it('returns every type of value as it was set, also under names that the protocol uses itself', async () => {
    const values = {
      limit: 5,
      updateTime: Timestamp.fromMillis(-1500),
      fields: { readTime: new GeoPoint(1, -2) },
      bytes: Buffer.from([0, 255]),
      none: null,
      infinite: Infinity,
      notANumber: Number.NaN,
      list: [true, { upTo: 'x' }],
      vector: FieldValue.vector([1, 2]),
    };
    await at('rooms/r1').set({ ...values, reference: at('rooms/r2') });
    const { reference, ...rest } = (await dataAt('rooms/r1')) ?? {};
    expect(rest).toEqual(values);
    expect(reference.path).toBe('rooms/r2');
  });

  it('creates once, updates only what is there', async () => {
    await at('rooms/r1').create({ n: 1 });
    await expect(at('rooms/r1').create({ n: 2 })).rejects.toMatchObject({ code: ALREADY_EXISTS });
    await expect(at('rooms/none').update({ n: 2 })).rejects.toMatchObject({ code: NOT_FOUND });
    expect(await dataAt('rooms/r1')).toEqual({ n: 1 });
  });

  it('takes numbers for ids, which come first and in order, and no other reserved names', async () => {
    for (const id of ['a', '7', '__id12__', '__id7__', '__id-2__']) await at(`rooms/${id}`).set({ n: 1 });
    expect(idsOf(await contract.db.collection('rooms').get())).toEqual([
      '__id-2__',
      '__id7__',
      '__id12__',
      '7',
      'a',
    ]);
    const listed = await contract.db.collection('rooms').listDocuments();
    expect(listed.map(({ id }) => id)).toEqual(['__id-2__', '__id7__', '__id12__', '7', 'a']);
    expect((await at('rooms/__id7__').get()).exists).toBe(true);
    for (const path of ['rooms/__x__', '__x__/a', 'rooms/a/__x__/b']) {
      await expect(at(path).get()).rejects.toMatchObject({ code: INVALID_ARGUMENT });
      await expect(at(path).set({ n: 1 })).rejects.toMatchObject({ code: INVALID_ARGUMENT });
    }
    const reserved = contract.db.collection('__x__');
    await expect(reserved.get()).rejects.toMatchObject({ code: INVALID_ARGUMENT });
    await expect(reserved.count().get()).rejects.toMatchObject({ code: INVALID_ARGUMENT });
    await expect(reserved.listDocuments()).rejects.toMatchObject({ code: INVALID_ARGUMENT });
    await expect(at('rooms/a').listCollections()).resolves.toEqual([]);
  });

  it('refuses a commit that updates what it deletes before', async () => {
    await at('rooms/r1').set({ n: 1 });
    const batch = contract.db.batch().delete(at('rooms/r1')).update(at('rooms/r1'), { n: 2 });
    await expect(batch.commit()).rejects.toMatchObject({ code: INVALID_ARGUMENT });
    expect(await dataAt('rooms/r1')).toEqual({ n: 1 });
  });

  it('refuses a write or delete based on another version', async () => {
    const { writeTime } = await at('rooms/r1').set({ n: 1 });
    await at('rooms/r1').set({ n: 2 });
    const stale = { lastUpdateTime: writeTime };
    await expect(at('rooms/r1').update({ n: 3 }, stale)).rejects.toMatchObject({ code: FAILED_PRECONDITION });
    await expect(at('rooms/r1').delete(stale)).rejects.toMatchObject({ code: FAILED_PRECONDITION });
    const { updateTime } = await at('rooms/r1').get();
    await at('rooms/r1').update({ n: 3 }, updateTime ? { lastUpdateTime: updateTime } : {});
    expect(await dataAt('rooms/r1')).toEqual({ n: 3 });
  });

  it('transforms: increments, server time, array union and remove', async () => {
    await at('rooms/r1').set({ n: 1, tags: ['a', 'b'], deep: { gone: 1, kept: 2 } });
    await at('rooms/r1').update({
      n: FieldValue.increment(2),
      tags: FieldValue.arrayUnion('b', 'c'),
      'deep.gone': FieldValue.delete(),
      at: FieldValue.serverTimestamp(),
    });
    await at('rooms/r1').set({ tags: FieldValue.arrayRemove('a') }, { merge: true });
    const { at: time, ...rest } = (await dataAt('rooms/r1')) ?? {};
    expect(rest).toEqual({ n: 3, tags: ['b', 'c'], deep: { kept: 2 } });
    expect(time).toBeInstanceOf(Timestamp);
  });

  it('reads many at once, in order, with a mask', async () => {
    await at('rooms/r1').set({ a: 1, b: 2 });
    const [missing, found] = await contract.db.getAll(at('rooms/none'), at('rooms/r1'), {
      fieldMask: ['b'],
    });
    expect([missing?.exists, found?.data()]).toEqual([false, { b: 2 }]);
  });

  it('takes a commit larger than the 4 MiB that gRPC allows by itself', async () => {
    const batch = contract.db.batch();
    for (let index = 0; index < 6; index++) batch.set(at(`rooms/r${index}`), { text: 'x'.repeat(900_000) });
    await batch.commit();
    expect((await contract.db.collection('rooms').get()).size).toBe(6);
  });
});

describe('many documents', () => {
  beforeEach(async () => {
    const writer = contract.db.bulkWriter();
    for (let n = 0; n < 6; n++)
      void writer.set(at(`rooms/r${n}`), { n, even: n % 2 === 0, name: `Room ${n}` });
    void writer.set(at('rooms/ghost/versions/1'), { n: 1 });
    await writer.close();
  });
  const rooms = () => contract.db.collection('rooms');

  it('queries with order, cursors, offset and select', async () => {
    expect(idsOf(await rooms().where('n', '>', 1).limit(2).get())).toEqual(['r2', 'r3']);
    expect(idsOf(await rooms().orderBy('n', 'desc').offset(1).limit(2).get())).toEqual(['r4', 'r3']);
    expect(idsOf(await rooms().orderBy('n').startAfter(3).get())).toEqual(['r4', 'r5']);
    expect(idsOf(await rooms().orderBy('n').endAt(1).get())).toEqual(['r0', 'r1']);
    expect(idsOf(await rooms().orderBy('n').limitToLast(2).get())).toEqual(['r4', 'r5']);
    const after = await at('rooms/r4').get();
    expect(idsOf(await rooms().orderBy('even').startAfter(after).get())).toEqual([]);
    expect(idsOf(await rooms().orderBy(FieldPath.documentId()).startAt('r4').get())).toEqual(['r4', 'r5']);
    const selected = await rooms().where('n', '==', 2).select('name').get();
    expect(selected.docs[0]?.data()).toEqual({ name: 'Room 2' });
    const either = Filter.or(Filter.where('n', '==', 0), Filter.where('name', '==', 'Room 5'));
    expect(idsOf(await rooms().where(either).get())).toEqual(['r0', 'r5']);
  });

  it('finds null and NaN where they are asked for alone, and leaves null out of negations', async () => {
    const odd = { n: Number.NaN, none: null, list: [null, Number.NaN] };
    await Promise.all([
      at('odd/nan').set(odd),
      at('odd/null').set({ ...odd, n: null }),
      at('odd/one').set({ n: 1 }),
    ]);
    const odds = contract.db.collection('odd');
    const found = async (...asked: Parameters<typeof Filter.where>) =>
      idsOf(await odds.where(Filter.where(...asked)).get());
    expect(await found('n', '<=', 1)).toEqual(['one']);
    expect(await found('n', 'in', [null, Number.NaN, 1])).toEqual(['one']);
    expect(await found('list', 'array-contains-any', [null, Number.NaN])).toEqual([]);
    expect(await found('n', '==', null)).toEqual(['null']);
    expect(await found('n', '==', Number.NaN)).toEqual(['nan']);
    expect(await found('n', '!=', 2)).toEqual(['nan', 'one']);
    expect(await found('n', 'not-in', [null])).toEqual([]);
  });

  it('aggregates', async () => {
    const { count, sum, average } = AggregateField;
    const found = await rooms()
      .aggregate({ n: count(), sum: sum('n'), mean: average('n') })
      .get();
    expect(found.data()).toEqual({ n: 6, sum: 15, mean: 2.5 });
    expect((await rooms().where('even', '==', true).count().get()).data().count).toBe(3);
  });

  it('lists documents, those included that only have others beneath them, and collections', async () => {
    const ids = (await rooms().listDocuments()).map(({ id }) => id);
    expect(ids).toEqual(['ghost', 'r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
    expect((await at('rooms/ghost').listCollections()).map(({ id }) => id)).toEqual(['versions']);
  });

  it('streams and deletes recursively', async () => {
    const ids: string[] = [];
    for await (const found of rooms().where('even', '==', true).stream()) {
      ids.push((found as unknown as { id: string }).id);
    }
    expect(ids).toEqual(['r0', 'r2', 'r4']);
    await contract.db.recursiveDelete(rooms());
    expect(await contract.db.listCollections()).toEqual([]);
  });
});

describe('transactions', () => {
  it('loses no step of transactions that contend', async () => {
    await at('counters/c').set({ n: 0 });
    const step = () =>
      contract.db.runTransaction(
        async (transaction) => {
          const n = (await transaction.get(at('counters/c'))).get('n');
          transaction.update(at('counters/c'), { n: n + 1 });
        },
        { maxAttempts: 10 },
      );
    await Promise.all([step(), step(), step(), step()]);
    expect(await dataAt('counters/c')).toEqual({ n: 4 });
  });

  it('tries again when a query that it read finds something else', async () => {
    let attempts = 0;
    const found = await contract.db.runTransaction(async (transaction) => {
      const { size } = await transaction.get(contract.db.collection('rooms').where('n', '==', 1));
      if (++attempts === 1) await at('rooms/new').set({ n: 1 });
      transaction.set(at('counters/c'), { size });
      return size;
    });
    expect([attempts, found, await dataAt('counters/c')]).toEqual([2, 1, { size: 1 }]);
  });

  it('reads a consistent state in a read-only transaction', async () => {
    await at('rooms/a').set({ n: 1 });
    await at('rooms/b').set({ n: 1 });
    const read = await contract.db.runTransaction(
      async (transaction) => {
        const first = (await transaction.get(at('rooms/a'))).get('n');
        await contract.db.batch().set(at('rooms/a'), { n: 2 }).set(at('rooms/b'), { n: 2 }).commit();
        return [first, (await transaction.get(at('rooms/b'))).get('n')];
      },
      { readOnly: true },
    );
    expect(read).toEqual([1, 1]);
  });

  it('leaves nothing of a transaction that throws', async () => {
    const failing = contract.db.runTransaction(async (transaction) => {
      await transaction.get(at('rooms/x'));
      transaction.set(at('rooms/x'), { n: 1 });
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect(await dataAt('rooms/x')).toBeUndefined();
  });
});
