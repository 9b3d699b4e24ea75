import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReviewEntry } from '../../../core/catalogue/review.ts';
import { useLeadToNew } from '../../shared/browser/useLeadToNew.ts';
import { CheckField } from '../../shared/form/CheckField.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { reviewsText } from '../text/reviews.ts';
import { useReviews, useReviewsStore } from './reviewsContext.ts';
import { thumbOf } from './thumbOf.ts';

/** The list of reviews: a column beside the selected one, or a row above it on small screens. */
export function ReviewQueue() {
  const reviews = useReviews((state) => state.entries);
  const isWaiting = useReviews((state) => state.shown === 'waiting');
  const [isChosen, setChosen] = useState(false);
  const isBulk = useReviews((state) => state.marked.size > 0) || isChosen;
  const list = useShownSelection();
  const lead = useLeadToNew<HTMLDivElement>(reviews.length);
  const { unmarkAll } = useReviewsStore().getState();
  const choose = (isOn: boolean) => {
    setChosen(isOn);
    if (!isOn) unmarkAll();
  };
  return (
    <Panel p="3" minW="0">
      {isWaiting && (
        <CheckField
          label={reviewsText.selectSeveral}
          isOn={isBulk}
          onToggle={choose}
          display="flex"
          gap="3"
          px="2"
          mb="2"
          fontWeight="400"
          borderBottomWidth="1px"
          borderColor="border"
        />
      )}
      <Box ref={lead.place} display="contents">
        <Entries ref={list} aria-label={reviewsText.queue}>
          {reviews.map((review) => (
            <li key={review.id}>
              <QueueEntry review={review} isBulk={isBulk && isWaiting} />
            </li>
          ))}
        </Entries>
      </Box>
      <More onMore={lead.expect} />
      <HeldByOthers reviews={reviews} />
    </Panel>
  );
}

/** Scrolls only the list, not the page, to the selected entry. */
function useShownSelection() {
  const list = useRef<HTMLOListElement>(null);
  const selectedId = useReviews((state) => state.selectedId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry depends on the selection.
  useLayoutEffect(() => {
    const entry = list.current?.querySelector('[aria-current=true]');
    if (!list.current || !entry) return;
    const [frame, box] = [list.current.getBoundingClientRect(), entry.getBoundingClientRect()];
    list.current.scrollBy({
      left: hiddenPart(frame.left, frame.right, box.left, box.right),
      top: hiddenPart(frame.top, frame.bottom, box.top, box.bottom),
    });
  }, [selectedId]);
  return list;
}

/** How far something extends beyond its frame; negative at the beginning. */
function hiddenPart(from: number, to: number, start: number, end: number): number {
  return start < from ? start - from : Math.max(0, end - to);
}

function QueueEntry({ review, isBulk }: { review: ReviewEntry; isBulk: boolean }) {
  const isSelected = useReviews((state) => state.selectedId === review.id);
  const isMarked = useReviews((state) => state.marked.has(review.id));
  const { select, toggleMark } = useReviewsStore().getState();
  const { name } = review.entry;
  return (
    <Box display="flex" alignItems="center" gap="1">
      {isBulk && (
        <chakra.label display="grid" placeItems="center" minW="11" minH="11">
          <chakra.input
            type="checkbox"
            boxSize="5"
            accentColor="brass.400"
            aria-label={reviewsText.mark(name)}
            checked={isMarked}
            onChange={() => toggleMark(review.id)}
          />
        </chakra.label>
      )}
      <Entry type="button" aria-current={isSelected} onClick={() => select(review.id)}>
        <Picture src={thumbOf(review.entry)} alt="" />
        <chakra.span minW="0" display="grid" lineHeight="1.3" textAlign="start">
          <chakra.b textStyle="sm" truncate>
            {name}
          </chakra.b>
          <chakra.span textStyle="xs" color="fg.subtle" truncate>
            {reviewsText.asked(review.userName, Date.now() / 1000 - review.askedAt)}
          </chakra.span>
        </chakra.span>
      </Entry>
    </Box>
  );
}

function More({ onMore }: { onMore: () => void }) {
  const next = useReviews((state) => state.next);
  const isLoadingMore = useReviews((state) => state.isLoadingMore);
  const { loadMore } = useReviewsStore().getState();
  if (next === null) return null;
  return (
    <Button
      variant="ghost"
      width="100%"
      loading={isLoadingMore}
      onClick={() => {
        onMore();
        void loadMore();
      }}
    >
      {reviewsText.more}
    </Button>
  );
}

function HeldByOthers({ reviews }: { reviews: readonly ReviewEntry[] }) {
  return reviews.map(({ id, heldBy, entry }) =>
    heldBy === null ? null : (
      <Text key={id} textStyle="xs" color="fg.subtle" px="2" pt="2">
        {reviewsText.held(entry.name, heldBy)}
      </Text>
    ),
  );
}

const Entries = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: { base: 'row', xl: 'column' },
    gap: '1',
    overflow: 'auto',
    maxHeight: { xl: 'max(22rem, calc(100dvh - var(--nav-height) - 17rem))' },
    scrollbarWidth: 'thin',
    '& > li': { flex: 'none' },
  },
});

const Entry = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    // The next card is partly visible, to show that the row continues.
    width: { base: '13.5rem', xl: '100%' },
    minW: '0',
    padding: '2',
    borderRadius: '10px',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
    '&[aria-current=true]': {
      bg: 'bg.raised',
      boxShadow: { base: 'inset 0 -3px 0 {colors.brass.400}', xl: 'inset 3px 0 0 {colors.brass.400}' },
    },
  },
});

const Picture = chakra('img', {
  base: {
    boxSize: '50px',
    flex: 'none',
    padding: '1',
    objectFit: 'contain',
    bg: 'brass.100',
    borderRadius: '8px',
    border: '1.5px solid {colors.ink}',
  },
});
