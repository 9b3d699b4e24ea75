import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Exported } from '../../../core/calls/account/exportAccount.ts';
import { sizeOf } from '../../../core/room/sizeOf.ts';
import { HttpError } from '../http/HttpError.ts';
import type { StoredSeat } from '../plays/playDocument.ts';
import { collectionsWith } from './collections.ts';
import type { ExportPlace } from './exportPlace.ts';
import { ownDocuments } from './ownDocuments.ts';
import { toPlain } from './toPlain.ts';

/** Maximum number of documents on a page. */
const PAGE = 100;
/** Bytes after which a page ends: building it blocks all other requests. */
const ENOUGH = 300_000;
/** Documents read at once in collections whose documents may have nearly a megabyte. */
const FEW: Readonly<Record<string, number>> = { plays: 2, insights: 5 };

/** Collections whose document ids occur in addresses elsewhere. */
const NAMED_BY_ID: ReadonlySet<string> = new Set(['pictures', 'uploads']);

const OWN = (['deleted', 'seat', 'seatName', 'rating', 'nameless', 'picture', 'payment'] as const).flatMap(
  collectionsWith,
);

/**
 * Returns the next documents that name a person, from every collection except the rooms', and where they end;
 * null if nothing follows. @throws badRequest (no such collection)
 */
export async function exportDocuments(
  db: Firestore,
  userId: string,
  after: ExportPlace | null,
): Promise<{ lists: Exported; next: ExportPlace | null }> {
  const first = after === null ? 0 : OWN.findIndex(({ name }) => name === after.collection);
  if (first < 0) throw new HttpError('badRequest', 'startAfter: nothing is stored about a person there.');
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

/**
 * Adds the document's id if it identifies a picture or upload; an id composed of the person's own ids adds
 * nothing.
 */
function describeDocument(name: string, document: QueryDocumentSnapshot, userId: string): unknown {
  const fields = toPlain(document.data()) as object;
  if (name === 'plays') return withOwnSeat(withWorld(fields), userId);
  if (name === 'teamRecords') return withOwnSeat(fields, userId);
  if (name === 'sessions') return withoutPupils(fields);
  return NAMED_BY_ID.has(name) ? { id: document.id, ...fields } : fields;
}

/** Returns a play with the values of its world, which is stored as text. */
function withWorld(play: object): object {
  return 'world' in play && typeof play.world === 'string'
    ? { ...play, world: JSON.parse(play.world) }
    : play;
}

/**
 * Returns a play or a team's record without what is the other players' own, and without the keys of a party (T15).
 */
function withOwnSeat(play: object, userId: string): object {
  if (!('seats' in play)) return play;
  const seats = Object.entries(play.seats as Record<string, StoredSeat>);
  const own = seats.flatMap(([number, { key: _key, heard: _heard, signs: _signs, ...seat }]) =>
    seat.playerId === userId ? [[number, seat]] : [],
  );
  const { party: _party, inClass: _class, ...shared } = play as { party?: unknown; inClass?: unknown };
  return { ...shared, seats: Object.fromEntries(own), players: [userId] };
}

/** Returns a class's session without its keys, its plays and the browsers that its teacher has blocked. */
function withoutPupils(stored: object): object {
  const { keys: _keys, playIds: _plays, ...shared } = stored as { keys?: unknown; playIds?: unknown };
  if (!('session' in shared)) return shared;
  const { blocked: _blocked, ...session } = shared.session as { blocked?: unknown };
  return { ...shared, session };
}
