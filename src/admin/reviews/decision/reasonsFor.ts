import { REVIEW_REASONS, type ReviewReason } from '../../../../core/catalogue/review.ts';
import type { UploadKind } from '../../../../core/catalogue/upload.ts';

/** Possible reasons to reject, in the order of their digits. Backgrounds have no size on the floor. */
export function reasonsFor(kind: UploadKind): readonly ReviewReason[] {
  return REVIEW_REASONS.filter((reason) => kind === 'item' || reason !== 'offTheFloor');
}
