import { Button, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReviewEntry } from '../../../core/catalogue/review.ts';
import type { ReviewStatus, UploadKind } from '../../../core/catalogue/upload.ts';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { appText } from '../../shared/text/app.ts';
import { selectedOf } from '../store/reviewsState.ts';
import { reviewsText } from '../text/reviews.ts';
import { DecideButtons } from './decision/DecideButtons.tsx';
import { DecisionPanel } from './decision/DecisionPanel.tsx';
import { LastDecisionToast } from './decision/LastDecisionToast.tsx';
import { OutcomePanel } from './decision/OutcomePanel.tsx';
import { UploaderPanel } from './decision/UploaderPanel.tsx';
import { type Deciding, useDeciding } from './decision/useDeciding.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { ReviewNotices } from './ReviewNotices.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { ReviewSubject } from './ReviewSubject.tsx';
import { useReviews, useReviewsStore } from './reviewsContext.ts';
import { useKeysChoice } from './useKeysChoice.ts';
import { useReviewKeys } from './useReviewKeys.ts';

interface ReviewDeskProps {
  kind: UploadKind;
  shown: ReviewStatus;
}

/** The queue in each state, with the selected review and its decision. */
export function ReviewDesk({ kind, shown }: ReviewDeskProps) {
  const status = useReviews((state) => state.status);
  const { open } = useReviewsStore().getState();
  if (status === 'loading') return <DeskSkeleton />;
  if (status === 'failed')
    return (
      <FuseBox title={reviewsText.failed.title} text={reviewsText.failed.text}>
        <Button variant="outline" onClick={() => void open(kind, shown)}>
          {appText.retry}
        </Button>
      </FuseBox>
    );
  return <OpenDesk shown={shown} />;
}

/** The desk with its keys, which can undo the last decision even if nothing is left. */
function OpenDesk({ shown }: Pick<ReviewDeskProps, 'shown'>) {
  const review = useReviews(selectedOf);
  const isEmpty = useReviews((state) => state.entries.length === 0);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keys = useKeysChoice();
  const deciding = useDeciding(review);
  const help = () => setHelpOpen(true);
  useReviewKeys({ areOn: keys.areOn, help, ...deciding });
  return (
    <>
      <ReviewNotices />
      {isEmpty && <EmptyNail {...reviewsText.empty[shown]} />}
      {!isEmpty && (review ? <Desk review={review} deciding={deciding} onHelp={help} /> : <ReviewQueue />)}
      <LastDecisionToast />
      {isHelpOpen && <KeysDialog keys={keys} onClose={() => setHelpOpen(false)} />}
    </>
  );
}

interface DeskProps {
  review: ReviewEntry;
  deciding: Deciding;
  onHelp: () => void;
}

function Desk({ review, deciding, onHelp }: DeskProps) {
  const isWaiting = review.status === 'waiting';
  return (
    <Grid
      gap="4.5"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: '16.5rem minmax(0, 1fr) 19rem' }}
    >
      <ReviewQueue />
      <ReviewSubject key={review.id} review={review} />
      <Grid
        gap="4.5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)', xl: 'minmax(0, 1fr)' }}
      >
        <UploaderPanel review={review} />
        {isWaiting ? (
          <DecisionPanel kind={review.kind} deciding={deciding} onHelp={onHelp} />
        ) : (
          <OutcomePanel review={review} />
        )}
      </Grid>
      {isWaiting && <DecideButtons look="bar" {...deciding} />}
    </Grid>
  );
}

function DeskSkeleton() {
  return (
    <Grid
      gap="4.5"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: '16.5rem minmax(0, 1fr) 19rem' }}
      aria-busy="true"
    >
      <Skeleton height={{ base: '6rem', xl: '22rem' }} />
      <Skeleton height="30rem" />
      <Stack gap="4.5">
        <Skeleton height="8rem" />
        <Skeleton height="20rem" />
      </Stack>
    </Grid>
  );
}
