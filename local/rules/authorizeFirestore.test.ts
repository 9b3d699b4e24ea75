// @isolation backend

import {
  average,
  collection,
  collectionGroup,
  count,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  or,
  orderBy,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RulesBackend, startRulesBackend, type TestBrowser } from './testing/startRulesBackend.ts';

const RULES = `
  function isUser(id) { return request.auth != null && request.auth.uid == id; }

  match /notes/{id} {
    allow get: if resource == null || isUser(resource.data.owner);
    allow list: if isUser(resource.data.owner) || resource.data.public == true;
    allow create: if isUser(request.resource.data.owner) && request.resource == null || id == request.resource.id
      && request.resource.data.at == request.time && request.resource.data.n is int;
    allow update: if isUser(resource.data.owner)
      && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n'])
      && request.resource.data.n == resource.data.n + 1;
    allow delete: if isUser(resource.data.owner) && request.resource == null;
  }
  match /pairs/{id} {
    allow get: if true;
    allow write: if existsAfter(/databases/$(database)/documents/halves/$(id))
      && getAfter(/databases/$(database)/documents/halves/$(id)).data.of == id
      && !exists(/databases/$(database)/documents/halves/$(id));
  }
  match /halves/{id} { allow write: if existsAfter(/databases/$(database)/documents/pairs/$(id)); }
  match /short/{id} { allow list: if request.query.limit <= 10; }
  match /tagged/{id} { allow list: if 'x' in resource.data.tags || request.auth.uid in resource.data.readers; }
  match /kinds/{id} { allow list: if resource.data.kind in ['a', 'b']; }
  match /ids/{id} { allow list: if id == 'one' || id == 'two'; }
  match /types/{id} { allow list: if resource.data.n is int; }
  match /deep/{id} { allow list: if resource.data.a.b == 1 && resource.data.get('c', 0) == 2; }
  match /nulls/{id} { allow list: if resource.data.gone == null; }
  match /sealed/{id} { allow list: if resource.data.keys().hasOnly(['public']); }
  match /claims/{id} { allow get: if request.auth.token.email == 'ada@example.com' && request.auth.token.level == 3; }
  match /{path=**}/parts/{id} { allow list: if resource.data.public == true; }
  match /rooms/{room}/versions/{id} { allow list: if isUser(room); }
  match /chain/{id} { allow get: if ${Array.from({ length: 11 }, (_, n) => `!exists(/databases/(default)/documents/x/d${n})`).join(' && ')}; }
`;

let backend: RulesBackend;
let ada: TestBrowser;
let bob: TestBrowser;
let guest: TestBrowser;
let log: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  backend = await startRulesBackend({ firestore: RULES });
  ada = await backend.openBrowser('ada');
  bob = await backend.openBrowser('bob');
  guest = await backend.openBrowser();
});
afterAll(() => backend.close());
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockReturnValue();
  log.mockClear();
});

const admin = () => backend.sdk.getFirestore(backend.admin);
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'allowed',
    ({ code, message }: { code: string; message: string }) => {
      expect(message).not.toContain('rules');
      return code;
    },
  );
const allows = async (promise: Promise<unknown>) => expect(await outcome(promise)).toBe('allowed');
const denies = async (promise: Promise<unknown>) => expect(await outcome(promise)).toBe('permission-denied');
const note = (db: Firestore, id: string) => doc(db, 'notes', id);

describe('documents', () => {
  beforeEach(async () => {
    await admin().doc('notes/a').set({ owner: ada.userId, n: 1 });
    await admin().doc('notes/new').delete();
  });

  it('can be read where the rules allow, also a missing one', async () => {
    await allows(getDoc(note(ada.db, 'a')));
    await denies(getDoc(note(bob.db, 'a')));
    await denies(getDoc(note(guest.db, 'a')));
    await allows(getDoc(note(guest.db, 'none')));
    await denies(getDoc(doc(ada.db, 'unnamed/a')));
  });

  it('are created with the time of the request and integers apart from floats', async () => {
    const fresh = { owner: ada.userId, at: serverTimestamp(), n: 1 };
    await denies(setDoc(note(ada.db, 'new'), { ...fresh, at: new Date() }));
    await denies(setDoc(note(ada.db, 'new'), { ...fresh, n: 1.5 }));
    await allows(setDoc(note(ada.db, 'new'), fresh));
  });

  it('are updated as they would be after transforms, and deleted', async () => {
    await denies(updateDoc(note(ada.db, 'a'), { n: increment(2) }));
    await denies(updateDoc(note(ada.db, 'a'), { n: increment(1), other: 1 }));
    await denies(updateDoc(note(bob.db, 'a'), { n: increment(1) }));
    await allows(updateDoc(note(ada.db, 'a'), { n: increment(1) }));
    await denies(deleteDoc(note(bob.db, 'a')));
    await allows(deleteDoc(note(ada.db, 'a')));
  });

  it('do not reveal their existence to refused callers', async () => {
    await denies(updateDoc(note(bob.db, 'a'), { n: 2 }));
    await denies(updateDoc(note(bob.db, 'new'), { n: 2 }));
  });

  it('see the claims of the token', async () => {
    await denies(getDoc(doc(ada.db, 'claims/c')));
    await backend.sdk.getAuth(backend.admin).setCustomUserClaims(ada.userId, { level: 3 });
    const again = await fetch(
      `${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'ada@example.com',
          password: 'correct horse',
          returnSecureToken: true,
        }),
      },
    );
    const { idToken } = (await again.json()) as { idToken: string };
    const root = 'projects/demo-project/databases/(default)/documents';
    const answer = await fetch(`${backend.origin}/v1/${root}:batchGet`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ documents: [`${root}/claims/c`] }),
    });
    expect(answer.status).toBe(200);
  });

  it('can look up at most ten others', async () => {
    await denies(getDoc(doc(ada.db, 'chain/c')));
    expect(log).toHaveBeenCalledWith(expect.stringContaining('more than 10 documents are looked up'));
  });
});

describe('batches and transactions', () => {
  it('are judged as a whole: one half alone is refused, both together pass', async () => {
    const pair = (db: Firestore, id: string) => doc(db, 'pairs', id);
    await denies(setDoc(pair(ada.db, 'p'), {}));
    await denies(setDoc(doc(ada.db, 'halves/p'), { of: 'p' }));
    const wrong = writeBatch(ada.db).set(pair(ada.db, 'p'), {}).set(doc(ada.db, 'halves/p'), { of: 'q' });
    await denies(wrong.commit());
    expect((await admin().doc('halves/p').get()).exists).toBe(false);
    await allows(
      writeBatch(ada.db).set(doc(ada.db, 'halves/p'), { of: 'p' }).set(pair(ada.db, 'p'), {}).commit(),
    );
    await allows(
      runTransaction(ada.db, async (transaction) => {
        await transaction.get(pair(ada.db, 'q'));
        transaction.set(pair(ada.db, 'q'), {}).set(doc(ada.db, 'halves/q'), { of: 'q' });
      }),
    );
  });

  it('are retried after a lost race instead of being refused by the changed data', async () => {
    await admin().doc('notes/race').set({ owner: ada.userId, n: 1 });
    let tries = 0;
    await runTransaction(ada.db, async (transaction) => {
      const { n } = (await transaction.get(note(ada.db, 'race'))).data() ?? {};
      if (++tries === 1) await updateDoc(note(ada.db, 'race'), { n: 2 });
      transaction.update(note(ada.db, 'race'), { n: n + 1 });
    });
    expect([tries, (await admin().doc('notes/race').get()).get('n')]).toEqual([2, 3]);
  });
});

describe('queries are judged as they are asked, not by what they find', () => {
  const find = (
    browser: TestBrowser,
    path: string,
    ...parts: Parameters<typeof query> extends [unknown, ...infer Rest] ? Rest : never
  ) => getDocs(query(collection(browser.db, path), ...parts));

  it('know fields fixed by equality, and no others', async () => {
    await allows(find(ada, 'notes', where('owner', '==', ada.userId)));
    await allows(find(guest, 'notes', where('public', '==', true)));
    await denies(find(ada, 'notes'));
    await denies(find(ada, 'notes', where('owner', '==', bob.userId)));
    await denies(find(ada, 'notes', where('owner', '>=', ada.userId)));
    await denies(find(ada, 'notes', where('owner', '!=', bob.userId)));
    await denies(find(ada, 'notes', orderBy('owner')));
  });

  it('need each alternative to be allowed', async () => {
    await allows(find(ada, 'kinds', where('kind', 'in', ['a', 'b'])));
    await denies(find(ada, 'kinds', where('kind', 'in', ['a', 'c'])));
    const kinds = collection(ada.db, 'kinds');
    await allows(getDocs(query(kinds, or(where('kind', '==', 'a'), where('kind', '==', 'b')))));
    await denies(getDocs(query(kinds, or(where('kind', '==', 'a'), where('other', '==', 'b')))));
    await denies(find(ada, 'kinds', where('kind', 'not-in', ['c'])));
  });

  it('know one element by array-contains', async () => {
    await allows(find(ada, 'tagged', where('tags', 'array-contains', 'x')));
    await denies(find(ada, 'tagged', where('tags', 'array-contains', 'y')));
    await allows(find(ada, 'tagged', where('readers', 'array-contains', ada.userId)));
    await denies(find(ada, 'tagged', where('tags', 'array-contains-any', ['x', 'y'])));
    await allows(find(ada, 'tagged', where('tags', 'array-contains-any', ['x'])));
  });

  it('know the limit', async () => {
    await allows(find(guest, 'short', limit(10)));
    await denies(find(guest, 'short', limit(11)));
    await denies(find(guest, 'short'));
  });

  it('know names that the query asks for', async () => {
    await allows(find(guest, 'ids', where(documentId(), 'in', ['one', 'two'])));
    await denies(find(guest, 'ids', where(documentId(), 'in', ['one', 'three'])));
    await denies(find(guest, 'ids'));
  });

  it('nested fields and null are known; a whole number may be of either type; the other keys are not known', async () => {
    await allows(find(guest, 'deep', where('a.b', '==', 1), where('c', '==', 2)));
    await denies(find(guest, 'deep', where('a.b', '==', 1)));
    await allows(find(guest, 'nulls', where('gone', '==', null)));
    await denies(find(guest, 'types', where('n', '==', 1)));
    await denies(find(guest, 'sealed', where('public', '==', true)));
  });

  it('include subcollections and collection groups', async () => {
    await allows(getDocs(collection(ada.db, 'rooms', ada.userId, 'versions')));
    await denies(getDocs(collection(ada.db, 'rooms', bob.userId, 'versions')));
    const parts = collectionGroup(ada.db, 'parts');
    await allows(getDocs(query(parts, where('public', '==', true))));
    await denies(getDocs(parts));
    await denies(getDocs(collectionGroup(ada.db, 'versions')));
  });

  it('include aggregates, like their queries', async () => {
    const mine: Query = query(collection(ada.db, 'notes'), where('owner', '==', ada.userId));
    await allows(getCount(mine));
    await allows(getAggregate(mine, { n: count(), mean: average('n') }));
    await denies(getCount(collection(ada.db, 'notes')));
    await denies(getAggregate(collection(ada.db, 'notes'), { mean: average('n') }));
  });
});

describe('a refusal', () => {
  it('writes the rule and the reason into the log, on one line each, and tells the client neither', async () => {
    await admin().doc('notes/a').set({ owner: ada.userId });
    await denies(getDoc(note(bob.db, 'a')));
    expect(log).toHaveBeenCalledTimes(1);
    const [line] = log.mock.calls[0] ?? [];
    expect(line).toContain(`Denied: get "notes/a" to "${bob.userId}"`);
    expect(line).toMatch(/firestore\.rules:\d+:\d+ "allow get": firestore\.rules:\d+:\d+ ".*": is not true/);
  });

  it('names what is missing: a rule, or a condition in the query', async () => {
    await denies(getDoc(doc(bob.db, 'unnamed/a')));
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('firestore.rules has no rule for it'));
    await denies(getDocs(collection(bob.db, 'kinds')));
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('the query does not make sure of it'));
  });

  it('cannot be used to write lines into the log', async () => {
    await denies(getDoc(doc(bob.db, 'unnamed', 'a\nDenied: nothing')));
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('unnamed/a\\nDenied'));
    await denies(getDoc(doc(bob.db, 'unnamed', 'a\u202eb')));
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('unnamed/a\\u{202e}b'));
  });
});
