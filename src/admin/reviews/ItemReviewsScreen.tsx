import { ReviewsScreen } from './ReviewsScreen.tsx';

/** /admin/itemLibrary reviews: the review of uploaded item-library entries (SPEC §2). */
export function ItemReviewsScreen() {
  return <ReviewsScreen kind="item" />;
}
