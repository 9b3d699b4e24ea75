import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleCheck, Lightbulb } from 'lucide-react';
import { useMemo } from 'react';
import { summarizeEscape } from '../../../../core/solve/escape/walk/summarizeEscape.ts';
import { editorText } from '../../../text/editor.ts';
import { publishingText } from '../../../text/publishing.ts';
import { useEditor } from '../session/editorContext.ts';
import { useCheckedRoom } from '../session/useRoom.ts';

/** That the room can be escaped, in how many steps and minutes; or that there is nothing to work out yet. */
export function ProofNote() {
  const room = useCheckedRoom();
  const hints = useEditor(({ findings }) => findings.length);
  const wayOut = useMemo(() => summarizeEscape(room), [room]);
  if (!wayOut) return null;
  const { isPuzzle, steps, difficulty } = wayOut;
  return (
    <Flex gap="3" px="3.5" py="3" borderRadius="lg" bg="bg.raised" borderWidth="1px" borderColor="border">
      <Box
        aria-hidden
        color={isPuzzle ? 'success.fg' : 'accent.fg'}
        css={{ '& svg': { boxSize: '5', flexShrink: '0' } }}
      >
        {isPuzzle ? <CircleCheck /> : <Lightbulb />}
      </Box>
      <Box minW="0">
        <Text fontWeight="650">{isPuzzle ? publishingText.proved : publishingText.noPuzzle}</Text>
        <Text textStyle="sm" color="fg.muted">
          {isPuzzle ? editorText.problems.escapable(steps, difficulty, hints) : publishingText.noPuzzleText}
        </Text>
      </Box>
    </Flex>
  );
}
