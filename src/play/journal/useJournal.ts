import { useContext, useMemo } from 'react';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { ClassAtTable, type TeacherNote } from '../table/classAtTable.ts';
import { useGameplay } from '../table/gameContext.ts';
import { tableText } from '../text/table.ts';

const NO_NOTES: readonly TeacherNote[] = [];

/** Everything that can be read again (O5), with the introduction, which may hold a clue too, and what the teacher has said. */
export function useJournal(): readonly ViewJournalEntry[] {
  const journal = useGameplay((s) => s.journal);
  const text = useGameplay((s) => s.introduction);
  const notes = useContext(ClassAtTable)?.notes ?? NO_NOTES;
  return useMemo(() => {
    const noted = withNotes(journal, notes);
    return text === '' ? noted : [textEntry(tableText.journalIntroduction, text), ...noted];
  }, [journal, text, notes]);
}

/** Each note keeps its place, so that the entries before it keep theirs. */
export function withNotes(
  journal: readonly ViewJournalEntry[],
  notes: readonly TeacherNote[],
): readonly ViewJournalEntry[] {
  return notes.reduce(
    (noted, { place, label, text }, before) => noted.toSpliced(place + before, 0, textEntry(label, text)),
    journal,
  );
}

function textEntry(label: string, text: string): ViewJournalEntry {
  return { type: 'text', label, message: { type: 'custom', text } };
}
