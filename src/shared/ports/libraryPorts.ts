import type { DecideReviewAnswer, DecideReviewRequest } from '../../../core/calls/library/decideReview.ts';
import type { ListCatalogueAnswer, ListCatalogueRequest } from '../../../core/calls/library/listCatalogue.ts';
import type { ListReviewsAnswer, ListReviewsRequest } from '../../../core/calls/library/listReviews.ts';
import type {
  SaveCatalogueEntryAnswer,
  SaveCatalogueEntryRequest,
} from '../../../core/calls/library/saveCatalogueEntry.ts';
import type { UploaderHistoryAnswer } from '../../../core/calls/library/uploaderHistory.ts';
import type { ReviewEntry } from '../../../core/catalogue/review.ts';

/** Reviews for the library, for admins. Each call fails with permissionDenied for others. */
export interface ReviewsPort {
  listReviews: (request: ListReviewsRequest) => Promise<ListReviewsAnswer>;
  /** Announces that this admin looks at it. @throws notFound (it was withdrawn) */
  holdReview: (reviewId: string) => Promise<ReviewEntry>;
  /** @throws notFound */
  decideReview: (request: DecideReviewRequest) => Promise<DecideReviewAnswer>;
  /** @throws notFound, conflict (it is too late) */
  undoReview: (reviewId: string) => Promise<ReviewEntry>;
  uploaderHistory: (userId: string) => Promise<UploaderHistoryAnswer>;
}

/** The whole catalogue, for admins; `CataloguePort` has what the editor offers. */
export interface ManagedCataloguePort {
  listCatalogue: (request: ListCatalogueRequest) => Promise<ListCatalogueAnswer>;
  /** @throws notFound, refused (it would be inconsistent) */
  saveCatalogueEntry: (request: SaveCatalogueEntryRequest) => Promise<SaveCatalogueEntryAnswer>;
}
