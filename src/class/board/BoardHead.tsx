import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { DoorClosed, DoorOpen, Pause, Play } from 'lucide-react';
import { inHalves } from '../../play/together/partyAddress.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { formatClock } from '../../shared/language/formatClock.ts';
import { useClassNow, useShownClass } from '../page/classContext.ts';
import { boardText } from '../text/board.ts';
import { teacherText } from '../text/teacher.ts';
import { ClockPlate } from './ClockPlate.tsx';
import { clockOf } from './tickOn.ts';

/** The room, the state of the class, its code and its clock. */
export function BoardHead() {
  const { board } = useShownClass();
  const seats = board.teams.flatMap((team) => team.seats);
  const isLate = board.isDoorOpen && board.settings.mayComeLate;
  return (
    <Flex wrap="wrap" align="flex-end" justify="space-between" gap="3" marginBottom="4">
      <Box minWidth="0" flex="1 1 22rem">
        <Heading as="h1" size="3xl" dir="auto" textAlign="start" overflowWrap="anywhere">
          {board.roomName}
        </Heading>
        <Flex
          wrap="wrap"
          align="center"
          columnGap="4"
          rowGap="2"
          marginTop="2"
          color="fg.muted"
          textStyle="sm"
        >
          <StateChip />
          <span>
            {boardText.seated(
              board.teams.filter((team) => team.seats.length > 0).length,
              seats.reduce((all, { people }) => all + people, 0),
              seats.filter(({ isHere }) => isHere).length,
            )}
          </span>
          <Text
            as="span"
            role="img"
            aria-label={teacherText.codeWords(board.code)}
            bg="#fffaf0"
            color="ink"
            fontWeight="800"
            fontSize="md"
            letterSpacing="0.08em"
            paddingX="2.5"
            borderRadius="sm"
            border="2px solid {colors.brass.400}"
          >
            {inHalves(board.code)}
          </Text>
          <Flex as="span" align="center" gap="1.5">
            {isLate ? <DoorOpen size={18} aria-hidden /> : <DoorClosed size={18} aria-hidden />}
            {isLate ? boardText.door.late : boardText.door.shut}
          </Flex>
        </Flex>
      </Box>
      <ClassClock />
    </Flex>
  );
}

function StateChip() {
  const board = useClassNow();
  const { running, paused, starting } = boardText.states;
  if (board.state === 'paused')
    return (
      <Chip tone="warning">
        <Pause aria-hidden /> {paused}
      </Chip>
    );
  return (
    <Chip tone="success">
      <Play aria-hidden /> {board.startedAt !== null && board.startedAt > board.at ? starting : running}
    </Chip>
  );
}

/** The clock that most teams have. */
function ClassClock() {
  const { isOffline } = useShownClass();
  const board = useClassNow();
  const { played, left, limit } = clockOf(board);
  const isPaused = board.state === 'paused';
  const words = isPaused
    ? boardText.standsStill
    : isOffline
      ? boardText.about
      : limit === null
        ? boardText.played
        : boardText.leftOf(Math.round(limit / 60_000));
  return (
    <Flex align="center" gap="4">
      <Box textStyle="xs" color="fg.muted" textAlign="end" hideBelow="md">
        {board.startedAt !== null && <div>{boardText.started(new Date(board.startedAt))}</div>}
        {left !== null && (
          <div>{isPaused ? boardText.endWaits : boardText.endsAt(new Date(board.at + left))}</div>
        )}
      </Box>
      <ClockPlate isPaused={isPaused} time={formatClock(left ?? played)} words={words} />
    </Flex>
  );
}
