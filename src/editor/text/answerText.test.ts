import { expect, it } from 'vitest';
import type { Face } from '../../../core/lock/model.ts';
import { lockText as de } from '../../play/text/de/lock.ts';
import { lockText as en } from '../../play/text/en/lock.ts';
import { answerSigns, answerText } from './answerText.ts';

const ANSWERS: readonly (readonly [Face, answer: string, words: string])[] = [
  [{ type: 'text' }, 'Orion', 'Orion'],
  [{ type: 'digits' }, '1010', '1010'],
  [{ type: 'wheels', wheels: [{ type: 'digits' }, { type: 'letters' }] }, '7 K', '7K'],
  [
    { type: 'wheels', wheels: [{ type: 'digits' }, { type: 'signs', signs: ['key', 'sun'] }] },
    '7 sun',
    '7, sun',
  ],
  [{ type: 'colours' }, 'blue red', 'blue, red'],
  [{ type: 'directions' }, 'up down-left', 'up, down and left'],
  [{ type: 'clock' }, '3:45', 'a quarter to four'],
  [{ type: 'switches', count: 4, columns: 2 }, '0101', '2 and 4 on, all others off'],
  [{ type: 'symbols' }, 'moon key', 'moon, key'],
  [{ type: 'melody' }, 'mi high-do', 'mi, high do'],
  [{ type: 'pattern', grid: '3x3' }, '1 5 6', 'Row 1, pin 1; Row 2, pin 2; Row 2, pin 3'],
];

it('K2 an answer is announced in the words of its face, and shown in its signs', () => {
  for (const [face, answer, words] of ANSWERS) expect(answerText(face, answer)).toBe(words);
  expect(answerText({ type: 'colours' }, 'blue mauve')).toBe('');
  expect(answerSigns({ type: 'colours' }, 'blue red')).toBe(':blue: :red:');
  expect(answerSigns({ type: 'clock' }, '3:45')).toBe(':clock-3-45:');
  expect(answerSigns({ type: 'digits' }, '3')).toBe('');
});

it.each([
  [1, 0, 'one o’clock', 'ein Uhr'],
  [4, 10, 'ten past four', 'zehn nach vier'],
  [4, 25, 'twenty-five past four', 'fünf vor halb fünf'],
  [12, 30, 'half past twelve', 'halb eins'],
  [3, 45, 'a quarter to four', 'Viertel vor vier'],
  [12, 55, 'five to one', 'fünf vor eins'],
])('says %i:%i as one does', (hour, minute, english, german) => {
  expect([en.clock(hour, minute), de.clock(hour, minute)]).toEqual([english, german]);
});
