import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Exported } from '../../../core/calls/account/exportAccount.ts';
import { sizeOf } from '../../../core/room/sizeOf.ts';
import { HttpError } from '../http/HttpError.ts';
import type { StoredSeat } from '../plays/playDocument.ts';
import { collectionsWith } from './collections.ts';
import type { ExportPlace } from './exportPlace.ts';
import { ownDocuments } from './ownDocuments.ts';
import { toPlain } from './toPlain.ts';

/** An answer has at most so many documents. */
const PAGE = 100;
/** An answer ends once it has so many bytes: it is made in one go, in which nobody else is answered. */
const ENOUGH = 300_000;
/** How many are asked for at once where each may have nearly a megabyte. */
const FEW: Readonly<Record<string, number>> = { plays: 2 };

/** Collections of which addresses elsewhere hold the documents' ids. */
const NAMED_BY_ID: ReadonlySet<string> = new Set(['pictures', 'uploads']);

const OWN = (['deleted', 'seat', 'rating', 'nameless', 'picture', 'payment'] as const).flatMap(
  collectionsWith,
);

/**
 * The next documents that name a person, of every collection that does but the rooms', by collection, and where they end; null
 * where nothing follows. @throws badRequest (no such collection)
 */
export async function exportDocuments(
  db: Firestore,
  userId: string,
  after: ExportPlace | null,
): Promise<{ lists: Exported; next: ExportPlace | null }> {
  const first = after === null ? 0 : OWN.findIndex(({ name }) => name === after.collection);
  if (first < 0) throw new HttpError('badRequest', 'startAfter: nothing of a person lies there.');
  const lists: Record<string, unknown[]> = {};
  let [left, bytes] = [PAGE, 0];
  for (const collection of OWN.slice(first)) {
    const { name } = collection;
    const own = ownDocuments(db, collection, userId).orderBy('__name__');
    const list: unknown[] = [];
    lists[name] = list;
    let last = after?.collection === name ? after.id : undefined;
    let [asked, found] = [0, 0];
    do {
      asked = Math.min(left, FEW[name] ?? PAGE);
      const { docs } = await (last === undefined ? own : own.startAfter(last)).limit(asked).get();
      const documents = docs.map((document) => describeDocument(name, document, userId));
      list.push(...documents);
      found = docs.length;
      left -= found;
      bytes += sizeOf(documents);
      last = docs.at(-1)?.id ?? last;
      if (last !== undefined && (left === 0 || bytes >= ENOUGH))
        return { lists, next: { collection: name, id: last } };
    } while (found === asked);
  }
  return { lists, next: null };
}

/** A document's id says which picture or upload it is; one that is made of the person's own tells nothing more. */
function describeDocument(name: string, document: QueryDocumentSnapshot, userId: string): unknown {
  const fields = toPlain(document.data()) as object;
  if (name === 'plays') return withOwnSeat(fields, userId);
  return NAMED_BY_ID.has(name) ? { id: document.id, ...fields } : fields;
}

/** A play without what is the other players' own (T15). */
function withOwnSeat(play: object, userId: string): object {
  if (!('seats' in play)) return play;
  const seats = Object.entries(play.seats as Record<string, Pick<StoredSeat, 'playerId'>>);
  const own = seats.filter(([, { playerId }]) => playerId === userId);
  return { ...play, seats: Object.fromEntries(own), players: [userId] };
}
