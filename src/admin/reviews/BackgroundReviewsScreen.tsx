import { ReviewsScreen } from './ReviewsScreen.tsx';

/** /admin/background reviews: the review of uploaded backgrounds (SPEC §2). */
export function BackgroundReviewsScreen() {
  return <ReviewsScreen kind="background" />;
}
