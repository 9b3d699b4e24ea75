import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReviewEntry } from '../../../core/catalogue/review.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { libraryText } from '../../shared/text/library.ts';
import { reviewsText } from '../text/reviews.ts';
import { BackgroundGrounds } from './BackgroundGrounds.tsx';
import { ItemGrounds } from './ItemGrounds.tsx';
import { MeasuredLine } from './MeasuredLine.tsx';

/** The reviewed thing: on four grounds, in each colour, closed and opened. */
export function ReviewSubject({ review }: { review: ReviewEntry }) {
  return (
    <Panel
      ref={useSeenFromTop()}
      p={{ base: '4', md: '5' }}
      minW="0"
      as="section"
      scrollMarginTop="calc(var(--nav-height) + 1rem)"
      aria-label={review.entry.name}
    >
      {review.kind === 'item' ? (
        <ItemSubject entry={review.entry} />
      ) : (
        <BackgroundSubject entry={review.entry} />
      )}
      <MeasuredLine review={review} />
    </Panel>
  );
}

/** Scrolls to the top of the next picture after a decision. */
function useSeenFromTop() {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isAbove = (panel.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return panel;
}

function ItemSubject({ entry }: { entry: Extract<ReviewEntry, { kind: 'item' }>['entry'] }) {
  const [state, setState] = useState<'default' | 'opened'>('default');
  const [color, setColor] = useState(entry.colorOrder[0] ?? '');
  const variant = entry.variants[color] ?? Object.values(entry.variants)[0];
  const hasOpened = Object.values(entry.variants).some((one) => one.default !== one.opened);
  return (
    <>
      <Heading as="h2" size="2xl" overflowWrap="anywhere">
        {entry.name}
      </Heading>
      <Flex wrap="wrap" gap="2" mt="2" align="center">
        <Chip>{libraryText.tags[entry.tag]}</Chip>
        <Chip>{reviewsText.wide(entry.width)}</Chip>
        <Chip>{reviewsText.anchors[entry.anchor]}</Chip>
        {entry.isContainer && <Chip>{reviewsText.container}</Chip>}
        {entry.isLockable && <Chip>{reviewsText.lockable}</Chip>}
      </Flex>
      <Flex wrap="wrap" justify="space-between" columnGap="4">
        <Keys names={entry.colorOrder} value={color} onChoose={setColor} />
        {hasOpened && (
          <Box mt="3" minW="0">
            <SegmentedControl
              label={reviewsText.state}
              value={state}
              onChoose={setState}
              choices={(['default', 'opened'] as const).map((value) => ({
                value,
                label: reviewsText.states[value],
              }))}
            />
          </Box>
        )}
      </Flex>
      {variant && <ItemGrounds entry={entry} uri={variant[state]} />}
    </>
  );
}

function BackgroundSubject({ entry }: { entry: Extract<ReviewEntry, { kind: 'background' }>['entry'] }) {
  const [mood, setMood] = useState(entry.moodOrder[0] ?? '');
  const light = entry.moods[mood] ?? Object.values(entry.moods)[0];
  return (
    <>
      <Flex wrap="wrap" gap="3" align="center">
        <Heading as="h2" size="2xl" overflowWrap="anywhere">
          {entry.name}
        </Heading>
        {entry.theme !== '' && <Chip>{entry.theme}</Chip>}
      </Flex>
      <Keys names={entry.moodOrder} value={mood} onChoose={setMood} />
      {light && <BackgroundGrounds name={entry.name} {...light} />}
    </>
  );
}

interface KeysProps {
  names: readonly string[];
  value: string;
  onChoose: (name: string) => void;
}

/** Buttons for the thing's colours or moods, if it has several. */
function Keys({ names, value, onChoose }: KeysProps) {
  if (names.length < 2) return null;
  const choices = names.map((name) => ({ value: name, label: libraryText.color(name) }));
  return (
    <Flex mt="3" align="center" gap="3" minW="0">
      <Text textStyle="xs" flex="none" color="fg.subtle">
        {reviewsText.colors(names.length)}
      </Text>
      <SegmentedControl label={reviewsText.color} value={value} choices={choices} onChoose={onChoose} />
    </Flex>
  );
}
