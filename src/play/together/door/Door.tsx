import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { MOST_SEATS } from '../../../../core/play/team/team.ts';
import { minutesAllowed, TIME_ALLOWANCES, type TimeAllowance } from '../../../../core/play/timeAllowance.ts';
import { roomPageText } from '../../../rooms/text/roomPage.ts';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { Plate } from '../../../shared/kit/Plate.tsx';
import { SegmentedControl } from '../../../shared/kit/SegmentedControl.tsx';
import { useGame, useGameplay } from '../../table/gameContext.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { togetherText } from '../../text/together.ts';
import { FreeHook, Mark } from '../marks/Mark.tsx';
import { type Mate, useMates } from '../teamContext.ts';
import { DoorBoard } from './DoorBoard.tsx';
import { Invitation } from './Invitation.tsx';

interface DoorProps {
  /** Leaves the party for good. */
  onLeave: () => void;
}

/** The party before its start: how friends can join, who is there, and the button that starts for all. */
export function Door({ onLeave }: DoorProps) {
  const roomName = useGameplay((s) => s.roomName);
  const isOpener = useGameplay((s) => s.team?.opener === s.team?.seat);
  return (
    <DoorBoard
      maxWidth="68rem"
      width="calc(100% - 1rem)"
      marginY={{ base: '2', md: '8' }}
      padding={{ base: '3', md: '6' }}
    >
      <Text textStyle="sm" marginBottom="2" overflowWrap="anywhere">
        {roomName}
      </Text>
      <Grid
        gap={{ base: '4', md: '7' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.25fr) minmax(0, 1fr)' }}
      >
        <Paper p={{ base: '4', md: '6' }} order={isOpener ? undefined : { base: '1', lg: '0' }}>
          <Heading as="h1" size={{ base: '2xl', md: '3xl' }} tabIndex={-1} outline="none">
            {isOpener ? togetherText.door.title : togetherText.door.joined}
          </Heading>
          <Text marginTop="1" marginBottom="4" textWrap="pretty">
            {togetherText.door.how}
          </Text>
          <Invitation />
        </Paper>
        <Flex direction="column" gap="5">
          <WhoIsComing />
          <StartForAll onLeave={onLeave} />
        </Flex>
      </Grid>
    </DoorBoard>
  );
}

function WhoIsComing() {
  const mates = useMates();
  const opener = useGameplay((s) => s.team?.opener);
  const free = Math.max(0, MOST_SEATS - mates.length);
  const { who } = togetherText;
  return (
    <Box flex="1" aria-live="polite">
      <Flex justify="space-between" align="baseline" marginBottom="3">
        <Heading as="h2" size="xl">
          {who.title}
        </Heading>
        <Text>{who.count(mates.length)}</Text>
      </Flex>
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: '2.5', md: '3.5' }}
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))' }}
      >
        {mates.map((mate) => (
          <Hook key={mate.seat} mate={mate} isOpener={mate.seat === opener} />
        ))}
        {Array.from({ length: free }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free hooks are alike
          <Flex as="li" key={`free${place}`} align="center" gap="3" hideBelow={place > 1 ? 'md' : undefined}>
            <FreeHook size={34} />
            <Text opacity="0.85">{who.free}</Text>
          </Flex>
        ))}
      </Grid>
    </Box>
  );
}

function Hook({ mate, isOpener }: { mate: Mate; isOpener: boolean }) {
  const { who, marks } = togetherText;
  const told = mate.isOwn ? who.you : mate.isSilent ? who.silent : isOpener ? who.opened : who.here;
  return (
    <Flex as="li" align="center" gap="3" minWidth="0" title={marks[mate.seat]}>
      <Mark seat={mate.seat} size={38} isOwn={mate.isOwn} isSilent={mate.isSilent} />
      <Box minWidth="0" lineHeight="1.2">
        <Text fontWeight="700" overflowWrap="anywhere">
          {mate.name}
        </Text>
        <Text textStyle="sm" opacity="0.85">
          {told}
        </Text>
      </Box>
    </Flex>
  );
}

function StartForAll({ onLeave }: DoorProps) {
  const { gameplay } = useGame();
  const [allowance, setAllowance] = useState<TimeAllowance>('standard');
  const isActing = useGameplay((s) => s.isActing);
  const failure = useGameplay((s) => s.actFailure);
  const { start } = togetherText;
  return (
    <Box>
      <Text fontWeight="650" marginBottom="1.5">
        {start.time}
      </Text>
      <AllowanceChoice allowance={allowance} onChoose={setAllowance} />
      <Text textStyle="sm" marginTop="2" marginBottom="4" textWrap="pretty">
        {start.choice}
      </Text>
      <Flex gap="3" align="stretch">
        <Plate
          material="brass"
          size="large"
          flex="1"
          aria-busy={isActing}
          onClick={() => {
            if (!isActing) void gameplay.getState().start(allowance === 'standard' ? undefined : allowance);
          }}
        >
          <DoorOpen aria-hidden />
          {isActing ? start.starting : start.start}
        </Plate>
        <Button variant="outline" height="auto" onClick={onLeave}>
          {start.leave}
        </Button>
      </Flex>
      {failure && (
        <Text role="alert" marginTop="2" color="fg.warning">
          {failure === 'offline' ? start.offline : start.failed}
        </Text>
      )}
    </Box>
  );
}

interface AllowanceChoiceProps {
  allowance: TimeAllowance;
  onChoose: (allowance: TimeAllowance) => void;
}

function AllowanceChoice({ allowance, onChoose }: AllowanceChoiceProps) {
  const timeLimit = useGameplay((s) => s.timeLimit);
  const { allowances } = roomPageText.moreTime;
  const labelOf = (value: TimeAllowance) => {
    const minutes = timeLimit === null ? null : minutesAllowed(timeLimit, value);
    return minutes === null ? allowances.unlimited : gameplayText.minutes(minutes);
  };
  if (timeLimit === null) return <Text>{allowances.unlimited}</Text>;
  return (
    <SegmentedControl
      label={togetherText.start.time}
      value={allowance}
      choices={TIME_ALLOWANCES.map((value) => ({ value, label: labelOf(value) }))}
      isWrapped
      onChoose={onChoose}
    />
  );
}
