import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Room } from '../../../core/room/model.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { deedText, revealText } from '../text/findings.ts';
import { showingText } from '../text/showing.ts';
import type { ShownStep } from './describeSteps.ts';
import { StepPicture } from './StepPicture.tsx';
import { useShowing } from './useShowing.ts';
import { WaysToMend } from './WaysToMend.tsx';

/** All steps in words and pictures, in place of the item's settings: past, current and future. */
export function ShowingSteps() {
  const room = useRoom();
  const shown = useShowing();
  const { showStep } = useEditorActions();
  const current = useRef<HTMLButtonElement>(null);
  const at = shown?.showing.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another button with each step.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (!shown || at === undefined) return null;
  const { showing, steps, step } = shown;
  return (
    <Box pt={{ base: '0', lg: '3' }}>
      <Flex align="baseline" justify="space-between" gap="2">
        <Heading as="h2" size="md">
          {showingText.titles[showing.type]}
        </Heading>
        <Text textStyle="xs" fontWeight="700" color="accent.fg" flexShrink="0" aria-hidden>
          {step.count}
        </Text>
      </Flex>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {showingText.stepsHelp}
      </Text>
      <Box as="ol" m="0" mx="-4" p="0" listStyleType="none">
        {steps.map((each, place) => (
          <li key={`${each.count} ${each.words}`}>
            <Row
              ref={place === at ? current : undefined}
              type="button"
              aria-current={place === at ? 'step' : undefined}
              data-coming={place > at || undefined}
              onClick={() => showStep(place)}
            >
              <Sign isPassed={place < at} number={each.number} />
              <Words room={room} step={each} />
              {each.walk && <StepPicture room={room} step={each.walk} size="9" />}
            </Row>
          </li>
        ))}
      </Box>
      {showing.type === 'finding' && <WaysToMend finding={showing.finding} />}
    </Box>
  );
}

function Words({ room, step: { walk, words } }: { room: Room; step: ShownStep }): ReactNode {
  const reveals = walk ? revealText(room, walk) : '';
  return (
    <chakra.span flex="1" minW="0" overflowWrap="anywhere">
      <chakra.span display="block" fontWeight="600">
        {walk ? deedText(room, walk) : words}
      </chakra.span>
      {reveals && (
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {reveals}
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** A tick for past steps, else the number. Steps in which players only go to a scene or read have no number. */
function Sign({ isPassed, number }: { isPassed: boolean; number: number | null }) {
  return (
    <chakra.span
      w="5"
      flexShrink="0"
      textAlign="center"
      fontWeight="700"
      color={isPassed ? 'success.fg' : 'accent.fg'}
      aria-hidden
      css={{ '& svg': { boxSize: '4', marginInline: 'auto' } }}
    >
      {isPassed ? <Check /> : (number ?? '·')}
    </chakra.span>
  );
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    width: 'full',
    minHeight: '11',
    alignItems: 'center',
    gap: '2',
    paddingX: '4',
    paddingY: '2',
    textStyle: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    _hover: { bg: 'bg.raised' },
    '&[data-coming]': { color: 'fg.muted' },
    '&[aria-current]': { bg: 'bg.raised', borderColor: 'accent' },
  },
});
