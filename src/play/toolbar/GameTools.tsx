import { Flex } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import { useCallback, useContext } from 'react';
import { HintDialog } from '../hints/HintDialog.tsx';
import { LadderIcon } from '../hints/LadderIcon.tsx';
import { JournalDialog } from '../journal/JournalDialog.tsx';
import type { Help } from '../session/screen.ts';
import { useGame, useGameplay, useGameStatus } from '../table/gameContext.ts';
import { HELP_KEYS } from '../table/tableKeys.ts';
import { TeamParts } from '../table/teamParts.ts';
import { hintsText } from '../text/hints.ts';
import { tableText } from '../text/table.ts';
import { HighlightButton } from './HighlightButton.tsx';
import { ToolButton, type ToolButtonProps } from './ToolButton.tsx';

/** Tools that help: highlighting, hints and journal. On phones they are within the thumb's reach. */
export function GameTools() {
  const isPaused = useGameStatus((s) => s.isPaused);
  const team = useContext(TeamParts);
  return (
    <Flex
      gridArea="tools"
      inert={isPaused}
      opacity={isPaused ? '0.45' : undefined}
      // German words fill the line of a window of 816 px.
      gap={{ base: '2', md: '1.5' }}
      marginTop={{ base: '2', md: '0' }}
      css={{ ...(team && FOUR_TOOLS), _sideways: { margin: '0', flexDirection: 'column', gap: '0.5' } }}
    >
      <HelpButton help="hints" icon={<LadderIcon />} word={hintsText.open} isWorded />
      <HighlightButton isWorded={!team} />
      <HelpButton help="journal" icon={<BookOpen aria-hidden />} word={tableText.journal} isWorded={!team} />
      {team && <team.SignalTool Button={BesideOthers} />}
      {!isPaused && <HelpDialog />}
    </Flex>
  );
}

/** Hidden on a phone held sideways, whose rail is full: there the tool stands below the inventory (`ToolBelow`). */
function BesideOthers(props: ToolButtonProps) {
  return <ToolButton {...props} _sideways={{ display: 'none' }} />;
}

/** The tool for signals, and the call for the teacher, in a corner of their own, on a phone held sideways. */
export function ToolBelow() {
  const isPaused = useGameStatus((s) => s.isPaused);
  const team = useContext(TeamParts);
  if (!team) return null;
  return (
    <Flex
      gridArea="signal"
      display="none"
      inert={isPaused}
      opacity={isPaused ? '0.45' : undefined}
      gap="1"
      css={{ _sideways: { display: 'flex' } }}
    >
      <team.SignalTool Button={ToolButton} />
      {team.inClass && <team.inClass.CallKey flex="1" />}
    </Flex>
  );
}

/**
 * Makes four words fit on a narrow phone, in German too: they are a little smaller, and each takes only its
 * own width. On the narrowest phones the icons are left out.
 */
const FOUR_TOOLS = {
  mdDown: {
    gap: '1',
    '& > button': { flex: '1 1 auto', paddingX: '1', gap: '1', fontSize: '0.9375rem' },
    '& > button > svg': { width: '4.5', height: '4.5' },
  },
  '@media (max-width: 349px)': { '& > button > svg': { display: 'none' } },
} as const;

function HelpButton({ help, ...look }: { help: Help } & Pick<ToolButtonProps, 'icon' | 'word' | 'isWorded'>) {
  const { gameplay } = useGame();
  return (
    <ToolButton {...look} shortcut={HELP_KEYS[help]} onClick={() => gameplay.getState().setHelp(help)} />
  );
}

function HelpDialog() {
  const { gameplay } = useGame();
  const help = useGameplay((s) => s.help);
  const close = useCallback(() => gameplay.getState().setHelp(null), [gameplay]);
  if (help === 'hints') return <HintDialog onClose={close} />;
  return help === 'journal' ? <JournalDialog onClose={close} /> : null;
}
