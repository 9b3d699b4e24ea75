import { useEffect, useState } from 'react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';

/** Suggested rooms (SPEC §3 "recommended"); `isKnown` once loaded, even if there are none. */
export function useRecommended(): { rooms: readonly SummaryEntry[]; isKnown: boolean } {
  const { gameplay } = useGame();
  const rooms = useGameplay((s) => s.recommended);
  const [isAsked, setAsked] = useState(false);
  useEffect(
    () =>
      void gameplay
        .getState()
        .recommend()
        .then(() => setAsked(true)),
    [gameplay],
  );
  return { rooms, isKnown: isAsked || rooms.length > 0 };
}
