import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import type { BoardSeat, BoardTeam } from '../../../core/calls/class/showClass.ts';
import type { TeamCardView } from '../board/readCard.ts';
import { SheetTitle } from '../page/Sheet.tsx';
import { boardText } from '../text/board.ts';
import { teacherText } from '../text/teacher.ts';
import { teamSheetText } from '../text/teamSheet.ts';
import { MoveSheet } from './MoveSheet.tsx';
import { SeatRow } from './SeatRow.tsx';

/** The seats in a team's sheet. The teacher can move, rename, highlight, remove or block each pupil. */
export function TeamSeats({ team, view }: { team: BoardTeam; view: TeamCardView }) {
  const [moving, setMoving] = useState<BoardSeat | null>(null);
  const { seat: text } = teacherText;
  return (
    <Box as="section" aria-label={teamSheetText.who} marginTop="6">
      <Flex align="baseline" justify="space-between" gap="3">
        <SheetTitle>{teamSheetText.who}</SheetTitle>
        {view.seated > 0 && (
          <Text textStyle="xs" color="fg.muted">
            {boardText.card.hereOf(view.here, view.seated)}
          </Text>
        )}
      </Flex>
      {view.seated === 0 && <Text color="fg.muted">{teamSheetText.nobody}</Text>}
      <Seats>
        {team.seats.map((seat) => (
          <li key={`${seat.seat} ${seat.name}`}>
            <SeatRow team={team} seat={seat}>
              <Button
                variant="ghost"
                paddingX="0"
                aria-label={`${text.move}: ${seat.name}`}
                title={text.move}
                onClick={() => setMoving(seat)}
              >
                <ArrowRightLeft aria-hidden />
              </Button>
            </SeatRow>
          </li>
        ))}
      </Seats>
      {moving && (
        <MoveSheet from={team.team} seat={moving.seat} name={moving.name} onClose={() => setMoving(null)} />
      )}
    </Box>
  );
}

const Seats = chakra('ul', {
  base: {
    listStyle: 'none',
    marginX: '-2',
    '& > li + li': { borderTopWidth: '1px' },
  },
});
