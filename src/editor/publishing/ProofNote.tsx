import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronDown, CircleCheck, Lightbulb } from 'lucide-react';
import { useMemo } from 'react';
import { summarizeEscape } from '../../../core/solve/escape/walk/summarizeEscape.ts';
import { publishingText } from '../../rooms/text/publishing.ts';
import { FindingList } from '../problems/FindingList.tsx';
import { useFindings } from '../problems/useFindings.ts';
import { useWaived } from '../problems/useWaived.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';

/**
 * Says that the room can be escaped, in how many steps and minutes, or that there is nothing to solve yet;
 * and lists suggestions.
 */
export function ProofNote() {
  const room = useCheckedRoom();
  const summary = useMemo(() => summarizeEscape(room), [room]);
  if (!summary) return null;
  const { isPuzzle, steps, difficulty } = summary;
  return (
    <Box borderRadius="lg" bg="bg.raised" borderWidth="1px" borderColor="border">
      <Flex gap="3" px="3.5" py="3">
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
            {isPuzzle ? editorText.problems.escapable(steps, difficulty, 0) : publishingText.noPuzzleText}
          </Text>
        </Box>
      </Flex>
      <Suggestions />
    </Box>
  );
}

/** Suggestions; each leads to where it is fixed, or is fixed directly. */
function Suggestions() {
  const { leave } = useWaived();
  const suggestions = leave(useFindings()).filter(({ severity }) => severity === 'warning');
  const { dismissPublishing } = useEditorActions();
  if (suggestions.length === 0) return null;
  return (
    <chakra.details
      borderTopWidth="1px"
      borderColor="border"
      css={{ '&[open] summary > svg': { rotate: '180deg' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minH="11"
        px="3.5"
        textStyle="sm"
        color="fg.muted"
        cursor="pointer"
        listStyleType="none"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          '& > svg': { boxSize: '4', flexShrink: '0', transition: 'rotate 140ms' },
        }}
      >
        {publishingText.suggestions(suggestions.length)}
        <ChevronDown aria-hidden />
      </chakra.summary>
      <Box pe="2.5" pb="2.5">
        <FindingList findings={suggestions} onFollow={dismissPublishing} />
      </Box>
    </chakra.details>
  );
}
