import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { formatClock } from '../../shared/language/formatClock.ts';
import { Milestones } from '../moments/Milestones.tsx';
import { useGameplay } from '../table/gameContext.ts';
import { tableText } from '../text/table.ts';
import { useTimeLeft } from './useTimeLeft.ts';

/** Milliseconds left when the clock begins to warn. */
const LAST_MINUTE = 60_000;

/**
 * The time left, in the head of a dialog that covers the room's own clock; nothing where the play has no
 * limit (P15).
 */
export function DialogClock(look: HTMLChakraProps<'span'>) {
  const timeLimit = useGameplay((s) => s.timeLimit);
  return timeLimit === null ? null : <TimeLeft {...look} />;
}

function TimeLeft(look: HTMLChakraProps<'span'>) {
  const left = useTimeLeft();
  const isLast = left < LAST_MINUTE;
  return (
    <Place {...look} {...(isLast && { color: 'danger.fg' })}>
      <Hourglass size={15} aria-hidden />
      <span role="timer" aria-label={tableText.timeLeft}>
        {formatClock(left)}
      </span>
      <Milestones left={left} isInDialog />
    </Place>
  );
}

const Place = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    height: '11',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: '700',
    whiteSpace: 'nowrap',
    transition: 'color 300ms',
  },
});
