import { REVIEW_REASONS } from '../../../core/catalogue/review.ts';
import { reviewsText } from '../../text/reviews.ts';

/** Words for a reason as it is stored. */
export function reasonText(stored: string | null): string {
  const reason = REVIEW_REASONS.find((one) => one === stored);
  return reason === undefined ? '' : reviewsText.reasons[reason];
}
