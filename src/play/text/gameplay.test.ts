import { expect, it } from 'vitest';
import { formatClock, formatTaken } from '../../shared/language/formatClock.ts';
import { createFormats } from '../../shared/language/formats.ts';
import { gameplayText } from './gameplay.ts';
import { tableText } from './table.ts';

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [59_001, '1:00'],
  [247_000, '4:07'],
  [3_729_000, '1:02:09'],
  [10_800_000, '3:00:00'],
  [-5, '0:00'],
])('a clock with %i ms left reads %s: 0:00 only once it is over', (milliseconds, words) => {
  expect(formatClock(milliseconds)).toBe(words);
});

it.each([
  [59_999, '0:59'],
  [247_000, '4:07'],
  [247_999, '4:07'],
  [3_729_999, '1:02:09'],
])('a best time of %i ms reads %s: cut, never rounded up', (milliseconds, words) => {
  expect(formatTaken(milliseconds)).toBe(words);
});

it.each([
  [0, '0:00.0'],
  [999, '0:00.9'],
  [151_449, '2:31.4'],
  [3_600_000, '60:00.0'],
])('an escape of %i ms took %s: never better than it was', (milliseconds, words) => {
  expect(createFormats('en').time(milliseconds)).toBe(words);
  expect(createFormats('de').time(milliseconds)).toBe(words.replace('.', ','));
});

it('counts in words', () => {
  expect(gameplayText.minutes(1)).toBe('1 minute');
  expect(gameplayText.timeLimit(180)).toBe('180 minutes to get out');
  expect(tableText.timeLeftSoon(300)).toBe('5 minutes left');
  expect(tableText.timeLeftSoon(60)).toBe('1 minute left');
  expect(tableText.timeLeftSoon(30)).toBe('30 seconds left');
  expect(tableText.passwordClosed(1)).toContain('1 second, then');
  expect(tableText.passwordSlowed(60)).toContain('60 seconds.');
});

it('P9 says how much of a time was paused', () => {
  expect(gameplayText.pausesIncluded(130_400)).toBe('2:10.4 of it paused');
});
