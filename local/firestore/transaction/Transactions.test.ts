import { describe, expect, it } from 'vitest';
import type { DocumentReader } from '../DocumentReader.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { Transactions } from './Transactions.ts';

function setUp() {
  const stored = new Map<string, StoredDocument>();
  const store: DocumentReader = { get: (path) => stored.get(path), scan: () => [...stored.values()] };
  const clock = { now: 0 };
  const transactions = new Transactions(store, () => clock.now);
  const put = (path: string, updateTime: string) => {
    const document = { path, fields: {}, createTime: updateTime, updateTime };
    transactions.keepBefore(new Map([[path, document]]));
    stored.set(path, document);
  };
  const remove = (path: string) => {
    transactions.keepBefore(new Map([[path, undefined]]));
    stored.delete(path);
  };
  return { store, clock, transactions, put, remove };
}

const SCOPE = { parent: '', collectionId: 'c', allDescendants: false };
const noQueries = () => [];
const versionsIn = (reader: DocumentReader) =>
  [...reader.scan(SCOPE)].map(({ path, updateTime }) => path + updateTime);

describe('snapshots', () => {
  it('show the database as it was at the beginning', () => {
    const { transactions, put } = setUp();
    put('c/old', '1');
    const { snapshot } = transactions.begin(true);
    put('c/old', '2');
    put('c/new', '2');
    put('c/old', '3');
    expect(snapshot.get('c/old')?.updateTime).toBe('1');
    expect(snapshot.get('c/new')).toBeUndefined();
    expect(versionsIn(snapshot)).toEqual(['c/old1']);
  });
});

it('a snapshot does not change during a scan, whatever is written meanwhile', () => {
  const { transactions, put, remove } = setUp();
  for (const id of ['a', 'b', 'c', 'd']) put(`c/${id}`, '1');
  const { snapshot } = transactions.begin(true);
  const scan = snapshot.scan(SCOPE)[Symbol.iterator]();
  const found = [scan.next().value];
  put('c/a', '2');
  put('c/b', '2');
  put('c/new', '2');
  remove('c/c');
  for (let next = scan.next(); !next.done; next = scan.next()) found.push(next.value);
  const versions = found.map((document) => `${document?.path}${document?.updateTime}`);
  expect(versions.sort()).toEqual(['c/a1', 'c/b1', 'c/c1', 'c/d1']);
});

describe('many snapshots', () => {
  it('each show their own time, whichever of them ends first', () => {
    const { transactions, put } = setUp();
    put('c/a', '1');
    const first = transactions.begin(true);
    put('c/a', '2');
    const second = transactions.begin(true);
    put('c/a', '3');
    put('c/b', '3');
    const third = transactions.begin(true);
    put('c/a', '4');
    transactions.end(first.id);
    expect(second.snapshot.get('c/a')?.updateTime).toBe('2');
    expect(versionsIn(second.snapshot)).toEqual(['c/a2']);
    expect(third.snapshot.get('c/a')?.updateTime).toBe('3');
    transactions.end(second.id);
    expect(versionsIn(third.snapshot)).toHaveLength(2);
    expect(third.snapshot.get('c/a')?.updateTime).toBe('3');
  });
});

describe('validity', () => {
  it('ends when a document that was read changes, appears or vanishes, and not for others', () => {
    const { store, transactions, put } = setUp();
    put('c/a', '1');
    const transaction = transactions.begin(false);
    transaction.rememberDocument('c/a', transaction.snapshot.get('c/a'));
    transaction.rememberDocument('c/none', undefined);
    put('c/other', '2');
    expect(transaction.isStillValid(store, noQueries)).toBe(true);
    put('c/none', '3');
    expect(transaction.isStillValid(store, noQueries)).toBe(false);
  });
});

describe('expiry', () => {
  const EXPIRED = /transaction has expired/;

  it('comes after a minute without use', () => {
    const { clock, transactions } = setUp();
    const { id } = transactions.begin(false);
    clock.now = 60_000;
    expect(transactions.get(id).id).toBe(id);
    clock.now = 120_001;
    expect(() => transactions.get(id)).toThrow(EXPIRED);
  });

  it('comes after four and a half minutes of use', () => {
    const { clock, transactions } = setUp();
    const { id } = transactions.begin(false);
    for (clock.now = 0; clock.now <= 270_000; clock.now += 30_000) transactions.get(id);
    expect(() => transactions.get(id)).toThrow(EXPIRED);
  });

  it('is at once for one that ended', () => {
    const { transactions } = setUp();
    const { id } = transactions.begin(false);
    transactions.end(id);
    expect(() => transactions.get(id)).toThrow(EXPIRED);
  });
});
