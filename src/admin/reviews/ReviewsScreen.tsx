import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { REVIEW_STATUSES, type ReviewStatus, type UploadKind } from '../../../core/catalogue/upload.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { createReviewsStore } from '../store/reviewsStore.ts';
import { reviewsText } from '../text/reviews.ts';
import { ReviewDesk } from './ReviewDesk.tsx';
import { ReviewsContext, useHolding } from './reviewsContext.ts';

/** /admin/itemLibrary reviews and /admin/background reviews: the queue, oldest first, and past decisions. */
export function ReviewsScreen({ kind }: { kind: UploadKind }) {
  const { calls } = useBackend();
  const [store] = useState(() => createReviewsStore(calls));
  const [shown, setShown] = useState<ReviewStatus>('waiting');
  const waiting = useStore(store, (state) => state.waiting);
  const isKnown = useStore(store, (state) => state.status === 'ready');
  useEffect(() => void store.getState().open(kind, shown), [store, kind, shown]);
  useHolding(store);
  const words = reviewsText.kinds[kind];
  return (
    <ReviewsContext value={store}>
      <PageTitle page={words.title} />
      <Flex wrap="wrap" gap="4" justify="space-between" align="end" mb="5">
        <Box>
          <Heading as="h1" size="4xl">
            {words.title}
          </Heading>
          <Text color="fg.muted" mt="1" textStyle="sm" role="status">
            {isKnown ? reviewsText.lead(waiting) : reviewsText.loading}
          </Text>
        </Box>
        <SegmentedControl
          label={reviewsText.which}
          value={shown}
          onChoose={setShown}
          choices={REVIEW_STATUSES.map((value) => ({
            value,
            label: value === 'waiting' ? reviewsText.waiting(waiting) : reviewsText.statuses[value],
          }))}
        />
      </Flex>
      <Grid gap="4.5" templateColumns="minmax(0, 1fr)">
        <ReviewDesk kind={kind} shown={shown} />
      </Grid>
    </ReviewsContext>
  );
}
