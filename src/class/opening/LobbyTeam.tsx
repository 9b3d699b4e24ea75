import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import { Pennant } from '../../play/class/Pennant.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { SeatRow } from '../team/SeatRow.tsx';
import { teacherText } from '../text/teacher.ts';

interface LobbyTeamProps {
  team: BoardTeam;
  /** The number of hooks that each team shows, at most one for each of its places. */
  hooks: number;
}

/**
 * A team before the start: its pennant, the pupils who have joined, and an empty hook for each free place.
 */
export function LobbyTeam({ team, hooks }: LobbyTeamProps) {
  const { name, seats, places } = team;
  const free = Math.max(0, Math.min(hooks, places) - seats.length);
  return (
    <Panel as="section" aria-label={name} padding={{ base: '3', md: '4' }}>
      <Flex align="center" gap="3" marginBottom="2">
        <Pennant team={team.team} size={36} />
        <Heading as="h2" size="md" flex="1" minWidth="0" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text textStyle="xs" color="fg.muted">
          {teacherText.here(seats.filter(({ isHere }) => isHere).length)}
        </Text>
      </Flex>
      <Flex as="ul" role="list" direction="column" listStyleType="none">
        {seats.map((seat) => (
          <li key={`${seat.seat} ${seat.name}`}>
            <SeatRow team={team} seat={seat} />
          </li>
        ))}
      </Flex>
      <Flex direction="column" aria-hidden>
        {Array.from({ length: free }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is a place
          <FreeHook key={place} />
        ))}
      </Flex>
    </Panel>
  );
}

function FreeHook() {
  return (
    <Flex align="center" gap="3" minHeight="12" paddingX="2">
      <Box boxSize="30px" flex="none" borderRadius="full" border="1.5px dashed {colors.border.strong}" />
      <Text textStyle="xs" color="fg.muted">
        {teacherText.seat.free}
      </Text>
    </Flex>
  );
}
