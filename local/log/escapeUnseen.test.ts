// @isolation backend

import { expect, it } from 'vitest';
import { describeError, escapeUnseen } from './escapeUnseen.ts';

it.each([
  ['Eve \u202eegnahc', 'Eve \\u{202e}egnahc'],
  ['a\nDenied: nothing', 'a\\u{a}Denied: nothing'],
  ['\u001b[2Jgone', '\\u{1b}[2Jgone'],
  ['zero\u200bwidth\u2028\u0085', 'zero\\u{200b}width\\u{2028}\\u{85}'],
  ['half \ud83d', 'half \\u{d83d}'],
  ['Grüße, 🦊 – 名前', 'Grüße, 🦊 – 名前'],
])('shows %j as %j', (text, shown) => {
  expect(escapeUnseen(text)).toBe(shown);
});

it('keeps line breaks in a stack, but not in a message', () => {
  const [head, ...frames] = describeError(new TypeError('no\nsuch \u202eroom')).split('\n');
  expect(head).toBe('TypeError: no\\u{a}such \\u{202e}room');
  expect(frames[0]).toMatch(/^ {4}at /);
});
