import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { CircleX, Lightbulb, ScanSearch } from 'lucide-react';
import { useRef } from 'react';
import type { SceneId } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { goOnIn, SCENE_NAME, TOO_LONG } from '../session/goOnIn.ts';
import { useRoom } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';
import { findingText } from '../text/findings.ts';
import { showingText } from '../text/showing.ts';
import { MendButton } from './MendButton.tsx';
import { PackWays } from './PackWays.tsx';
import { useSteadyRows } from './useSteadyRows.ts';

interface FindingListProps {
  findings: readonly Finding[];
  /** Called after a click has gone to the item. */
  onFollow?: () => void;
  /** Waives a suggestion, where that is possible. */
  onWaive?: (finding: Finding) => void;
  /** Points out a finding on the canvas, where that is visible. */
  onShow?: (finding: Finding) => void;
}

/** Lists findings; each leads to where it is fixed (L3). */
export function FindingList({ findings, onFollow, onWaive, onShow }: FindingListProps) {
  const room = useRoom();
  const { select, setActiveTab, showScene, setUpScene } = useEditorActions();

  const { rows, handlers } = useSteadyRows(findings);
  const list = useRef<HTMLUListElement>(null);

  function follow({ code, items: [item], scenes: [scene] = [], over }: Finding): void {
    // An introduction that reveals an answer is fixed in the introduction.
    if (item !== undefined && code !== 'introductionTells') select(item);
    else if (scene !== undefined) setUp(scene, code === 'unnamedPlace');
    else setActiveTab('room');
    if (over !== undefined) goOnIn(TOO_LONG);
    onFollow?.();
  }

  /** Shows the scene's settings, which need an empty selection. */
  function setUp(scene: SceneId, isToBeNamed: boolean): void {
    showScene(scene);
    setUpScene();
    if (isToBeNamed) goOnIn(SCENE_NAME);
  }

  return (
    // Keeps the focus when a fixed finding disappears.
    <Box ref={list} as="ul" tabIndex={-1} outline="none" listStyleType="none" m="0" p="0" {...handlers}>
      {rows.map(({ key, finding, isGone }) => (
        // On phones the actions stand below the text if both do not fit.
        <Flex
          as="li"
          key={key}
          align="center"
          wrap="wrap"
          justify="flex-end"
          visibility={isGone ? 'hidden' : undefined}
        >
          <chakra.button
            type="button"
            onClick={() => follow(finding)}
            flex="1 1 15rem"
            minW="0"
            minH={{ base: '11', xl: '9' }}
            px={{ base: '4', lg: '3' }}
            py="1.5"
            display="flex"
            alignItems="flex-start"
            gap="2.5"
            textAlign="start"
            textStyle="sm"
            cursor="pointer"
            borderRadius="sm"
            _hover={{ bg: 'bg.raised' }}
            css={{ '& svg': { boxSize: '4', flexShrink: '0', mt: '0.5' } }}
          >
            <Box
              as="span"
              role="img"
              aria-label={editorText.problems[finding.severity]}
              color={finding.severity === 'error' ? 'danger.fg' : 'accent.fg'}
            >
              {finding.severity === 'error' ? <CircleX /> : <Lightbulb />}
            </Box>
            {findingText(room, finding)}
          </chakra.button>
          {finding.code === 'packNotOwned' && <PackWays finding={finding} onChoose={onFollow} />}
          <MendButton finding={finding} onMended={() => list.current?.focus()} onChoose={onFollow} />
          {onShow && isToBeSeen(finding) && (
            <Button
              variant="ghost"
              size="sm"
              px={{ base: '2', md: '3' }}
              minH={{ base: '11', xl: '9' }}
              aria-label={`${showingText.fault}: ${findingText(room, finding)}`}
              onClick={() => onShow(finding)}
            >
              <ScanSearch aria-hidden />
              {showingText.fault}
            </Button>
          )}
          {onWaive && finding.severity === 'warning' && (
            <Button
              variant="ghost"
              size="sm"
              px={{ base: '2', md: '3' }}
              minH={{ base: '11', xl: '9' }}
              onClick={() => onWaive(finding)}
            >
              {editorText.problems.waive}
            </Button>
          )}
        </Flex>
      ))}
    </Box>
  );
}

/** Whether the finding concerns several things, so that selecting the first one would not show it. */
function isToBeSeen({ obstacles = [], items }: Finding): boolean {
  return obstacles.length > 0 || items.length > 1;
}
