import { TriangleAlert, Users } from 'lucide-react';
import { Notice } from '../../shared/kit/Notice.tsx';
import { appText } from '../../shared/text/app.ts';
import { selectedOf } from '../store/reviewsState.ts';
import { reviewsText } from '../text/reviews.ts';
import { useReviews } from './reviewsContext.ts';

/** Notices about other reviewers and failures. */
export function ReviewNotices() {
  const failure = useReviews((state) => state.failure);
  const overtaken = useReviews((state) => state.overtaken);
  const review = useReviews(selectedOf);
  return (
    <>
      {failure && (
        <Notice tone="error" role="alert">
          <TriangleAlert aria-hidden />
          <span>{failure === 'tooLate' ? reviewsText.tooLate : appText.failures[failure]}</span>
        </Notice>
      )}
      {overtaken && (
        <Notice tone="warning" role="status">
          <Users aria-hidden />
          <span>
            {reviewsText.overtaken(
              overtaken.entry.name,
              overtaken.decidedBy ?? '',
              reviewsText.statuses[overtaken.status],
            )}
          </span>
        </Notice>
      )}
      {review?.heldBy && (
        <Notice tone="info" role="status">
          <Users aria-hidden />
          <span>{reviewsText.held(review.entry.name, review.heldBy)}</span>
        </Notice>
      )}
    </>
  );
}
