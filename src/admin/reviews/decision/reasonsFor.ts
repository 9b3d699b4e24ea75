import { REVIEW_REASONS, type ReviewReason } from '../../../../core/catalogue/review.ts';
import type { UploadKind } from '../../../../core/catalogue/upload.ts';

/** What something may be rejected for, in the order of their digits. A background stands on nothing. */
export function reasonsFor(kind: UploadKind): readonly ReviewReason[] {
  return REVIEW_REASONS.filter((reason) => kind === 'item' || reason !== 'offTheFloor');
}
