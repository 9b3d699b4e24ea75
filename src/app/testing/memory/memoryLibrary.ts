import type { ManagedEntry } from '../../../../core/catalogue/managedEntry.ts';
import type { ReviewEntry } from '../../../../core/catalogue/review.ts';
import { isFoundBy, wordsOf } from '../../../../core/room/lists/searchWords.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Calls } from '../../../shared/ports/Calls.ts';

/** Reviews in memory. */
export function createMemoryReviews(
  reviews: Map<string, ReviewEntry>,
): Pick<Calls, 'listReviews' | 'holdReview' | 'decideReview' | 'undoReview' | 'uploaderHistory'> {
  function stored(id: string): ReviewEntry {
    const review = reviews.get(id);
    if (!review) throw new BackendError('notFound', 'It was withdrawn.');
    return review;
  }
  function put(review: ReviewEntry): ReviewEntry {
    reviews.set(review.id, review);
    return review;
  }
  const all = () => [...reviews.values()];
  return {
    listReviews: async ({ kind, status }) => ({
      reviews: all().filter((one) => one.kind === kind && one.status === status),
      next: null,
      waiting: all().filter((one) => one.kind === kind && one.status === 'waiting').length,
    }),
    holdReview: async ({ reviewId }) => stored(reviewId),
    decideReview: async ({ reviewId, note = null, ...request }) => {
      const review = stored(reviewId);
      if (review.status !== 'waiting') return { type: 'conflict', review };
      const status = request.decision === 'approve' ? 'approved' : 'rejected';
      const reason = request.decision === 'reject' ? request.reason : null;
      const decided = {
        ...review,
        status,
        reason,
        note,
        decidedBy: 'Ada',
        decidedAt: 1,
        canUndo: true,
      } as const;
      return { type: 'decided', review: put(decided) };
    },
    undoReview: async ({ reviewId }) =>
      put({ ...stored(reviewId), status: 'waiting', decidedAt: null, canUndo: false }),
    uploaderHistory: async ({ userId }) => {
      const latest = all().filter((one) => one.userId === userId);
      const count = (status: string) => latest.filter((one) => one.status === status).length;
      return {
        waiting: count('waiting'),
        approved: count('approved'),
        rejected: count('rejected'),
        proSince: null,
        latest,
      };
    },
  };
}

/** The catalogue for admins, in memory. */
export function createMemoryCatalogue(catalogue: {
  entries: readonly ManagedEntry[];
}): Pick<Calls, 'listCatalogue' | 'saveCatalogueEntry'> {
  return {
    listCatalogue: async ({ kind, search = '', is_active }) => {
      const ofKind = catalogue.entries.filter((one) => one.kind === kind);
      const entries = ofKind.filter(
        ({ entry }) =>
          isFoundBy(entry.name, wordsOf(search)) && (is_active ?? entry.is_active) === entry.is_active,
      );
      return { entries, next: null, total: ofKind.length };
    },
    saveCatalogueEntry: async ({ id, changes }) => {
      const found = catalogue.entries.find(({ entry }) => entry.id === id);
      if (!found) throw new BackendError('notFound', 'No such entry.');
      if (found.entry.name === 'Door' && changes.is_active === false) return { type: 'defaultDoor' };
      const saved = {
        ...found,
        setByAdmin: Object.keys(changes),
        entry: { ...found.entry, ...changes },
      } as ManagedEntry;
      catalogue.entries = catalogue.entries.map((one) => (one === found ? saved : one));
      return { type: 'saved', saved };
    },
  };
}
