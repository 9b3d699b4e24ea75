import { expect, it } from 'vitest';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { withNotes } from './useJournal.ts';

const entry = (text: string): ViewJournalEntry => ({
  type: 'text',
  label: text,
  message: { type: 'custom', text },
});
const note = (place: number, text: string) => ({ place, label: text, text });
const labels = (entries: readonly ViewJournalEntry[]) => entries.map(({ label }) => label);

it('puts what the teacher has said where the journal was by then, so that earlier entries keep their places', () => {
  const notes = [note(0, 'hello'), note(1, 'eyes'), note(1, 'go on')];
  expect(labels(withNotes([entry('a')], notes))).toEqual(['hello', 'a', 'eyes', 'go on']);
  expect(labels(withNotes([entry('a'), entry('b')], notes))).toEqual(['hello', 'a', 'eyes', 'go on', 'b']);
});

it('is the journal itself outside a class', () => {
  const journal = [entry('a')];
  expect(withNotes(journal, [])).toBe(journal);
});
