import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import { donePuzzleSteps, PUZZLE_STEPS, type PuzzleStep } from '../../../core/room/firstPuzzle.ts';
import { DOOR_ID } from '../../../core/room/model.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';

interface FirstPuzzleProps {
  /** Whether it is shown as a section of the panel. */
  isInPanel?: boolean;
}

/** A checklist of what makes the room a puzzle; each line leads to where it is done. */
export function FirstPuzzle({ isInPanel = false }: FirstPuzzleProps) {
  const done = donePuzzleSteps(useRoom());
  const { select, setActiveTab } = useEditorActions();
  const { firstPuzzle } = editorText;
  const places: Partial<Record<PuzzleStep, () => void>> = {
    lockDoor: () => select(DOOR_ID),
    hideSomething: () => setActiveTab('items'),
    giveClue: () => setActiveTab('layers'),
  };
  return (
    <Box px={isInPanel ? '0' : { base: '4', lg: '3' }} py={isInPanel ? '0' : '2'} textStyle="sm">
      <Flex justify="space-between" align="baseline" gap="2">
        <Text fontWeight="600">{firstPuzzle.title}</Text>
        <Text as="span" flexShrink="0" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {editorText.counter(done.size, PUZZLE_STEPS.length)}
        </Text>
      </Flex>
      <Box as="ol" listStyleType="none" m="0" p="0">
        {PUZZLE_STEPS.map((step) => (
          <Step key={step} words={firstPuzzle.steps[step]} isDone={done.has(step)} onFollow={places[step]} />
        ))}
      </Box>
    </Box>
  );
}

interface StepProps {
  words: string;
  isDone: boolean;
  onFollow: (() => void) | undefined;
}

function Step({ words, isDone, onFollow }: StepProps) {
  const { doneMark, openMark } = editorText.firstPuzzle;
  const content = (
    <>
      <Box
        as="span"
        role="img"
        aria-label={isDone ? doneMark : openMark}
        color={isDone ? 'success.fg' : 'fg.muted'}
      >
        {isDone ? <CircleCheck /> : <Circle />}
      </Box>
      {words}
    </>
  );
  const look = {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: { base: '11', xl: '9' },
    py: '1',
    lineHeight: '1.3',
    textAlign: 'start',
    css: { '& svg': { boxSize: '4', flexShrink: '0' } },
  } as const;
  return (
    <li>
      {onFollow && !isDone ? (
        <chakra.button
          type="button"
          cursor="pointer"
          borderRadius="sm"
          _hover={{ bg: 'bg.raised' }}
          onClick={onFollow}
          {...look}
        >
          {content}
        </chakra.button>
      ) : (
        <Box {...look}>{content}</Box>
      )}
    </li>
  );
}
