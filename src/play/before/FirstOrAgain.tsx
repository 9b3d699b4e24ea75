import { Repeat, Trophy } from 'lucide-react';
import { useStore } from 'zustand';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { Remark } from '../after/Remark.tsx';
import type { GameRecordStore } from '../leaderboard/gameRecordStore.ts';

/**
 * Says before the start whether this escape will count or the first one already did; nothing while that is
 * unknown.
 */
export function FirstOrAgain({ store }: { store: GameRecordStore }) {
  const isKnown = useStore(store, (s) => s.phase === 'ready');
  const own = useStore(store, (s) => s.own);
  if (!isKnown) return null;
  return own === null ? (
    <Remark icon={<Trophy />}>{roomPageText.firstPlay}</Remark>
  ) : (
    <Remark icon={<Repeat />}>{roomPageText.playAgain(own.record.time)}</Remark>
  );
}
