import type { Exported } from '../../../core/calls/account/exportAccount.ts';
import type { Deps } from '../deps.ts';
import { toPlain } from './toPlain.ts';

/** Returns a person's account and user record. */
export async function exportPerson(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  userId: string,
): Promise<Exported> {
  const { displayName, email, emailVerified, metadata } = await auth.getUser(userId);
  const record = await db.doc(`users/${userId}`).get();
  return {
    account: {
      userId,
      name: displayName,
      email,
      emailVerified,
      createdAt: new Date(metadata.creationTime).toISOString(),
    },
    userRecord: toPlain(record.data() ?? null),
  };
}
