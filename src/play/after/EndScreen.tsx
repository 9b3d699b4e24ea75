import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { RotateCcw, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimeAllowance } from '../../../core/play/timeAllowance.ts';
import { recordsText } from '../../rooms/text/records.ts';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { presentFormats } from '../../shared/language/formats.ts';
import { PlaySheet } from '../before/PlaySheet.tsx';
import { Medal } from '../leaderboard/Medal.tsx';
import { DoorLeftOpen } from '../leaving/DoorLeftOpen.tsx';
import { RoomLeftDark } from '../leaving/RoomLeftDark.tsx';
import { LETTER_FONT } from '../reading/letterFont.ts';
import { useGame, useGameplay, useGameStatus } from '../table/gameContext.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { endText } from '../text/ending.ts';
import { gameplayText } from '../text/gameplay.ts';
import { EndingAgain } from './EndingAgain.tsx';

interface EndScreenProps {
  /** Replaces the heading of an escape. */
  title?: string;
  /** Replaces the words above the time. */
  timeLabel?: string;
  /** Replaces the button that begins a new play. */
  again?: ReactNode;
  /** The suggested next room. */
  next?: ReactNode;
  /** Below the result: the player's rank, or who was in the team. */
  place?: ReactNode;
  /** The form for the player's name (P17). */
  naming?: ReactNode;
  /** The form for stars. */
  rating?: ReactNode;
  /** The leaderboard. */
  board?: ReactNode;
  /** Ways to leave, beside playing again. */
  exit: ReactNode;
  /** Further content at the bottom. */
  children?: ReactNode;
}

/**
 * The end of a play, escaped or game over: the result and the next steps. Large windows show all of it at
 * once, in columns.
 */
export function EndScreen(props: EndScreenProps) {
  const { title = endText.escapedTitle, timeLabel = endText.escapedTime } = props;
  const { again, next, place, naming, rating, board, exit, children } = props;
  const isEscaped = useGameStatus((s) => s.isEscaped);
  const roomName = useGameplay((s) => s.roomName);
  const language = useRoomLanguage();
  return (
    <PlaySheet
      marginTop={{ base: '2', md: '4' }}
      borderColor={isEscaped ? 'accent' : 'border'}
      borderWidth="2px"
      textAlign="center"
      data-full={board ? '' : undefined}
      data-escaped={isEscaped ? '' : undefined}
      data-alone={next ? undefined : ''}
      css={{ ...LAID_DOWN, ...LAID_OUT }}
    >
      <Head>
        {isEscaped ? (
          <DoorLeftOpen otherwise={<Medal isEscaped />} />
        ) : (
          <RoomLeftDark otherwise={<Medal isEscaped={false} />} />
        )}
        <Heading
          as="h1"
          size={{ base: '2xl', md: '4xl' }}
          ref={focusOnce}
          tabIndex={-1}
          _focusVisible={{ outline: 'none', boxShadow: 'none' }}
        >
          {isEscaped ? title : endText.gameOverTitle}
        </Heading>
        <Text {...language} color="fg.muted" overflowWrap="anywhere">
          {roomName}
        </Text>
        {isEscaped ? (
          <Outcome>
            <OwnTime label={timeLabel} />
            {place}
          </Outcome>
        ) : (
          <>
            <HowFar />
            {place && <Box marginTop="3">{place}</Box>}
          </>
        )}
      </Head>
      {next && <Area gridArea="next">{next}</Area>}
      {rating && <Area gridArea="rate">{rating}</Area>}
      {naming && <Area gridArea="name">{naming}</Area>}
      {board && <Area gridArea="board">{board}</Area>}
      <Area gridArea="more">
        <Flex gap="3" justify="center" wrap="wrap">
          {again ?? <Again isBrass={!isEscaped || !next} />}
          {exit}
        </Flex>
        <EndingAgain />
        {children}
      </Area>
    </PlaySheet>
  );
}

/**
 * Keeps all buttons in the first window: stacked on upright phones, two columns elsewhere, three on a phone
 * held sideways.
 */
const LAID_OUT = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '3', md: '5' },
  padding: { base: '4', md: '6' },
  maxWidth: '42rem',
  gridTemplateAreas: '"head" "more"',
  '&[data-full]': {
    maxWidth: '64rem',
    gridTemplateAreas: '"head" "more" "name" "next" "rate" "board"',
    '&[data-escaped]': { gridTemplateAreas: '"head" "next" "rate" "name" "board" "more"' },
    // Without a next room, playing again and sharing come first.
    '&[data-alone]': { gridTemplateAreas: '"head" "more" "rate" "name" "board"' },
    md: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: '8',
      gridTemplateAreas: '"head next" "more board" "name board" "rate board"',
      '&[data-escaped]': { gridTemplateAreas: '"head next" "rate board" "name board" ". board" "more more"' },
      '&[data-alone]': {
        gridTemplateRows: 'auto auto 1fr auto',
        gridTemplateAreas: '"head rate" "head name" "head board" "more board"',
      },
    },
    _sideways: {
      gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 9fr) minmax(0, 12fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '5',
      padding: '4',
      gridTemplateAreas: '"head next board" "more rate board" "name name name"',
      '&[data-escaped]': { gridTemplateAreas: '"head next name" "head rate board" "more more more"' },
      '&[data-alone]': {
        gridTemplateRows: 'auto auto 1fr',
        gridTemplateAreas: '"head rate board" "head name board" "head more board"',
      },
    },
  },
  '&:not([data-full])': {
    _sideways: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gridTemplateAreas: '"head more"',
      alignItems: 'center',
      maxWidth: '56rem',
      padding: '4',
    },
  },
} as const;

/** A grid area; the sheet sets the gaps. */
function Area({ gridArea, children }: { gridArea: string; children: ReactNode }) {
  return (
    <Box
      gridArea={gridArea}
      minWidth="0"
      css={{ '&& > *:not(details), && > [inert] > *': { marginTop: '0' } }}
    >
      {children}
    </Box>
  );
}

/** The picture reaches the sheet's edges unless something stands beside it. */
const Head = chakra('div', {
  base: {
    gridArea: 'head',
    minWidth: '0',
    '& > [data-room-left]': {
      marginTop: { base: '-4', md: '-6' },
      marginInlineStart: { base: '-4', md: '-6' },
      marginInlineEnd: { base: '-4', md: '-6' },
      marginBottom: '-1',
    },
    '[data-full] > &': { '& > [data-room-left]': { marginInlineEnd: { md: '0' } } },
    _sideways: {
      '& > [data-room-left]': { marginTop: '-4', marginInlineStart: '-4', marginInlineEnd: '0' },
    },
  },
});

/** Comes from above and settles. */
const laidDown = keyframes({
  '0%': { opacity: '0', transform: 'translateY(-2.5rem) rotate(-0.6deg)' },
  '100%': { transform: 'none' },
});
const LAID_DOWN = { animation: `${laidDown} 520ms cubic-bezier(0.2, 0.8, 0.3, 1.15) backwards` };

/** Moves the focus to the heading, since the room that had it is gone. */
function focusOnce(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

/** The result; in narrow windows its two parts stand side by side. */
const Outcome = chakra('div', {
  base: {
    marginTop: { base: '1', md: '3' },
    mdDown: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
      columnGap: '4',
      alignItems: 'center',
      '&:has(> :only-child)': { display: 'block' },
    },
  },
});

/** The next longer time allowance. */
const LONGER = { standard: 'halfMore', halfMore: 'triple', triple: 'unlimited', unlimited: null } as const;

/** Begins a new play at once; one that ran out of time offers more of it. `isBrass`: whether it is the one brass button. */
function Again({ isBrass }: { isBrass: boolean }) {
  const { gameplay } = useGame();
  const isEscaped = useGameStatus((s) => s.isEscaped);
  const allowance = useGameplay((s) => s.timeAllowance);
  const longer = isEscaped ? null : LONGER[allowance];
  async function play(timeAllowance: TimeAllowance) {
    const { playAgain, start } = gameplay.getState();
    await playAgain();
    await start(timeAllowance);
  }
  return (
    <>
      <Button {...(!isBrass && { variant: 'outline' })} onClick={() => void play(allowance)}>
        <RotateCcw aria-hidden />
        {isEscaped ? endText.playAgain : roomPageText.tryAgain}
      </Button>
      {longer && (
        <Button variant="outline" onClick={() => void play(longer)}>
          <Timer aria-hidden />
          {endText.tryLonger[longer]}
        </Button>
      )}
    </>
  );
}

/** Says how far the player got. */
function HowFar() {
  const language = useRoomLanguage();
  const inventory = useGameplay((s) => s.inventory);
  return (
    <Box fontSize={{ base: 'md', md: 'lg' }} marginTop="2" textWrap="balance">
      <Text>{endText.gameOverText}</Text>
      {inventory.length > 0 && (
        <Text marginTop="2" lang={language.lang} fontFamily={LETTER_FONT} overflowWrap="anywhere">
          {endText.hadInPocket(inventory.map(({ label }) => label).join(', '))}
        </Text>
      )}
    </Box>
  );
}

/** The time as the leaderboard counts it, pauses included (P9), with the number of hints (P16). */
function OwnTime({ label }: { label: string }) {
  const time = useGameplay((s) => s.time);
  const pausedFor = useGameplay((s) => s.pausedFor);
  const hints = useGameplay((s) => s.hints);
  const remarks = [
    ...(pausedFor > 0 ? [gameplayText.pausesIncluded(pausedFor)] : []),
    ...(hints > 0 ? [recordsText.help.hintsAsked(hints)] : []),
  ];
  return (
    <Text>
      {label}
      <Box
        as="strong"
        display="block"
        fontSize={{ base: '3xl', md: '4xl' }}
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
