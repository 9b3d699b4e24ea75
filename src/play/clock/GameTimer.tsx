import { Box, chakra, Flex } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { Hourglass } from 'lucide-react';
import { formatClock } from '../../shared/language/formatClock.ts';
import { Milestones } from '../moments/Milestones.tsx';
import { useGameplay } from '../table/gameContext.ts';
import { tableText } from '../text/table.ts';
import { useTimeLeft } from './useTimeLeft.ts';

/** Milliseconds left when the clock begins to warn. */
const LAST_MINUTE = 60_000;
/** Milliseconds left from which the clock beats with each second. */
const LAST_SECONDS = 10_000;

const beat = keyframes({ '0%, 100%': { transform: 'none' }, '14%': { transform: 'scale(1.09)' } });
/** Plays once, as the last minute begins. */
const STRUCK = { animation: `${beat} 700ms ease-out 3` };
const BEATING = { animation: `${beat} 1000ms ease-out infinite` };

/** The time left; nothing where the play has no limit (P15). */
export function GameTimer() {
  const timeLimit = useGameplay((s) => s.timeLimit);
  return timeLimit === null ? null : <Countdown limit={timeLimit * 60_000} />;
}

/** The time left with a bar that shrinks like a fuse, in milliseconds. */
function Countdown({ limit }: { limit: number }) {
  const left = useTimeLeft();
  const isLast = left < LAST_MINUTE;
  return (
    <Box position="relative" flexShrink="0">
      {/* A layer of its own, so that its change each second does not repaint everything around it. */}
      <Box
        position="relative"
        willChange="transform"
        css={isLast ? (left < LAST_SECONDS ? BEATING : STRUCK) : undefined}
      >
        <Flex
          align="center"
          gap="2"
          height="11"
          paddingX="3.5"
          position="relative"
          flexShrink="0"
          overflow="hidden"
          whiteSpace="nowrap"
          borderRadius="md"
          borderWidth="1px"
          borderColor={isLast ? 'border.error' : 'border.strong'}
          bg="bg.inset"
          boxShadow="inset"
          color={isLast ? 'danger.fg' : 'accent.fg'}
          transition="color 300ms, border-color 300ms"
          css={{ _sideways: { paddingX: '1', justifyContent: 'center', '& > svg': { display: 'none' } } }}
        >
          <Hourglass size={16} aria-hidden />
          <chakra.span
            role="timer"
            aria-label={tableText.timeLeft}
            fontVariantNumeric="tabular-nums"
            fontWeight="750"
            fontSize="lg"
            minWidth="2.9rem"
            textAlign="end"
          >
            {formatClock(left)}
          </chakra.span>
          <Box
            aria-hidden
            position="absolute"
            insetInlineStart="0"
            bottom="0"
            height="3px"
            width="100%"
            bg="currentcolor"
            transformOrigin="left"
            style={{ transform: `scaleX(${limit > 0 ? left / limit : 0})` }}
          />
        </Flex>
      </Box>
      <Milestones left={left} />
    </Box>
  );
}
