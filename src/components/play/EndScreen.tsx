import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { DoorOpen, RotateCcw, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { endText } from '../../text/ending.ts';
import { presentFormats } from '../../text/formats.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { roomPageText } from '../../text/roomPage.ts';
import { Paper } from '../kit/Paper.tsx';
import { LazySignedText } from '../signs/LazySignedText.tsx';
import { DoorLeftOpen } from './DoorLeftOpen.tsx';
import { useGame, useGameplay, useGameStatus } from './gameContext.ts';
import { LETTER_FONT } from './letterFont.ts';
import { PlaySheet } from './PlaySheet.tsx';
import { RoomLeftDark } from './RoomLeftDark.tsx';
import { SIDEWAYS } from './TableFrame.tsx';
import { useRoomLanguage } from './useRoomLanguage.ts';

interface EndScreenProps {
  /** Where that time stands. */
  place?: ReactNode;
  /** Asks for the player's name (P17). */
  naming?: ReactNode;
  /** Asks for stars. */
  rating?: ReactNode;
  /** The leaderboard, or what preview says instead. */
  children?: ReactNode;
  /** Where to go from here, beside playing again. */
  exit: ReactNode;
}

/** Escaped or game over: how it went, and what one may do next. */
export function EndScreen({ place, naming, rating, children, exit }: EndScreenProps) {
  const { gameplay } = useGame();
  const isEscaped = useGameStatus((s) => s.isEscaped);
  return (
    <PlaySheet
      maxWidth="42rem"
      borderColor={isEscaped ? 'accent' : 'border'}
      borderWidth="2px"
      bgImage={
        isEscaped
          ? 'radial-gradient(32rem 18rem at 50% 0, rgb(217 164 65 / 0.28), transparent 70%)'
          : undefined
      }
      textAlign="center"
      padding={{ base: '5', md: '9' }}
      css={{ ...LAID_DOWN, [SIDEWAYS]: CLOSE }}
    >
      <EndHeading isEscaped={isEscaped} />
      {place}
      <Ending />
      {naming}
      {rating}
      <Flex gap="3" marginTop="6" justify="center" wrap="wrap">
        <Button onClick={() => gameplay.getState().playAgain()}>
          <RotateCcw aria-hidden />
          {isEscaped ? endText.playAgain : roomPageText.tryAgain}
        </Button>
        {exit}
      </Flex>
      {children}
    </PlaySheet>
  );
}

/** From above, and settling. */
const laidDown = keyframes({
  '0%': { opacity: '0', transform: 'translateY(-2.5rem) rotate(-0.6deg)' },
  '100%': { transform: 'none' },
});
const LAID_DOWN = { animation: `${laidDown} 520ms cubic-bezier(0.2, 0.8, 0.3, 1.15) backwards` };

/** A phone held sideways has little height: what is to be pressed is in the window. */
const CLOSE = {
  marginTop: '2',
  '& > h1': { marginTop: '1', fontSize: '2xl' },
  '& > h1 ~ *': { marginTop: '2' },
  '& > h1 + p': { marginTop: '0' },
} as const;

/** Moves the focus to what has just been said, since the room that held it is gone. */
function focusOnce(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

function EndHeading({ isEscaped }: { isEscaped: boolean }) {
  const roomName = useGameplay((s) => s.roomName);
  const language = useRoomLanguage();
  return (
    <>
      {isEscaped ? (
        <DoorLeftOpen otherwise={<Medal isEscaped />} />
      ) : (
        <RoomLeftDark otherwise={<Medal isEscaped={false} />} />
      )}
      <Heading
        as="h1"
        size={{ base: '3xl', md: '4xl' }}
        marginTop="4"
        ref={focusOnce}
        tabIndex={-1}
        _focusVisible={{ outline: 'none', boxShadow: 'none' }}
      >
        {isEscaped ? endText.escapedTitle : endText.gameOverTitle}
      </Heading>
      <Text {...language} color="fg.muted" marginTop="1" overflowWrap="anywhere">
        {roomName}
      </Text>
      {isEscaped ? <OwnTime /> : <HowFar />}
    </>
  );
}

/** What the player had by then, and how the next try may go. */
function HowFar() {
  const language = useRoomLanguage();
  const inventory = useGameplay((s) => s.inventory);
  return (
    <Box fontSize="lg" marginTop="4" textWrap="balance">
      <Text>{endText.gameOverText}</Text>
      {inventory.length > 0 && (
        <Text marginTop="2" lang={language.lang} fontFamily={LETTER_FONT} overflowWrap="anywhere">
          {endText.hadInPocket(inventory.map(({ label }) => label).join(', '))}
        </Text>
      )}
      <Text marginTop="2" color="fg.muted">
        {endText.moreTimeNext}
      </Text>
    </Box>
  );
}

/** What the creator has to say over the open door (O6). */
function Ending() {
  const language = useRoomLanguage();
  const ending = useGameplay((s) => s.ending);
  if (ending === null) return null;
  return (
    <Paper
      {...language}
      marginTop="6"
      marginX="auto"
      maxWidth="34rem"
      textAlign="start"
      fontFamily={LETTER_FONT}
      fontSize="lg"
      lineHeight="1.55"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      isPinned
    >
      <LazySignedText>{ending}</LazySignedText>
    </Paper>
  );
}

/** As the leaderboard counts it: pauses included (P9), and the hints beside it (P16). */
function OwnTime() {
  const time = useGameplay((s) => s.time);
  const pausedFor = useGameplay((s) => s.pausedFor);
  const hints = useGameplay((s) => s.hints);
  const remarks = [
    ...(pausedFor > 0 ? [gameplayText.pausesIncluded(pausedFor)] : []),
    ...(hints > 0 ? [gameplayText.help.hintsAsked(hints)] : []),
  ];
  return (
    <Text marginTop="4">
      {endText.escapedTime}
      <Box
        as="strong"
        display="block"
        fontSize="4xl"
        lineHeight="1.15"
        fontFamily="heading"
        fontWeight="700"
        color="accent.fg"
        fontVariantNumeric="tabular-nums"
      >
        {presentFormats().time(time + pausedFor)}
      </Box>
      <Box as="span" color="fg.muted">
        {remarks.join(', ')}
      </Box>
    </Text>
  );
}

/** As an alarm clock that goes off, and is still. */
const rungOut = keyframes({
  '0%, 100%': { transform: 'none' },
  '12%, 36%, 60%': { transform: 'rotate(-13deg)' },
  '24%, 48%': { transform: 'rotate(13deg)' },
  '74%': { transform: 'rotate(6deg)' },
  '88%': { transform: 'rotate(-3deg)' },
});
const RUNG_OUT = { '& svg': { animation: `${rungOut} 900ms ease-out 380ms both` } };

function Medal({ isEscaped }: { isEscaped: boolean }) {
  const Sign = isEscaped ? DoorOpen : TimerOff;
  return (
    <Flex
      align="center"
      justify="center"
      boxSize="20"
      marginX="auto"
      borderRadius="full"
      borderWidth="2px"
      borderColor={isEscaped ? 'ink' : 'border.strong'}
      bg={isEscaped ? 'brass.400' : 'bg.inset'}
      bgImage={isEscaped ? 'linear-gradient(160deg, {colors.brass.200}, {colors.brass.500})' : undefined}
      color={isEscaped ? 'brass.950' : 'fg.subtle'}
      boxShadow={isEscaped ? '0 0 3.5rem rgb(236 194 99 / 0.5)' : 'inset'}
      animationName="scale-in, fade-in"
      animationDuration="420ms"
      aria-hidden
      css={{ [SIDEWAYS]: { boxSize: '12', '& svg': { boxSize: '7' } }, ...(!isEscaped && RUNG_OUT) }}
    >
      <Sign size={40} strokeWidth={1.75} />
    </Flex>
  );
}
