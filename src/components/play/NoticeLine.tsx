import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { gameplayText } from '../../text/gameplay.ts';
import { tableText } from '../../text/table.ts';
import { useOnline } from '../useOnline.ts';
import { eventsText } from './eventsText.ts';
import { useGameplay, useGameStatus } from './gameContext.ts';
import { HintOffer } from './HintOffer.tsx';
import { openingOf } from './openingOf.ts';
import { SIDEWAYS } from './TableFrame.tsx';
import { TurnNudge } from './TurnNudge.tsx';
import { useHintOffer } from './useHintOffer.ts';
import { useUncovered } from './useUncovered.ts';

/** Milliseconds: an answer that takes longer is worth a word. */
const LONG_WAIT = 900;

/** Where the room takes the line's place. */
const OVER_STAGE = {
  gridArea: 'stage',
  alignSelf: 'start',
  zIndex: '1',
  minHeight: '0',
  pointerEvents: 'none',
};

/** What the last action brought about, in words; read out by screen readers. */
export function NoticeLine() {
  const answers = useGameplay((s) => s.answers);
  const { words, isWarning } = useNotice();
  const { isOffered, putAway } = useHintOffer();
  const uncovered = useUncovered();
  // What came about with a letter was below it.
  const isReading = useGameplay((s) => s.dialog?.type === 'message');
  return (
    <Flex
      role="status"
      gridArea="notice"
      align="center"
      justify="center"
      minHeight={{ base: '14', md: '11' }}
      paddingY="1.5"
      textAlign="center"
      css={{ '[data-wide] &': OVER_STAGE, [SIDEWAYS]: { '&, [data-wide] &': OVER_STAGE } }}
    >
      {isOffered && !isWarning ? (
        <HintOffer onPutAway={putAway} />
      ) : words === '' ? (
        <TurnNudge />
      ) : (
        <chakra.span
          // A new element is read out even where it says what the one before said.
          key={`${answers} ${uncovered} ${isReading} ${words}`}
          paddingX="3.5"
          paddingY="1"
          borderRadius="lg"
          bg={isWarning ? 'bg.warning' : 'bg.raised'}
          color={isWarning ? 'fg.warning' : 'fg'}
          fontSize="sm"
          fontWeight="550"
          lineHeight="1.35"
          overflowWrap="anywhere"
          animationName="fade-in"
          animationDuration="180ms"
        >
          {words}
        </chakra.span>
      )}
    </Flex>
  );
}

function useNotice(): { words: string; isWarning: boolean } {
  const events = useGameplay((s) => s.lastEvents);
  const labels = useGameplay((s) => s.labels);
  const items = useGameplay((s) => s.items);
  const failure = useGameplay((s) => s.actFailure);
  const isPaused = useGameStatus((s) => s.isPaused);
  const wasRunning = useGameplay((s) => s.wasRunning) && !isPaused;
  const isOnline = useOnline();
  const isWaiting = useLongWait(useGameplay((s) => s.isActing));
  if (failure === 'offline') return { words: gameplayText.offline, isWarning: true };
  if (!isOnline) return { words: tableText.offline, isWarning: true };
  if (isWaiting) return { words: tableText.waiting, isWarning: true };
  if (failure) return { words: gameplayText.actFailed, isWarning: true };
  if (wasRunning) return { words: tableText.welcomeBack, isWarning: false };
  return { words: eventsText(events, labels, (item) => openingOf(items[item]?.uri)), isWarning: false };
}

function useLongWait(isActing: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isActing) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isActing]);
  return isLong;
}
