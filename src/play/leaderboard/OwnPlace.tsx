import { Box, Text } from '@chakra-ui/react';
import { useStore } from 'zustand';
import { useGameplay } from '../table/gameContext.ts';
import { endText } from '../text/ending.ts';
import type { GameRecordStore } from './gameRecordStore.ts';

/** What is told takes that; on phones the second line is broken. */
const LINES = { base: '4.75rem', md: '3.25rem' };

/** Where the player's first escape stands among all, if it does not stand apart (P15, P16), and whether this was that one; nothing where it is not known. */
export function OwnPlace({ store }: { store: GameRecordStore }) {
  const own = useStore(store, (s) => s.own);
  const total = useStore(store, (s) => s.total);
  const time = useGameplay((s) => s.time + s.pausedFor);
  const isAsked = useStore(store, (s) => s.phase === 'idle' || s.phase === 'loading');
  // Its place is kept: what stands below does not give way to it.
  if (own === null) return isAsked ? <Box minHeight={LINES} marginTop="1" /> : null;
  const { firstEscape, laterEscape, ownPlace } = endText;
  return (
    <Box role="status" marginTop="1" minHeight={LINES}>
      {own.place !== null && <Text fontWeight="650">{ownPlace(own.place, total)}</Text>}
      <Text color="fg.muted">{own.record.time === time ? firstEscape : laterEscape(own.record.time)}</Text>
    </Box>
  );
}
