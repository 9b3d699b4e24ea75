import { Box, Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Trophy } from 'lucide-react';
import { isUnrankedTeam } from '../../../core/play/record/teamRecord.ts';
import { playerName } from '../../rooms/records/playerName.ts';
import { presentFormats } from '../../shared/language/formats.ts';
import type { TeamRow } from '../../shared/ports/RecordsPort.ts';
import { useGameplay } from '../table/gameContext.ts';
import { gameplayText } from '../text/gameplay.ts';
import { togetherText } from '../text/together.ts';
import { ReportTeamName } from './ReportTeamName.tsx';
import { type LoadedTeams, type Teams, useTeams } from './useTeams.ts';

/** The fastest teams that escaped from this version of the room (T8), on the room's page. */
export function TeamBoard({ roomId }: { roomId: string }) {
  return <TeamRows {...useTeams(roomId, '')} />;
}

/** The rows of the teams, with the own team's row even if it is not among the first. */
export function TeamRows({ loaded, hasFailed, load }: Teams) {
  const { board } = togetherText;
  return (
    <Box textAlign="start">
      <Flex align="center" gap="2" marginBottom="3" color="accent">
        <Trophy size={18} aria-hidden />
        <Heading as="h2" size="md" color="fg">
          {board.title}
        </Heading>
      </Flex>
      {hasFailed && (
        <Flex role="alert" align="center" gap="3" wrap="wrap" color="warning.fg">
          <Text flex="1">{gameplayText.leaderboardFailed}</Text>
          <Button variant="outline" onClick={load}>
            {gameplayText.retry}
          </Button>
        </Flex>
      )}
      {!hasFailed && !loaded && (
        <Stack gap="2" aria-hidden>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </Stack>
      )}
      {loaded && <Rows {...loaded} />}
    </Box>
  );
}

function Rows({ fastest, own }: LoadedTeams) {
  const isBelow = own !== null && !fastest.some(({ id }) => id === own.id);
  const { board } = togetherText;
  if (fastest.length === 0 && own === null) return <Text color="fg.muted">{board.empty}</Text>;
  return (
    <>
      <chakra.ol listStyleType="none" padding="0" margin="0" display="grid" gap="1">
        {fastest.map((row, index) => (
          <Row key={row.id} row={row} place={index + 1} isOwn={row.id === own?.id} />
        ))}
        {isBelow && own && <Row row={own} place={null} isOwn />}
      </chakra.ol>
      {own && isUnrankedTeam(own.record) && (
        <Text marginTop="2" color="fg.muted" textWrap="pretty">
          {own.record.isRoomKnown ? board.isKnown : board.isHelped}
        </Text>
      )}
    </>
  );
}

interface RowProps {
  row: TeamRow;
  place: number | null;
  isOwn: boolean;
}

/** One team: rank, names with their number, and time. */
function Row({ row, place, isOwn }: RowProps) {
  const { record } = row;
  const ownSeat = useGameplay((s) => s.team?.seat ?? null);
  const names = Object.values(record.seats).map(({ username }) => playerName(username));
  const rank = isUnrankedTeam(record) ? null : place;
  return (
    <chakra.li
      aria-current={isOwn ? 'true' : undefined}
      display="grid"
      gridTemplateColumns="1.5rem minmax(0, 1fr) auto 2.75rem"
      columnGap="3"
      alignItems="baseline"
      paddingY="2"
      paddingX="3"
      borderRadius="md"
      borderWidth="1px"
      borderColor={isOwn ? 'accent' : 'transparent'}
      bg={isOwn ? 'bg.chosen' : undefined}
    >
      <chakra.span fontWeight="750" color="fg.muted">
        {rank ?? '–'}
      </chakra.span>
      <span>
        <chakra.span overflowWrap="anywhere" fontWeight={isOwn ? '650' : undefined}>
          {names.join(', ')}
        </chakra.span>
        {/* Below the names, which need the row's width: eight of them may stand there. */}
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {togetherText.board.size(names.length)}
        </chakra.span>
      </span>
      <chakra.span fontVariantNumeric="tabular-nums">{presentFormats().time(record.time)}</chakra.span>
      <chakra.span alignSelf="center" marginY="-3" marginStart="-2" marginEnd="-3">
        <ReportTeamName row={row} ownSeat={isOwn ? ownSeat : null} />
      </chakra.span>
    </chakra.li>
  );
}
