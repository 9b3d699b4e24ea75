import { expect, it } from 'vitest';
import { cutText } from './cutText.ts';

it.each([
  ['short', 5, 'short'],
  ['longer', 4, 'long'],
  ['a🗝🗝', 4, 'a🗝'],
  // A family emoji, and a letter with its marks.
  ['ab👩‍👩‍👧', 9, 'ab'],
  ['abe\u0301\u0323', 4, 'ab'],
  ['אבגד', 2, 'אב'],
])('R4 cuts %j to %i units without a half character', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
