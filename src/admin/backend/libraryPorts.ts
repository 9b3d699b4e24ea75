import type { Api } from '../../shared/firebase/createApi.ts';
import type { ManagedCataloguePort, ReviewsPort } from '../../shared/ports/libraryPorts.ts';

/** Reviews by calls of the server. */
export function createReviewsPort(api: Api): ReviewsPort {
  return {
    listReviews: api.listReviews,
    holdReview: (reviewId) => api.holdReview({ reviewId }),
    decideReview: api.decideReview,
    undoReview: (reviewId) => api.undoReview({ reviewId }),
    uploaderHistory: (userId) => api.uploaderHistory({ userId }),
  };
}

/** The catalogue for admins, by calls of the server. */
export function createManagedCataloguePort({ listCatalogue, saveCatalogueEntry }: Api): ManagedCataloguePort {
  return { listCatalogue, saveCatalogueEntry };
}
