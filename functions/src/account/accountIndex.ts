import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { searchWordsOf } from '../../../core/room/lists/searchWords.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import type { Deps } from '../deps.ts';

/**
 * The searchable fields of an account, since the sign-in service can neither search nor sort. `createdAt` is
 * in Unix seconds.
 */
interface IndexedAccount {
  userId: string;
  name: string;
  email: string;
  createdAt: number;
  searchWords: readonly string[];
}

/** Accounts that one run looks at: the sign-in service's page size. */
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
 * Repairs the index where a browser did not report a change. Continues where the last run stopped, and
 * restarts after the end.
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
