import { Box, Text } from '@chakra-ui/react';
import { Check, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReviewState, ReviewStatus, Upload } from '../../../core/catalogue/upload.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { reviewReasonText } from '../../shared/text/reviewReasonText.ts';
import { inventoryText } from '../text/inventory.ts';

const LOOKS: Readonly<Record<ReviewStatus, { tone: 'info' | 'success' | 'warning'; icon: ReactNode }>> = {
  waiting: { tone: 'info', icon: <Clock aria-hidden /> },
  approved: { tone: 'success', icon: <Check aria-hidden /> },
  rejected: { tone: 'warning', icon: <X aria-hidden /> },
};

/** The review of a thing: the decision, its reason, and whether the thing has changed since. */
export function ReviewNote({ upload: { review, editedAt } }: { upload: Upload }) {
  if (!review) return null;
  const { tone, icon } = LOOKS[review.status];
  return (
    <Box>
      <Chip tone={tone}>
        {icon} {inventoryText.review.states[review.status]}
      </Chip>
      {wordsOf(review, editedAt).map((words) => (
        <Text key={words} color="fg.muted" textStyle="sm" mt="1.5" overflowWrap="anywhere">
          {words}
        </Text>
      ))}
    </Box>
  );
}

function wordsOf(
  { status, reason, note, askedAt, decidedAt }: ReviewState,
  editedAt: number,
): readonly string[] {
  const { since, changed, note: quoted } = inventoryText.review;
  if (status === 'waiting') return [since(new Date(askedAt * 1000))];
  const isChanged = editedAt > (decidedAt ?? askedAt);
  const why = reviewReasonText(reason);
  return [
    ...(why === null ? [] : [why]),
    ...(note === null || note === '' ? [] : [quoted(note)]),
    ...(isChanged ? [changed] : []),
  ];
}
