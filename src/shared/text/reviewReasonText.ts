import { REVIEW_REASONS } from '../../../core/catalogue/review.ts';
import { reviewReasonsText } from './reviewReasons.ts';

/** Words for a reason as it is stored, null where there is none. One that this version does not know says that there is one. */
export function reviewReasonText(stored: string | null): string | null {
  if (stored === null) return null;
  return reviewReasonsText[REVIEW_REASONS.find((reason) => reason === stored) ?? 'other'];
}
