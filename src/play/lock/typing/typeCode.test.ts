import { expect, it } from 'vitest';
import { beginTyping, typeKey } from './typeCode.ts';

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns what the wheels show after these keys. */
function typed(keys: string, { from = 0, rounds = [DIGITS, DIGITS, DIGITS, DIGITS] } = {}): string {
  const shown = rounds.map(([first = '']) => first);
  let typing = beginTyping(from);
  for (const key of keys) {
    const next = typeKey(rounds, typing, key);
    if (!next) continue;
    typing = next.typing;
    for (const [place, sign] of next.set) shown[place] = sign;
  }
  return shown.join('');
}

it('sets one wheel after the other; then the last keys are the code, whatever was typed before', () => {
  expect(typed('1')).toBe('1000');
  expect(typed('1742')).toBe('1742');
  expect(typed('81742')).toBe('1742');
  expect(typed('17421843')).toBe('1843');
});

it('sets the wheel that the keyboard was led to, and those after it; a whole code is one wherever it was begun', () => {
  expect(typed('7', { from: 2 })).toBe('0070');
  expect(typed('742', { from: 2 })).toBe('2074');
  expect(typed('1742', { from: 2 })).toBe('1742');
  expect(typed('81742', { from: 2 })).toBe('1742');
});

it('takes letters of either case, leaves out what no wheel has, and begins at the first one where only that has it', () => {
  const rounds = [DIGITS, LETTERS];
  expect(typed('4k', { rounds })).toBe('4K');
  expect(typed('4!k', { rounds })).toBe('4K');
  expect(typed('4k', { rounds, from: 1 })).toBe('4K');
  expect(typed('4k7', { rounds })).toBe('7K');
});
