import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ListCatalogueAnswer, ListCatalogueRequest } from '../../../core/calls/library/listCatalogue.ts';
import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import { entryText } from '../../../core/catalogue/entryWords.ts';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { isFoundBy, rarestBeginnings, type Word, wordsOf } from '../../../core/room/lists/searchWords.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { logger } from '../log/logger.ts';
import { catalogueOf } from './catalogueRefs.ts';
import { toManagedEntry } from './toManagedEntry.ts';

const PAGE = 30;

/** Entries that a page looks through in a search for several words (docs/decisions/0015). */
const MOST_CANDIDATES = 200;

/**
 * POST /api/listCatalogue: returns a page of items or backgrounds, active or not, in the palette's order;
 * with a search only matches.
 */
export async function listCatalogue(
  request: ListCatalogueRequest,
  _caller: Caller | null,
  deps: Deps,
): Promise<ListCatalogueAnswer> {
  const all = catalogueOf(deps.db, request.kind);
  const words = wordsOf(request.search ?? '');
  const size = words.length > 1 ? MOST_CANDIDATES : PAGE;
  const [{ docs }, counted] = await Promise.all([
    startPage(all, request, words)
      .limit(size + 1)
      .get(),
    all.count().get(),
  ]);
  const looked = docs.slice(0, size);
  return {
    entries: looked
      .flatMap((stored) => readEntry(request.kind, stored))
      .filter(({ entry }) => isFoundBy(entryText(entry), words)),
    next: docs.length > size ? cursorOf(looked.at(-1)) : null,
    total: counted.data().count,
  };
}

function startPage(all: Query, { is_active, after }: ListCatalogueRequest, words: readonly Word[]): Query {
  const beginnings = rarestBeginnings(words);
  const found = beginnings.length === 0 ? all : all.where('searchWords', 'array-contains-any', beginnings);
  const chosen = is_active === undefined ? found : found.where('is_active', '==', is_active);
  const sorted = chosen.orderBy('order').orderBy('__name__');
  return after ? sorted.startAfter(after.place, after.id) : sorted;
}

function cursorOf(last: QueryDocumentSnapshot | undefined): ListCursor | null {
  return last ? { place: Number(last.get('order')), id: last.id } : null;
}

/** Skips an unreadable entry, so that it does not break the list. */
function readEntry(kind: UploadKind, stored: DocumentSnapshot): ManagedEntry[] {
  const parsed = toManagedEntry(kind, stored.id, stored.data() ?? {});
  if (parsed.ok) return [parsed.value];
  logger.warn(`${stored.ref.path} cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
  return [];
}
