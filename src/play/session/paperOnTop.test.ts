import { expect, it } from 'vitest';
import type { ViewJournalEntry } from '../../../core/play/view/playerView.ts';
import { paperOnTop } from './paperOnTop.ts';

const line: ViewJournalEntry = { type: 'text', label: 'Rug', message: { type: 'custom', text: 'A rug.' } };
const letter: ViewJournalEntry = {
  type: 'text',
  label: 'Letter',
  message: { type: 'custom', text: 'At noon.', showsAs: 'paper' },
};
const picture: ViewJournalEntry = { type: 'picture', label: 'Safe', uri: '/safe.webp', aspect: 1 };

it('beside a lock lies what was read last, else the latest paper, else the latest of all', () => {
  expect(paperOnTop([letter, letter, line, picture], 0)).toBe(0);
  expect(paperOnTop([line, letter, line, picture], null)).toBe(1);
  expect(paperOnTop([line, picture], null)).toBe(1);
  expect(paperOnTop([], null)).toBe(-1);
  // Another play has another journal.
  expect(paperOnTop([letter], 3)).toBe(0);
});
