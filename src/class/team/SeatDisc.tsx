import { chakra } from '@chakra-ui/react';
import type { BoardSeat, BoardTeam } from '../../../core/calls/class/showClass.ts';
import { Mark } from '../../play/together/marks/Mark.tsx';

interface SeatDiscProps {
  team: BoardTeam;
  seat: BoardSeat;
  /** Pixels. */
  size: number;
}

/**
 * The mark of a seat, grey while its pupil is away. The only seat of a team has a plain disc, since its pupil
 * sees no mark either: all teams of one seat would wear the first one.
 */
export function SeatDisc({ team, seat: { seat, isHere }, size }: SeatDiscProps) {
  if (team.seats.length > 1) return <Mark seat={seat} size={size} isSilent={!isHere} />;
  return <Disc aria-hidden style={{ width: size, height: size }} data-away={!isHere || undefined} />;
}

const Disc = chakra('span', {
  base: {
    flex: 'none',
    borderRadius: 'full',
    bg: 'brass.300',
    border: '2px solid {colors.ink}',
    '&[data-away]': { bg: 'bg.inset', borderColor: 'border.strong', borderStyle: 'dashed' },
  },
});
