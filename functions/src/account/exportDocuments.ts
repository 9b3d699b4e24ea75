import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Exported } from '../../../core/calls/exportAccount.ts';
import { HttpError } from '../http/HttpError.ts';
import { collectionsWith } from './collections.ts';
import type { ExportPlace } from './exportPlace.ts';
import { toPlain } from './toPlain.ts';

/** Documents of an answer: plays may hold tens of kilobytes each. */
const PAGE = 100;

/** Collections of which addresses elsewhere hold the documents' ids. */
const NAMED_BY_ID: ReadonlySet<string> = new Set(['pictures', 'uploads']);

const OWN = (['deleted', 'rating', 'nameless', 'picture', 'payment'] as const).flatMap(collectionsWith);

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
  let left = PAGE;
  for (const { name, by } of OWN.slice(first)) {
    const own = db.collection(name).where(by, '==', userId).orderBy('__name__');
    const page = after?.collection === name ? own.startAfter(after.id) : own;
    const { docs } = await page.limit(left).get();
    lists[name] = docs.map((document) => withId(name, document));
    left -= docs.length;
    const last = docs.at(-1);
    if (left === 0 && last) return { lists, next: { collection: name, id: last.id } };
  }
  return { lists, next: null };
}

/** A document's id says which picture or upload it is; one that is made of the person's own tells nothing more. */
function withId(name: string, document: QueryDocumentSnapshot): unknown {
  const fields = toPlain(document.data()) as object;
  return NAMED_BY_ID.has(name) ? { id: document.id, ...fields } : fields;
}
