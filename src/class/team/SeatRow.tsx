import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { BoardSeat, BoardTeam } from '../../../core/calls/class/showClass.ts';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { useShownClass } from '../page/classContext.ts';
import { seatKey } from '../store/classStore.ts';
import { teacherText } from '../text/teacher.ts';
import { SeatDisc } from './SeatDisc.tsx';
import { SeatMenu } from './SeatMenu.tsx';

interface SeatRowProps {
  team: BoardTeam;
  seat: BoardSeat;
  /** Shown before the menu. */
  children?: ReactNode;
}

/** Milliseconds for which a seat is marked as new. */
const NEW_FOR = 8000;

/** One seat: its mark, the pupil's name, whether the pupil is present, and a menu. */
export function SeatRow({ team, seat, children }: SeatRowProps) {
  const { store } = useShownClass();
  const arrivedAt = store.getState().arrivals.get(seatKey(team.team, seat));
  const isNew = arrivedAt !== undefined && Date.now() - arrivedAt < NEW_FOR;
  return (
    <Row data-new={isNew || undefined}>
      <SeatDisc team={team} seat={seat} size={30} />
      <Box flex="1" minWidth="0" lineHeight="1.3">
        <Text as="span" dir="auto" fontWeight="600" textStyle="sm" overflowWrap="anywhere">
          {seat.name}
        </Text>{' '}
        {isNew && (
          <Text as="span" textStyle="xs" fontWeight="650" color="accent">
            {teacherText.seat.justNow}
          </Text>
        )}
        <Standing seat={seat} />
      </Box>
      {children}
      <Flex flex="none">
        <SeatMenu team={team} seat={seat} />
      </Flex>
    </Row>
  );
}

/** Says where the pupil is, or for how long they have been away. */
function Standing({ seat }: { seat: BoardSeat }) {
  const { board } = useShownClass();
  const { away, awayFor, people, place } = teacherText.seat;
  const since = seat.seenAt === null ? away : awayFor(formatTaken(Math.max(0, board.at - seat.seenAt)));
  const parts = [
    ...(seat.isHere ? (seat.place ? [place(seat.place)] : []) : [since]),
    ...(seat.people > 1 ? [people(seat.people)] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Text as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {parts.join(' · ')}
    </Text>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    paddingX: '2',
    borderRadius: 'md',
    boxShadow: 'inset 0 0 0 1.5px transparent',
    transition: 'background-color 1.2s, box-shadow 1.2s',
    '&[data-new]': { bg: 'bg.warning', boxShadow: 'inset 0 0 0 1.5px {colors.accent}' },
  },
});
