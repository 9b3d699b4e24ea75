import { Filter, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collectionsWith, type OwnedCollection } from './collections.ts';

/** Documents that one query finds, and one batch takes. */
const PAGE = 200;

interface Page {
  name: string;
  documents: readonly QueryDocumentSnapshot[];
}

/** A person's documents in a collection. A play names the players of all its seats; those stored before seats name one player. */
export function ownDocuments(db: Firestore, { name, by }: OwnedCollection, userId: string): Query {
  const all = db.collection(name);
  if (by !== 'players') return all.where(by, '==', userId);
  const hasSeat = Filter.where('players', 'array-contains', userId);
  return all.where(Filter.or(hasSeat, Filter.where('playerId', '==', userId)));
}

/**
 * A person's documents in the collections of a fate, a page at a time. Whoever goes through them must take each page
 * away before the next: the same question is asked again until nothing is found.
 */
export async function* takeOwnDocuments(
  db: Firestore,
  userId: string,
  type: 'deleted' | 'seat' | 'rating' | 'nameless' | 'picture' | 'payment' | 'audit' | 'report',
): AsyncGenerator<Page> {
  for (const collection of collectionsWith(type)) {
    const query = ownDocuments(db, collection, userId).limit(PAGE);
    for (let found = await query.get(); !found.empty; found = await query.get())
      yield { name: collection.name, documents: found.docs };
  }
}
