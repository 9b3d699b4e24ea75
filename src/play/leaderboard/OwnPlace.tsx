import { Box, Text } from '@chakra-ui/react';
import { useStore } from 'zustand';
import { useGameplay } from '../table/gameContext.ts';
import { endText } from '../text/ending.ts';
import type { GameRecordStore } from './gameRecordStore.ts';

/** Height of two lines; on phones the second one wraps. */
const LINES = { base: '4.75rem', md: '3.25rem' };

/**
 * The rank of the player's first escape if it is ranked (P15, P16), and whether this was that escape; nothing
 * while unknown.
 */
export function OwnPlace({ store }: { store: GameRecordStore }) {
  const own = useStore(store, (s) => s.own);
  const total = useStore(store, (s) => s.total);
  const time = useGameplay((s) => s.time + s.pausedFor);
  const isAsked = useStore(store, (s) => s.phase === 'idle' || s.phase === 'loading');
  // Keeps its space, so that nothing below moves.
  if (own === null) return isAsked ? <Box minHeight={LINES} marginTop="1" /> : null;
  const { firstEscape, laterEscape, ownPlace } = endText;
  const isFirst = own.record.time === time;
  const isAlone = own.place !== null && total === 1;
  return (
    <Box role="status" marginTop="1" minHeight={LINES}>
      {own.place !== null && <Text fontWeight="650">{ownPlace(own.place, total)}</Text>}
      {/* Who is alone on the board has read so already. */}
      {!(isFirst && isAlone) && (
        <Text color="fg.muted">{isFirst ? firstEscape : laterEscape(own.record.time)}</Text>
      )}
    </Box>
  );
}
