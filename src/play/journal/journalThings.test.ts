import { expect, it } from 'vitest';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { journalThings } from './journalThings.ts';

const text = (label: string, said: string): ViewJournalEntry => ({
  type: 'text',
  label,
  message: { type: 'custom', text: said },
});

it('O5 the journal has one row a thing, the one read last first, with its entries latest first, and looks alone at the end', () => {
  const uri = '/art/items/chest/oak/default.webp';
  const journal: readonly ViewJournalEntry[] = [
    text('Box', 'Shut.'),
    text('Note', 'Seven.'),
    { ...text('Box', 'No.'), isToWrongAnswer: true } as ViewJournalEntry,
    { type: 'background', label: 'Box', uri },
    { type: 'picture', label: 'Box', uri, aspect: 1 },
  ];
  const rows = journalThings(journal).map(({ label, entries }) => [label, entries.map(({ place }) => place)]);
  expect(rows).toEqual([
    ['Box', [4, 2, 0]],
    ['Note', [1]],
    ['Box', [3]],
  ]);
  expect(journalThings([])).toEqual([]);
});
