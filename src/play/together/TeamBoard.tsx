import { Box, Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Trophy } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { isUnrankedTeam } from '../../../core/play/record/teamRecord.ts';
import { playerName } from '../../rooms/records/playerName.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { presentFormats } from '../../shared/language/formats.ts';
import type { TeamRow } from '../../shared/ports/RecordsPort.ts';
import { useGameplay } from '../table/gameContext.ts';
import { gameplayText } from '../text/gameplay.ts';
import { togetherText } from '../text/together.ts';
import { ReportTeamName } from './ReportTeamName.tsx';

type Loaded = { fastest: readonly TeamRow[]; own: TeamRow | null };

interface TeamBoardProps {
  roomId: string;
  /** The play of this player's team; none on the room's page. */
  playId?: string;
}

/** The fastest teams that escaped from this version of the room (T8), with this player's own. */
export function TeamBoard({ roomId, playId = '' }: TeamBoardProps) {
  const { loaded, hasFailed, load } = useTeams(roomId, playId);
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

function useTeams(roomId: string, playId: string) {
  const { records } = useBackend();
  const board = useGameplay((s) => s.board);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    records.loadTeams(roomId, board, playId).then(setLoaded, (error: unknown) => {
      console.error('The teams could not be loaded.', error);
      setHasFailed(true);
    });
  }, [records, roomId, board, playId]);
  useEffect(load, [load]);
  return { loaded, hasFailed, load };
}

function Rows({ fastest, own }: Loaded) {
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

/** One team: rank, names, size and time. */
function Row({ row, place, isOwn }: RowProps) {
  const { record } = row;
  const ownSeat = useGameplay((s) => s.team?.seat ?? null);
  const names = Object.values(record.seats).map(({ username }) => playerName(username));
  const rank = isUnrankedTeam(record) ? null : place;
  return (
    <chakra.li
      aria-current={isOwn ? 'true' : undefined}
      display="grid"
      gridTemplateColumns="1.5rem minmax(0, 1fr) auto auto 2.75rem"
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
      <chakra.span overflowWrap="anywhere" fontWeight={isOwn ? '650' : undefined}>
        {names.join(', ')}
      </chakra.span>
      <chakra.span color="fg.muted">{togetherText.board.size(names.length)}</chakra.span>
      <chakra.span fontVariantNumeric="tabular-nums">{presentFormats().time(record.time)}</chakra.span>
      <chakra.span alignSelf="center" marginY="-3" marginStart="-2" marginEnd="-3">
        <ReportTeamName row={row} ownSeat={isOwn ? ownSeat : null} />
      </chakra.span>
    </chakra.li>
  );
}
