import type { Firestore } from 'firebase-admin/firestore';
import { likenessBands } from '../../../core/catalogue/likenessBands.ts';
import type { LikeEntry } from '../../../core/catalogue/review.ts';
import { catalogueOf } from '../catalogue/catalogueRefs.ts';
import { compareLikenesses } from '../pictures/likeness.ts';
import { libraryIdOf } from './libraryEntry.ts';
import type { StoredReview } from './readReview.ts';

/** Maximum likenesses of a review that are searched for, and entries compared with each. */
const MOST_LIKENESSES = 3;
const MOST_ENTRIES = 60;

/**
 * Returns the library entry most similar to a review's pictures, or null; ignores the entry that the review
 * would replace.
 */
export async function findAlike(db: Firestore, review: StoredReview): Promise<LikeEntry | null> {
  const likenesses = (review.measured?.likenesses ?? []).slice(0, MOST_LIKENESSES);
  const found = await Promise.all(likenesses.map((likeness) => findLike(db, review, likeness)));
  const entries = found.flat();
  return entries.find(({ isSame }) => isSame) ?? entries[0] ?? null;
}

async function findLike(
  db: Firestore,
  { kind, uploadId }: StoredReview,
  likeness: string,
): Promise<readonly LikeEntry[]> {
  const near = await catalogueOf(db, kind)
    .where('likenessBands', 'array-contains-any', likenessBands(likeness))
    .limit(MOST_ENTRIES)
    .get();
  return near.docs.flatMap((entry) => {
    const others: readonly string[] = entry.get('likenesses') ?? [];
    const looks = others.map((other) => compareLikenesses(likeness, other));
    if (entry.id === libraryIdOf(uploadId) || looks.every((look) => look === 'different')) return [];
    return [{ id: entry.id, name: String(entry.get('name') ?? ''), isSame: looks.includes('same') }];
  });
}
