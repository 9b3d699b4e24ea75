import { Box, chakra, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { numberSteps } from '../../../core/solve/escape/walk/numberSteps.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useLater } from '../session/useLater.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { StepPicture } from '../showing/StepPicture.tsx';
import { deedText, stepText } from '../text/findings.ts';
import { showingText } from '../text/showing.ts';

/** Windows high enough for the row; lower ones leave the space to the room. */
const ROOMY = '@media (min-height: 44rem)';

/**
 * The way out as a row of pictures; each leads to its step. The row keeps its space while there is no way out;
 * otherwise the room would jump.
 */
export function StepRow({ isPuzzle }: { isPuzzle: boolean }) {
  return (
    <Box
      display="none"
      data-steps
      css={{ [ROOMY]: { display: { base: 'none', md: 'block' } } }}
      // Below the tiles there is space for the scroll bar.
      h="14"
      px="3"
      overflowX="auto"
      overflowY="hidden"
      scrollbarWidth="thin"
    >
      {isPuzzle ? (
        <Steps />
      ) : (
        <Text h="11" display="flex" alignItems="center" textStyle="xs" color="fg.subtle">
          {showingText.stepsToCome}
        </Text>
      )}
    </Box>
  );
}

function Steps() {
  // In a room of 300 things, the line above and the next click would wait for 200 pictures.
  const room = useLater(useCheckedRoom());
  const steps = useMemo(() => (room ? (findWalkthrough(room)?.steps ?? []) : []), [room]);
  const numbers = numberSteps(steps);
  const { showEscape, showStep } = useEditorActions();

  function show(at: number): void {
    showEscape(false);
    showStep(at);
  }
  return (
    <Box
      as="ol"
      aria-label={showingText.titles.escape}
      display="flex"
      gap="1.5"
      m="0"
      p="0"
      listStyleType="none"
    >
      {room &&
        steps.map((step, at) => (
          <Box
            as="li"
            key={JSON.stringify(step)}
            display="flex"
            flex="1 0 8.5rem"
            maxW="13rem"
            minW="0"
            h="11"
          >
            <Tile type="button" title={stepText(room, step)} onClick={() => show(at)}>
              <StepPicture room={room} step={step} />
              <chakra.span lineClamp="2" minW="0" overflowWrap="anywhere">
                {/* Steps in which players only go to a scene or read something have no number. */}
                {numbers[at] !== null && (
                  <chakra.span fontWeight="700" color="accent.fg">
                    {`${numbers[at]} `}
                  </chakra.span>
                )}
                {deedText(room, step)}
              </chakra.span>
            </Tile>
          </Box>
        ))}
    </Box>
  );
}

const Tile = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minWidth: '0',
    minHeight: '11',
    paddingX: '1.5',
    paddingY: '1',
    borderRadius: 'lg',
    bg: 'bg.raised',
    fontSize: 'xs',
    lineHeight: '1.25',
    textAlign: 'start',
    cursor: 'pointer',
    borderWidth: '1px',
    borderColor: 'transparent',
    _hover: { borderColor: 'border.strong' },
  },
});
