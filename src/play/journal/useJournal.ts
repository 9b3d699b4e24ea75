import { useMemo } from 'react';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { useGameplay } from '../table/gameContext.ts';
import { tableText } from '../text/table.ts';

/** Everything that can be read again (O5), with the introduction, which may hold a clue too. */
export function useJournal(): readonly ViewJournalEntry[] {
  const journal = useGameplay((s) => s.journal);
  const text = useGameplay((s) => s.introduction);
  return useMemo(() => {
    const label = tableText.journalIntroduction;
    return text === '' ? journal : [{ type: 'text', label, message: { type: 'custom', text } }, ...journal];
  }, [journal, text]);
}
