import { entryWordsOf } from '../../../core/catalogue/entryWords.ts';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import { setByAdminOf } from '../catalogue/catalogueRefs.ts';
import { toManagedEntry } from '../catalogue/toManagedEntry.ts';
import { type Fields, libraryIdOf, OF_THE_PICTURE, toLibraryEntry } from './libraryEntry.ts';
import type { StoredReview } from './readReview.ts';

/** Derived and ownership fields. */
const OF_THE_ENTRY = ['searchWords', 'setByAdmin', 'reviewId'];

/**
 * Returns the entry after an undone approval: as it was `before`, with fields that an admin has set in
 * `present` since. Null if those concern its pictures, which have changed, or if the result is inconsistent.
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
