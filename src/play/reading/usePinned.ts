import { useState } from 'react';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { useMedia } from '../../shared/browser/useWindow.ts';
import { useJournal } from '../journal/useJournal.ts';
import { paperOnTop } from '../session/paperOnTop.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';

/** Screens with no space beside a lock: the paper covers it, and one tap switches between them. */
export const PAPER_OVER =
  '@media (max-width: 767px) and (orientation: portrait), (max-width: 767px) and (min-height: 501px)';

export interface Pinned {
  entry: ViewJournalEntry;
  /** The entry's number from 1, and the number of entries. */
  place: number;
  count: number;
  isShown: boolean;
  /** Whether the paper covers the lock, where both do not fit. */
  coversLock: boolean;
  toggle: () => void;
  /** Moves by this number of entries. */
  leaf: (by: number) => void;
}

/** The journal entry shown beside a lock; null while the journal is empty. */
export function usePinned(): Pinned | null {
  const { gameplay } = useGame();
  const journal = useJournal();
  const top = paperOnTop(
    journal,
    useGameplay((s) => s.paper),
  );
  const isPinned = useGameplay((s) => s.isPinned);
  const coversLock = useMedia(PAPER_OVER);
  // Opening a lock shows the lock first.
  const [isTurnedTo, setTurnedTo] = useState(false);
  const entry = journal[top];
  if (!entry) return null;
  return {
    entry,
    place: top + 1,
    count: journal.length,
    isShown: coversLock ? isTurnedTo : isPinned,
    coversLock,
    toggle: () => (coversLock ? setTurnedTo(!isTurnedTo) : gameplay.getState().setPinned(!isPinned)),
    leaf: (by) => gameplay.getState().setPaper(top + by),
  };
}
