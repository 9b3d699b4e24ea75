import { chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import type { ReviewEntry } from '../../../../core/catalogue/review.ts';
import { Panel } from '../../../shared/kit/Panel.tsx';
import { reviewReasonText } from '../../../shared/text/reviewReasonText.ts';
import { reviewsText } from '../../text/reviews.ts';
import { useReviews } from '../reviewsContext.ts';
import { thumbOf } from '../thumbOf.ts';

/** The uploader, and the results of their former offers. */
export function UploaderPanel({ review }: { review: ReviewEntry }) {
  const history = useReviews((state) => state.history);
  return (
    <Panel p="5" as="section" aria-label={reviewsText.uploader}>
      <Heading as="h2" size="lg">
        {review.userName || reviewsText.nameless}
      </Heading>
      {history === null ? (
        <Skeleton height="3rem" mt="2" />
      ) : (
        <>
          <Text textStyle="sm" color="fg.muted" mt="1">
            {reviewsText.history(history)}
          </Text>
          <LastRejection reviews={history.latest} />
          <Others reviews={history.latest.filter(({ id }) => id !== review.id)} />
        </>
      )}
    </Panel>
  );
}

function LastRejection({ reviews }: { reviews: readonly ReviewEntry[] }) {
  const rejected = reviews.find(({ status }) => status === 'rejected');
  if (!rejected) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {reviewsText.lastRejected(rejected.entry.name, reviewReasonText(rejected.reason) ?? '')}
    </Text>
  );
}

function Others({ reviews }: { reviews: readonly ReviewEntry[] }) {
  if (reviews.length === 0) return null;
  return (
    <details>
      <chakra.summary
        textStyle="sm"
        color="link"
        minHeight="11"
        display="flex"
        alignItems="center"
        cursor="pointer"
      >
        {reviewsText.others}
      </chakra.summary>
      <Flex wrap="wrap" gap="2">
        {reviews.map(({ id, entry, status }) => (
          <Small key={id} src={thumbOf(entry)} alt={`${entry.name}: ${reviewsText.statuses[status]}`} />
        ))}
      </Flex>
    </details>
  );
}

const Small = chakra('img', {
  base: {
    boxSize: '50px',
    padding: '1',
    objectFit: 'contain',
    bg: 'brass.100',
    borderRadius: '8px',
    border: '1.5px solid {colors.ink}',
  },
});
