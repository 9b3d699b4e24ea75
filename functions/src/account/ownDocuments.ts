import { Filter, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collectionsWith, type OwnedCollection } from './collections.ts';

/** Documents in one query and one batch. */
const PAGE = 200;

interface Page {
  name: string;
  documents: readonly QueryDocumentSnapshot[];
}

/**
 * Returns a person's documents in a collection. A play names the players of all seats; plays from before
 * seats name one player.
 */
export function ownDocuments(db: Firestore, { name, by }: OwnedCollection, userId: string): Query {
  const all = db.collection(name);
  if (by !== 'players') return all.where(by, '==', userId);
  const hasSeat = Filter.where('players', 'array-contains', userId);
  return all.where(Filter.or(hasSeat, Filter.where('playerId', '==', userId)));
}

/**
 * Yields a person's documents in the collections of a fate, page by page. Callers must delete each page
 * before the next: the same query is repeated until it finds nothing.
 */
export async function* takeOwnDocuments(
  db: Firestore,
  userId: string,
  type: 'deleted' | 'seat' | 'seatName' | 'rating' | 'nameless' | 'picture' | 'payment' | 'audit' | 'report',
): AsyncGenerator<Page> {
  for (const collection of collectionsWith(type)) {
    const query = ownDocuments(db, collection, userId).limit(PAGE);
    for (let found = await query.get(); !found.empty; found = await query.get())
      yield { name: collection.name, documents: found.docs };
  }
}
