import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Exported } from '../../../core/calls/exportAccount.ts';
import type { Deps } from '../deps.ts';
import { collectionsWith } from './collections.ts';
import { toPlain } from './toPlain.ts';

/** Documents of a collection that an export holds: what is shown of more is a day's work for a machine to read. */
const MOST = 2000;

/** Collections of which addresses elsewhere hold the documents' ids. */
const NAMED_BY_ID: ReadonlySet<string> = new Set(['pictures', 'uploads']);

/** A person's account, user record, and documents of every collection that names them, but rooms. */
export async function exportPerson(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  userId: string,
): Promise<Exported> {
  const { displayName, email, emailVerified, metadata } = await auth.getUser(userId);
  const record = await db.doc(`users/${userId}`).get();
  const own = (['deleted', 'rating', 'nameless', 'picture', 'payment'] as const).flatMap(collectionsWith);
  const lists = own.map(async ({ name, by }) => {
    const { docs } = await db.collection(name).where(by, '==', userId).limit(MOST).get();
    return [name, docs.map((document) => withId(name, document))] as const;
  });
  return {
    account: {
      userId,
      name: displayName,
      email,
      emailVerified,
      createdAt: new Date(metadata.creationTime).toISOString(),
    },
    userRecord: toPlain(record.data() ?? null),
    ...Object.fromEntries(await Promise.all(lists)),
  };
}

/** A document's id says which picture or upload it is; one that is made of the person's own tells nothing more. */
function withId(name: string, document: QueryDocumentSnapshot): unknown {
  const fields = toPlain(document.data()) as object;
  return NAMED_BY_ID.has(name) ? { id: document.id, ...fields } : fields;
}
