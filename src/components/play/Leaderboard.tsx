import { Box, Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Trophy } from 'lucide-react';
import { useStore } from 'zustand';
import type { GameRecord } from '../../../core/play/gameRecord.ts';
import type { GameRecordStore } from '../../stores/gameRecordStore.ts';
import { formatTime, gameplayText } from '../../text/gameplay.ts';
import { findOwnRecord, type OwnPlay } from './findOwnRecord.ts';

interface LeaderboardProps {
  store: GameRecordStore;
  own: OwnPlay;
  onRetry: () => void;
}

/** The fastest escapes of a room's version. */
export function Leaderboard({ store, own, onRetry }: LeaderboardProps) {
  const phase = useStore(store, (s) => s.phase);
  const records = useStore(store, (s) => s.records);
  return (
    <Box marginTop="8" textAlign="start">
      <Flex align="center" gap="2" marginBottom="3" color="accent">
        <Trophy size={18} aria-hidden />
        <Heading as="h2" size="md" color="fg">
          {gameplayText.leaderboard}
        </Heading>
      </Flex>
      {phase === 'loading' && <LoadingRows />}
      {phase === 'failed' && <Failure onRetry={onRetry} />}
      {phase === 'ready' && records.length === 0 && (
        <Text color="fg.muted">{gameplayText.leaderboardEmpty}</Text>
      )}
      {phase === 'ready' && records.length > 0 && <Rows records={records} own={own} />}
    </Box>
  );
}

function LoadingRows() {
  return (
    <Stack gap="2" aria-hidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="2.75rem" />
      ))}
    </Stack>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Flex role="alert" align="center" gap="3" wrap="wrap" color="warning.fg">
      <Text flex="1">{gameplayText.leaderboardFailed}</Text>
      <Button variant="outline" onClick={onRetry}>
        {gameplayText.retry}
      </Button>
    </Flex>
  );
}

function Rows({ records, own }: { records: readonly GameRecord[]; own: OwnPlay }) {
  const ownRecord = findOwnRecord(records, own);
  return (
    <chakra.ol listStyleType="none" padding="0" margin="0" display="grid" gap="1">
      {records.map((record, index) => (
        <Row key={record.playerId} place={index + 1} record={record} isOwn={record === ownRecord} />
      ))}
    </chakra.ol>
  );
}

/** Gold, silver, bronze. */
const MEDALS = ['brass.300', 'dusk.100', 'orange.300'];

function Row({ place, record, isOwn }: { place: number; record: GameRecord; isOwn: boolean }) {
  return (
    <chakra.li
      aria-current={isOwn ? 'true' : undefined}
      display="flex"
      gap="3"
      alignItems="baseline"
      paddingY="2"
      paddingX="3"
      borderRadius="md"
      borderWidth="1px"
      borderColor={isOwn ? 'brass.400' : 'transparent'}
      bg={isOwn ? 'brass.900' : place % 2 === 1 ? 'bg.inset/60' : undefined}
    >
      <chakra.span color={MEDALS[place - 1] ?? 'fg.subtle'} fontWeight="750" minWidth="1.5rem">
        {place}
      </chakra.span>
      <chakra.span flex="1" overflowWrap="anywhere" fontWeight={isOwn ? '650' : undefined}>
        {record.username}
        {isOwn && (
          <chakra.span color="accent.fg" fontWeight="500">
            {' '}
            ({gameplayText.you})
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span fontVariantNumeric="tabular-nums" color={isOwn ? 'accent.fg' : undefined}>
        {formatTime(record.time)}
      </chakra.span>
    </chakra.li>
  );
}
