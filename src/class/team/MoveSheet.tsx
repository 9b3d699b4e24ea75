import { Box, Button, Grid, Text } from '@chakra-ui/react';
import { Pennant } from '../../play/class/Pennant.tsx';
import { useOrder, useShownClass } from '../page/classContext.ts';
import { Sheet } from '../page/Sheet.tsx';
import { teacherText } from '../text/teacher.ts';

interface MoveSheetProps {
  /** Number of the team that the pupil leaves. */
  from: number;
  seat: number;
  name: string;
  onClose: () => void;
}

/** Chooses the team that a pupil moves to. */
export function MoveSheet({ from, seat, name, onClose }: MoveSheetProps) {
  const { board } = useShownClass();
  const order = useOrder();
  const { moving, here } = teacherText;
  const move = (to: number) => {
    void order({ type: 'move', team: from, seat, to });
    onClose();
  };
  return (
    <Sheet title={moving.title(name)} facts={moving.text} width={36} onClose={onClose}>
      <Grid gap="2.5" padding={{ base: '4', md: '6' }} templateColumns={{ sm: '1fr 1fr' }}>
        {board.teams
          .filter(({ team, outcome }) => team !== from && outcome === null)
          .map(({ team, name: teamName, seats, places }) => (
            <Button
              key={team}
              variant="outline"
              justifyContent="flex-start"
              height="auto"
              minHeight="14"
              whiteSpace="normal"
              textAlign="start"
              disabled={seats.length >= places}
              onClick={() => move(team)}
            >
              <Pennant team={team} size={30} />
              <Box>
                {teamName}
                <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="400">
                  {seats.length >= places ? moving.full : here(seats.length)}
                </Text>
              </Box>
            </Button>
          ))}
      </Grid>
    </Sheet>
  );
}
