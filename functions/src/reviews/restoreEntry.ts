import { entryWordsOf } from '../../../core/catalogue/entryWords.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import { setByAdminOf } from '../catalogue/catalogueRefs.ts';
import { toManagedEntry } from '../catalogue/toManagedEntry.ts';
import { type Fields, libraryIdOf, OF_THE_PICTURE, toLibraryEntry } from './libraryEntry.ts';
import type { StoredReview } from './readReview.ts';

/** What follows from the others, or says whose they are. */
const OF_THE_ENTRY = ['searchWords', 'setByAdmin', 'reviewId'];

/**
 * What an undone approval brings back: the entry as it was `before`, with what an admin has set of the `present` one since.
 * Null where that is about its pictures, which are not those of before, or where both do not hold together.
 */
export function restoreEntry(review: StoredReview, before: Fields, present: Fields): Fields | null {
  const approved = toLibraryEntry(review, before);
  const changed = Object.keys(present).filter(
    (field) => !OF_THE_ENTRY.includes(field) && !isDeepEqual(present[field], approved[field]),
  );
  if (changed.some((field) => OF_THE_PICTURE.includes(field))) return null;
  const kept = Object.fromEntries(changed.map((field) => [field, present[field]]));
  const restored = { ...before, ...kept };
  const setByAdmin = [...new Set([...setByAdminOf(before), ...changed])].sort();
  const managed = toManagedEntry(review.kind, libraryIdOf(review.uploadId), restored);
  return managed.ok ? { ...restored, setByAdmin, searchWords: entryWordsOf(managed.value.entry) } : null;
}
