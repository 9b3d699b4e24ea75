import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { LastDecision } from '../../store/reviewsState.ts';
import { reviewsText } from '../../text/reviews.ts';
import { Key } from '../Key.tsx';
import { useReviews, useReviewsStore } from '../reviewsContext.ts';

/** Milliseconds for which the notice is shown; by key and in the list, undo is possible for ten minutes. */
const SHOWN = 20_000;

/** Says what was decided last, with an undo button. */
export function LastDecisionToast() {
  const last = useReviews((state) => state.last);
  const isDeciding = useReviews((state) => state.isDeciding);
  const isExpired = useIsExpired(last);
  const { undo } = useReviewsStore().getState();
  if (last === null || isExpired) return null;
  const [first] = last.reviews;
  return (
    <Place className="morning" role="status">
      <span>{reviewsText.last[last.decision](first?.entry.name ?? '', last.reviews.length)}</span>
      <Button loading={isDeciding} onClick={() => void undo()} aria-keyshortcuts="Z">
        {reviewsText.undo} <Key>Z</Key>
      </Button>
    </Place>
  );
}

/** Whether the notice about a decision has been shown long enough. */
function useIsExpired(last: LastDecision | null): boolean {
  const [over, setOver] = useState<LastDecision | null>(null);
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setOver(last), SHOWN);
    return () => clearTimeout(timer);
  }, [last]);
  return over === last;
}

const Place = chakra('div', {
  base: {
    layerStyle: 'paperSheet',
    position: 'sticky',
    zIndex: '10',
    // On phones above the buttons that decide.
    bottom: { base: '20', md: '6' },
    width: 'fit-content',
    maxWidth: '100%',
    marginX: 'auto',
    marginTop: '4',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    ps: '4',
    pe: '2.5',
    py: '2',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
  },
});
