import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { STARS, type Stars } from '../../../core/room/lists/rating.ts';
import { endText } from '../text/ending.ts';
import type { RatingStore } from './ratingStore.ts';

/**
 * One to five stars for the room just played. They are real radio buttons, so that pointers and keys both
 * work.
 */
export function RatingStars({ store }: { store: RatingStore }) {
  const name = useId();
  const rating = useStore(store, (state) => state.rating);
  const [pointed, setPointed] = useState<Stars | null>(null);
  const shown = pointed ?? rating ?? 0;
  return (
    <Box marginTop="6">
      <chakra.fieldset css={IN_ONE_LINE}>
        <chakra.legend fontWeight="650" marginX="auto" marginBottom="1">
          {endText.rate.question}
        </chakra.legend>
        <Flex justify="center" onPointerLeave={() => setPointed(null)}>
          {STARS.map((stars) => (
            <Choice
              key={stars}
              title={endText.rate.stars(stars)}
              // Only on moves: when the stars appear under a mouse at rest, it enters one without choosing it.
              onPointerMove={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
              isLit={stars <= shown}
            >
              <chakra.input
                type="radio"
                name={name}
                srOnly
                checked={stars === rating}
                onChange={() => void store.getState().rate(stars)}
              />
              <Star aria-hidden />
              <VisuallyHidden>{endText.rate.stars(stars)}</VisuallyHidden>
            </Choice>
          ))}
        </Flex>
      </chakra.fieldset>
      <Outcome store={store} />
    </Box>
  );
}

/** Upright phones have little height to spare. */
const IN_ONE_LINE = {
  mdDown: {
    '& > legend': { float: 'inline-start', margin: '0', lineHeight: '2.75rem' },
    '& > div': { justifyContent: 'flex-end' },
  },
} as const;

function Outcome({ store }: { store: RatingStore }) {
  const posting = useStore(store, (state) => state.posting);
  return (
    <Text
      role="status"
      minHeight="1.6em"
      textStyle="md"
      color={posting === 'failed' ? 'fg.warning' : 'fg.muted'}
    >
      {posting !== 'idle' && endText.rate[posting]}
    </Text>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'md',
    cursor: 'pointer',
    color: 'border.strong',
    '& svg': { boxSize: '8', strokeWidth: '1.75' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '-2px' },
  },
  variants: { isLit: { true: { color: 'accent', '& svg': { fill: 'currentColor' } } } },
});
