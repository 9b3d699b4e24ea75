import { Button, Heading, Text } from '@chakra-ui/react';
import type { ReviewEntry } from '../../../../core/catalogue/review.ts';
import { Panel } from '../../../shared/kit/Panel.tsx';
import { reviewReasonText } from '../../../shared/text/reviewReasonText.ts';
import { reviewsText } from '../../text/reviews.ts';
import { useReviewsStore } from '../reviewsContext.ts';

/** The decision, by whom and why. */
export function OutcomePanel({ review }: { review: ReviewEntry }) {
  const { undo } = useReviewsStore().getState();
  const { status, decidedBy, decidedAt, reason, note } = review;
  return (
    <Panel p="5" as="section" aria-label={reviewsText.decision}>
      <Heading as="h2" size="lg">
        {reviewsText.statuses[status]}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {reviewsText.decided(decidedBy ?? '', new Date((decidedAt ?? 0) * 1000))}
      </Text>
      {reason && <Text mt="3">{reviewReasonText(reason)}</Text>}
      {note && (
        <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
          {reviewsText.quoted(note)}
        </Text>
      )}
      {review.canUndo && (
        <Button variant="outline" mt="4" onClick={() => void undo(review)}>
          {reviewsText.undo}
        </Button>
      )}
    </Panel>
  );
}
