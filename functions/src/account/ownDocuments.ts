import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collectionsWith } from './collections.ts';

/** Documents that one query finds, and one batch takes. */
const PAGE = 200;

interface Page {
  name: string;
  documents: readonly QueryDocumentSnapshot[];
}

/**
 * A person's documents in the collections of a fate, a page at a time. Whoever goes through them must take each page
 * away before the next: the same question is asked again until nothing is found.
 */
export async function* takeOwnDocuments(
  db: Firestore,
  userId: string,
  type: 'deleted' | 'rating' | 'nameless' | 'picture' | 'payment' | 'audit' | 'report',
): AsyncGenerator<Page> {
  for (const { name, by } of collectionsWith(type)) {
    const query = db.collection(name).where(by, '==', userId).limit(PAGE);
    for (let found = await query.get(); !found.empty; found = await query.get())
      yield { name, documents: found.docs };
  }
}
