import { REVIEW_REASONS } from '../../../core/catalogue/review.ts';
import { reviewReasonsText } from './reviewReasons.ts';

/** The text of a stored reason; null without one. For an unknown reason it says that there is one. */
export function reviewReasonText(stored: string | null): string | null {
  if (stored === null) return null;
  return reviewReasonsText[REVIEW_REASONS.find((reason) => reason === stored) ?? 'other'];
}
