import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronDown, CircleCheck, CircleX, Lightbulb } from 'lucide-react';
import { type ReactNode, type Ref, useDeferredValue, useMemo, useState } from 'react';
import { type EscapeSummary, summarizeEscape } from '../../../core/solve/escape/walk/summarizeEscape.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { useIsSceneInPanel } from '../frame/inSight.ts';
import { useIsPhone } from '../frame/useIsPhone.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { ShowButton } from '../showing/ShowButton.tsx';
import { editorText } from '../text/editor.ts';
import { FindingList } from './FindingList.tsx';
import { FirstPuzzle } from './FirstPuzzle.tsx';
import { StepRow } from './StepRow.tsx';
import { useFindings } from './useFindings.ts';
import { useWaived } from './useWaived.ts';
import { WalkthroughDetails } from './WalkthroughDetails.tsx';

interface ProblemStripProps {
  /** The button that shows in the room how it is escaped. */
  showButton?: Ref<HTMLButtonElement>;
}

/** Space in the line for the button, which lies over it: inside the summary, screen readers would not find it. */
const PLACE = { base: '12', md: '60', lg: '12', xl: '60' };

/** A strip below the room, folded by default: what stops publishing, and the steps by which the room is escaped. */
export function ProblemStrip({ showButton }: ProblemStripProps) {
  const [isOpen, setOpen] = useState(false);
  const all = useFindings();
  const isLive = useEditor((state) => state.roomSettings?.isPublished === true);
  const { leave, waive, restoreAll } = useWaived();
  const findings = leave(all);
  const summary = useEscapeSummary();
  const { showFinding } = useEditorActions();
  const shows = whatIsShown(findings, summary);
  const isPhone = useIsPhone();
  // The panel of the scene has the same list.
  const isSceneInPanel = useIsSceneInPanel();
  const { icon, words, color } = summarize(findings, summary, isPhone);
  const waived = all.length - findings.length;
  const head = (
    <Flex
      as="span"
      align="center"
      gap="2"
      minW="0"
      pe={shows ? PLACE : undefined}
      color={color}
      css={{ '& svg': { boxSize: '4', flexShrink: '0' } }}
    >
      {icon}
      <Text as="span" textStyle="sm" fontWeight="600" truncate aria-live="polite">
        {words}
      </Text>
    </Flex>
  );
  return (
    <Box position="relative" bg="bg.panel" borderTopWidth={{ lg: '1px' }} borderColor="border">
      {shows && (
        <Box position="absolute" zIndex="1" top="1" insetEnd={{ base: '11', lg: '10' }}>
          <ShowButton ref={showButton} shows={shows} />
        </Box>
      )}
      <chakra.details open={isOpen} css={{ '&[open] summary > svg': { rotate: '180deg' } }}>
        <chakra.summary
          onClick={(click) => {
            click.preventDefault();
            setOpen(!isOpen);
          }}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          minH={{ base: '11', lg: '10' }}
          px={{ base: '4', lg: '3' }}
          cursor="pointer"
          listStyleType="none"
          css={{
            '&::-webkit-details-marker': { display: 'none' },
            '& > svg': { boxSize: '4', transition: 'rotate 140ms' },
          }}
        >
          {head}
          <ChevronDown aria-hidden />
        </chakra.summary>
        {/* Fixes are computed only once the list is open: with 300 things that takes a while. */}
        {isOpen && (
          // Has a fixed height, or the room would jump while findings are fixed.
          <Box h={{ lg: 'min(13rem, 24dvh)' }} maxH={{ base: '35dvh', lg: 'none' }} overflowY="auto" pb="2">
            {summary?.isPuzzle === false && !isLive && !isSceneInPanel && <FirstPuzzle />}
            <FindingList
              findings={findings}
              onWaive={waive}
              onShow={showFinding}
              // On phones the open list would cover what a finding leads to.
              {...(isPhone && { onFollow: () => setOpen(false) })}
            />
            {waived > 0 && (
              <Button variant="ghost" size="sm" minH={{ base: '11', lg: '9' }} onClick={restoreAll}>
                {editorText.problems.waived(waived)}
              </Button>
            )}
            <WalkthroughDetails />
          </Box>
        )}
      </chakra.details>
      {!isOpen && <StepRow isPuzzle={summary?.isPuzzle === true} />}
    </Box>
  );
}

/** How the room as last checked is escaped; null if it cannot be. During a gesture this is the previous result. */
function useEscapeSummary(): EscapeSummary | null {
  const room = useDeferredValue(useCheckedRoom());
  return useMemo(() => summarizeEscape(room), [room]);
}

/**
 * What the button shows in the room: the way out, or why there is none. Null where there is nothing to show: an
 * unfinished lock only has its own finding in the list.
 */
function whatIsShown(findings: readonly Finding[], summary: EscapeSummary | null): 'escape' | 'fault' | null {
  if (summary) return 'escape';
  return findings.some(({ code }) => code === 'notEscapable') ? 'fault' : null;
}

function summarize(
  findings: readonly Finding[],
  summary: EscapeSummary | null,
  isPhone: boolean,
): { icon: ReactNode; words: string; color: string } {
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  const suggestions = findings.length - errors;
  const { problems } = editorText;
  if (errors > 0 || !summary)
    return { icon: <CircleX />, words: problems.faults(errors, suggestions), color: 'danger.fg' };
  const { isPuzzle, steps, difficulty } = summary;
  const { escapable, escapableShort, noPuzzle } = problems;
  const told = isPhone
    ? escapableShort(steps, difficulty.minutes)
    : escapable(steps, difficulty, suggestions);
  const words = isPuzzle ? told : noPuzzle(isPhone ? 0 : suggestions);
  if (suggestions > 0 || !isPuzzle) return { icon: <Lightbulb />, words, color: 'accent.fg' };
  return { icon: <CircleCheck />, words, color: 'success.fg' };
}
