import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { entryWordsOf } from '../../../core/catalogue/entryWords.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { searchWordsOf } from '../../../core/room/lists/searchWords.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import { toManagedEntry } from '../catalogue/toManagedEntry.ts';
import { isOvertaken } from './isOvertaken.ts';
import { sweepOnce } from './sweepOnce.ts';

/** Documents of each collection in one run. */
const PAGE = 500;
/** Increased whenever names yield other words, so that all documents are swept again. */
const GENERATION = 1;

type Stored = QueryDocumentSnapshot;

/** By collection, the search words of a document; null if it cannot be found by words. */
const WORDS: Readonly<Record<string, (stored: Stored) => readonly string[] | null>> = {
  summary: (stored) =>
    stored.get('isPublished') === true ? searchWordsOf(String(stored.get('roomName'))) : null,
  items: (stored) => entryWords('item', stored),
  backgrounds: (stored) => entryWords('background', stored),
};

/**
 * Recomputes search words that were stored with former folding rules (A1), since a search matches equal words
 * only.
 */
export async function mendSearchWords(db: Firestore, size = PAGE): Promise<void> {
  for (const [collection, wordsFor] of Object.entries(WORDS)) {
    const sweep = { name: `searchWords_${collection}`, collection, generation: GENERATION, size };
    await sweepOnce(db, sweep, (stored) => mendOne(stored, wordsFor(stored)));
  }
}

/**
 * Leaves out a document without the field, which is handled elsewhere, and one that changes meanwhile, since its change
 * writes new words.
 */
async function mendOne(stored: Stored, searchWords: readonly string[] | null): Promise<void> {
  const before: unknown = stored.get('searchWords');
  if (searchWords === null || before === undefined || isDeepEqual(before, searchWords)) return;
  await stored.ref.update({ searchWords }, { lastUpdateTime: stored.updateTime }).catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}

function entryWords(kind: UploadKind, stored: Stored): readonly string[] | null {
  const managed = toManagedEntry(kind, stored.id, stored.data());
  return managed.ok ? entryWordsOf(managed.value.entry) : null;
}
