import { useState } from 'react';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { useMedia } from '../../shared/browser/useMedia.ts';
import { useJournal } from '../journal/useJournal.ts';
import { paperOnTop } from '../session/paperOnTop.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';

/** Where a lock leaves no place beside it: the paper lies over it, and one tap changes between them. */
const TOO_NARROW =
  '(max-width: 767px) and (orientation: portrait), (max-width: 767px) and (min-height: 501px)';
export const PAPER_OVER = `@media ${TOO_NARROW}`;

export interface Pinned {
  entry: ViewJournalEntry;
  /** Which one it is, of how many; from one on. */
  place: number;
  count: number;
  isShown: boolean;
  /** Whether it lies over the lock, where there is no place beside that. */
  isOver: boolean;
  toggle: () => void;
  /** To the entry that many places later. */
  leaf: (by: number) => void;
}

/** What was read before, to be read beside a lock; null where there is nothing yet. */
export function usePinned(): Pinned | null {
  const { gameplay } = useGame();
  const journal = useJournal();
  const top = paperOnTop(
    journal,
    useGameplay((s) => s.paper),
  );
  const isPinned = useGameplay((s) => s.isPinned);
  const isOver = useMedia(TOO_NARROW);
  // Whoever takes a lock into the hand sees that first.
  const [isTurnedTo, setTurnedTo] = useState(false);
  const entry = journal[top];
  if (!entry) return null;
  return {
    entry,
    place: top + 1,
    count: journal.length,
    isShown: isOver ? isTurnedTo : isPinned,
    isOver,
    toggle: () => (isOver ? setTurnedTo(!isTurnedTo) : gameplay.getState().setPinned(!isPinned)),
    leaf: (by) => gameplay.getState().setPaper(top + by),
  };
}
