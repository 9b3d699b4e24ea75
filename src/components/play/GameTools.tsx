import { Box, Button, type ButtonProps, Flex } from '@chakra-ui/react';
import { BookOpen, Eye } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { hintsText } from '../../text/hints.ts';
import { tableText } from '../../text/table.ts';
import { useGame, useGameplay, useGameStatus } from './gameContext.ts';
import { HintDialog } from './HintDialog.tsx';
import { JournalDialog } from './JournalDialog.tsx';
import { LadderIcon } from './LadderIcon.tsx';
import { SIDEWAYS } from './TableFrame.tsx';

/** What helps: everything named on the stage, and all that was told. On phones by words, under the thumb. */
export function GameTools() {
  const isPaused = useGameStatus((s) => s.isPaused);
  return (
    <Flex
      gridArea="tools"
      inert={isPaused}
      gap={{ base: '2', md: '2.5' }}
      marginStart={{ md: '2.5' }}
      marginTop={{ base: '2', md: '0' }}
      css={{ [SIDEWAYS]: { margin: '0', flexDirection: 'column', gap: '0.5' } }}
    >
      <HintButton />
      <LookButton />
      <JournalButton />
    </Flex>
  );
}

function HintButton() {
  const [isOpen, setOpen] = useState(false);
  const isPaused = useGameStatus((s) => s.isPaused);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <ToolButton icon={<LadderIcon />} word={hintsText.open} onClick={() => setOpen(true)} />
      {isOpen && !isPaused && <HintDialog onClose={close} />}
    </>
  );
}

function LookButton() {
  const { gameplay } = useGame();
  const isLooking = useGameplay((s) => s.isLooking);
  return (
    <ToolButton
      icon={<Eye aria-hidden />}
      word={tableText.look}
      title={tableText.lookHelp}
      aria-pressed={isLooking}
      onClick={() => gameplay.getState().setLooking(!isLooking)}
    />
  );
}

function JournalButton() {
  const [isOpen, setOpen] = useState(false);
  const isPaused = useGameStatus((s) => s.isPaused);
  return (
    <>
      <ToolButton icon={<BookOpen aria-hidden />} word={tableText.journal} onClick={() => setOpen(true)} />
      {isOpen && !isPaused && <JournalDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface ToolButtonProps extends ButtonProps {
  icon: ReactNode;
  word: string;
}

export function ToolButton({ icon, word, ...props }: ToolButtonProps) {
  return (
    <Button
      variant="outline"
      flex={{ base: '1', md: 'none' }}
      minWidth="11"
      paddingX={{ base: '2', md: '0' }}
      aria-label={word}
      title={word}
      _pressed={{ bg: 'bg.chosen', borderColor: 'accent' }}
      css={{ [SIDEWAYS]: { paddingX: '0', '& > span': { display: 'none' } } }}
      {...props}
    >
      {icon}
      <Box as="span" hideFrom="md">
        {word}
      </Box>
    </Button>
  );
}
