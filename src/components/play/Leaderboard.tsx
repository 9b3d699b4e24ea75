import { Box, chakra, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useStore } from 'zustand';
import type { GameRecord } from '../../../core/calls/model.ts';
import type { GameRecordStore } from '../../stores/gameRecordStore.ts';
import { formatTime, gameplayText } from '../../text/gameplay.ts';

/** The fastest escapes of a room's version. */
export function Leaderboard({ store }: { store: GameRecordStore }) {
  const phase = useStore(store, (s) => s.phase);
  const records = useStore(store, (s) => s.records);
  return (
    <Box marginTop="6" textAlign="start">
      <Heading as="h2" size="md" marginBottom="2">
        {gameplayText.leaderboard}
      </Heading>
      {phase === 'loading' && <LoadingRows />}
      {phase === 'failed' && <Text color="warning.fg">{gameplayText.leaderboardFailed}</Text>}
      {phase === 'ready' && records.length === 0 && (
        <Text color="fg.muted">{gameplayText.leaderboardEmpty}</Text>
      )}
      {phase === 'ready' && records.length > 0 && <Rows records={records} />}
    </Box>
  );
}

function LoadingRows() {
  return (
    <Stack gap="2" aria-hidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="2.25rem" />
      ))}
    </Stack>
  );
}

function Rows({ records }: { records: readonly GameRecord[] }) {
  return (
    <chakra.ol listStyleType="none" padding="0" margin="0">
      {records.map((record, index) => (
        <chakra.li
          key={record.playerId}
          display="flex"
          gap="3"
          alignItems="baseline"
          paddingY="2"
          paddingX="3"
          borderBottomWidth="1px"
          borderColor="border"
        >
          <chakra.span color="accent.fg" fontWeight="700" minWidth="1.5rem">
            {index + 1}
          </chakra.span>
          <chakra.span flex="1" overflowWrap="anywhere">
            {record.username}
          </chakra.span>
          <chakra.span fontVariantNumeric="tabular-nums">{formatTime(record.time)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
