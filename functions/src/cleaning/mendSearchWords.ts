import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { entryWordsOf } from '../../../core/catalogue/entryWords.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { searchWordsOf } from '../../../core/room/lists/searchWords.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import { toManagedEntry } from '../catalogue/toManagedEntry.ts';
import { isOvertaken } from './isOvertaken.ts';
import { sweepOnce } from './sweepOnce.ts';

/** Documents of each collection that one run looks at. */
const PAGE = 500;
/** Goes up whenever a name gives other words, so that all are looked at once more. */
const GENERATION = 1;

type Stored = QueryDocumentSnapshot;

/** By collection, the words that a document is to be found by; null where it is found by none. */
const WORDS: Readonly<Record<string, (stored: Stored) => readonly string[] | null>> = {
  summary: (stored) =>
    stored.get('isPublished') === true ? searchWordsOf(String(stored.get('roomName'))) : null,
  items: (stored) => entryWords('item', stored),
  backgrounds: (stored) => entryWords('background', stored),
};

/** Gives what was stored by a former way of folding names (A1) the words of today: a search finds by equal words alone. */
export async function mendSearchWords(db: Firestore, size = PAGE): Promise<void> {
  for (const [collection, wordsFor] of Object.entries(WORDS)) {
    const sweep = { name: `searchWords_${collection}`, collection, generation: GENERATION, size };
    await sweepOnce(db, sweep, (stored) => mendOne(stored, wordsFor(stored)));
  }
}

/** What lacks the field gets it elsewhere, and what changes meanwhile gets the words of today with it. */
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
