import { expect, it } from 'vitest';
import { usualShowing } from './usualShowing.ts';

it('O4 paper is shown as a dialog, and other texts as a caption on the stage', () => {
  const papers = ['note', 'letter', 'book', 'loveLetter', 'torn-paper', 'map', 'poster'];
  expect(papers.map(usualShowing)).toEqual(papers.map(() => 'paper'));
  // None of these has its own text to read, although their names contain a word for paper.
  const things = ['chest', 'lamp', 'bookcase', 'books', 'mailbox', 'notebooks', 'stone-note'];
  expect(things.map(usualShowing)).toEqual(things.map(() => 'caption'));
});
