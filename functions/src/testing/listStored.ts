import { getAuth } from 'firebase-admin/auth';
import type { Deps } from '../deps.ts';

/**
 * Returns the paths of everything stored that contains one of the words: documents of all collections, files,
 * accounts.
 */
export async function listStored({ db, bucket }: Deps, words: readonly string[]): Promise<readonly string[]> {
  const roots = await db.listCollections();
  const beneath = ['versions', 'copies'].map((name) => db.collectionGroup(name));
  const found = await Promise.all([...roots, ...beneath].map((each) => each.get()));
  const documents = found
    .flatMap(({ docs }) => docs)
    .map((document) => ({ path: document.ref.path, text: JSON.stringify(document.data()) }));
  const [files] = await bucket.getFiles();
  const pictures = files.map(({ name, metadata }) => ({ path: name, text: JSON.stringify(metadata) }));
  const { users } = await getAuth().listUsers();
  const accounts = users.map((user) => ({ path: `account of ${user.uid}`, text: JSON.stringify(user) }));
  return [...documents, ...pictures, ...accounts]
    .filter(({ path, text }) => words.some((word) => path.includes(word) || text.includes(word)))
    .map(({ path }) => path)
    .toSorted();
}
