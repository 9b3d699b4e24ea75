import { Button, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReviewStatus, UploadKind } from '../../../core/catalogue/upload.ts';
import { EmptyNail } from '../../components/kit/EmptyNail.tsx';
import { FuseBox } from '../../components/kit/FuseBox.tsx';
import { selectedOf } from '../../stores/library/reviewsState.ts';
import { appText } from '../../text/app.ts';
import { reviewsText } from '../../text/reviews.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LastDecisionToast } from './LastDecisionToast.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { ReviewNotices } from './ReviewNotices.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { ReviewSubject } from './ReviewSubject.tsx';
import { reasonsFor } from './reasonsFor.ts';
import { useReviews, useReviewsStore } from './reviewsContext.ts';
import { UploaderPanel } from './UploaderPanel.tsx';
import { useDecisionDraft } from './useDecisionDraft.ts';
import { useKeysChoice } from './useKeysChoice.ts';
import { useReviewKeys } from './useReviewKeys.ts';

interface ReviewDeskProps {
  kind: UploadKind;
  shown: ReviewStatus;
}

/** The queue in each of its states, with what is looked at and what is decided about it. */
export function ReviewDesk({ kind, shown }: ReviewDeskProps) {
  const status = useReviews((state) => state.status);
  const isEmpty = useReviews((state) => state.reviews.length === 0);
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
  return (
    <>
      <ReviewNotices />
      {isEmpty ? <EmptyNail {...reviewsText.empty[shown]} /> : <Desk />}
      <LastDecisionToast />
    </>
  );
}

function Desk() {
  const review = useReviews(selectedOf);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const draft = useDecisionDraft(review?.id);
  const { decide } = useReviewsStore().getState();
  const reject = () => {
    if (draft.reason === null) return draft.askForReason();
    void decide({ decision: 'reject', reason: draft.reason, note: draft.note });
  };
  const approve = () => void decide({ decision: 'approve', note: draft.note });
  const keys = useKeysChoice();
  const chooseReason = (digit: number) => {
    const reason = review && reasonsFor(review.kind)[digit - 1];
    if (reason && review.status === 'waiting') draft.setReason(reason);
  };
  useReviewKeys({ areOn: keys.areOn, approve, reject, chooseReason, help: () => setHelpOpen(true) });
  if (!review) return <ReviewQueue />;
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
        {review.status === 'waiting' ? (
          <DecisionPanel
            draft={draft}
            kind={review.kind}
            onApprove={approve}
            onReject={reject}
            onHelp={() => setHelpOpen(true)}
          />
        ) : (
          <OutcomePanel review={review} />
        )}
      </Grid>
      {isHelpOpen && <KeysDialog keys={keys} onClose={() => setHelpOpen(false)} />}
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
