import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { searchWordsOf } from '../../../core/room/lists/searchWords.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import type { Deps } from '../deps.ts';

/**
 * What an account is found by: the sign-in service itself can neither search nor sort its accounts. `createdAt` is unix seconds.
 */
interface IndexedAccount {
  userId: string;
  name: string;
  email: string;
  createdAt: number;
  searchWords: readonly string[];
}

/** Accounts that one run looks at: as many as the sign-in service tells at once. */
const PAGE = 1000;

export function accountRef(db: Firestore, userId: string): DocumentReference {
  return db.doc(`accounts/${userId}`);
}

export function indexAccount(account: UserRecord): IndexedAccount {
  const { uid, displayName = '', email = '', metadata } = account;
  return {
    userId: uid,
    name: displayName,
    email,
    createdAt: Math.floor(Date.parse(metadata.creationTime) / 1000),
    searchWords: searchWordsOf(`${displayName} ${email}`),
  };
}

/**
 * Puts the index right where a browser did not tell of a change. Goes on where the run before stopped, and begins anew at the end.
 */
export async function mendAccountIndex({ db, auth }: Pick<Deps, 'db' | 'auth'>): Promise<void> {
  const state = db.doc('sweeps/accounts');
  const pageToken: unknown = (await state.get()).get('pageToken');
  const { users, pageToken: next } = await readPage(auth, pageToken);
  const stored = users.length === 0 ? [] : await db.getAll(...users.map(({ uid }) => accountRef(db, uid)));
  const writer = db.bulkWriter();
  users.forEach((user, place) => {
    const indexed = indexAccount(user);
    if (!isDeepEqual(stored[place]?.data(), indexed)) void writer.set(accountRef(db, user.uid), indexed);
  });
  await writer.close();
  await state.set({ pageToken: next ?? null });
}

function readPage(auth: Auth, pageToken: unknown) {
  return auth.listUsers(PAGE, typeof pageToken === 'string' ? pageToken : undefined);
}
