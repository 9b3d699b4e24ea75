import { Button, Flex, Text } from '@chakra-ui/react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import { needsLine } from '../board/needsLine.ts';
import { useOrder, useShownClass } from '../page/classContext.ts';
import { Sheet } from '../page/Sheet.tsx';
import { boardText } from '../text/board.ts';

/** Minutes that a button adds or takes. */
const STEPS = [-2, 2, 5];

/** Buttons that give a team minutes, or take some. */
export function TimeButtons({ team: { team, limit }, onDone }: { team: BoardTeam; onDone?: () => void }) {
  const { isOffline } = useShownClass();
  const order = useOrder();
  const { give, take } = boardText.time;
  return (
    <Flex gap="2">
      {STEPS.map((minutes) => (
        <Button
          key={minutes}
          variant="outline"
          paddingX="3"
          disabled={limit === null}
          {...needsLine(isOffline)}
          onClick={() => {
            if (isOffline) return;
            void order({ type: 'giveMinutes', team, minutes });
            onDone?.();
          }}
        >
          {minutes < 0 ? take(-minutes) : give(minutes)}
        </Button>
      ))}
    </Flex>
  );
}

/** The same buttons in a sheet over the board. */
export function TimeSheet({ number, onClose }: { number: number; onClose: () => void }) {
  const { board } = useShownClass();
  const team = board.teams.find((each) => each.team === number);
  if (!team) return null;
  return (
    <Sheet title={boardText.time.title(team.name)} width={26} onClose={onClose}>
      <Flex direction="column" gap="3" padding={{ base: '4', md: '6' }}>
        <TimeButtons team={team} onDone={onClose} />
        <Text textStyle="sm" color="fg.muted">
          {boardText.time.help}
        </Text>
      </Flex>
    </Sheet>
  );
}
