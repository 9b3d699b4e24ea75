// @isolation backend

import { expect, it } from 'vitest';
import { type Guesses, noteGuess, readGuesses, waitForGuess } from './guesses.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 12);

function give(guesses: Guesses, answers: readonly string[], at: number): Guesses {
  return answers.reduce((before, answer) => noteGuess(before, answer, at), guesses);
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, number) => String(number));
}

/**
 * Returns how many different answers are accepted in this number of minutes from somebody who tries without pause.
 */
function countTaken(minutes: number): number {
  let guesses = readGuesses(undefined);
  let taken = 0;
  for (let at = START; at < START + minutes * MINUTE; at += 15_000) {
    while (waitForGuess(guesses, `answer ${taken}`, at) === 0) {
      guesses = noteGuess(guesses, `answer ${taken}`, at);
      taken++;
    }
  }
  return taken;
}

it('P13 takes 500 different wrong answers, then one a minute', () => {
  const guesses = give(readGuesses(undefined), numbers(499), START);
  expect(waitForGuess(guesses, 'new', START)).toBe(0);
  const full = noteGuess(guesses, 'new', START);
  expect(waitForGuess(full, 'newer', START)).toBe(MINUTE);
  expect(waitForGuess(full, 'newer', START + 45_000)).toBe(15_000);
  expect(waitForGuess(full, 'newer', START + MINUTE)).toBe(0);
  const again = noteGuess(full, 'newer', START + MINUTE);
  expect(waitForGuess(again, 'newest', START + MINUTE)).toBe(MINUTE);
});

it('P13 lets at most 560 answers through in an hour and 1,940 in a day', () => {
  expect(countTaken(60)).toBe(560 - 1);
  expect(countTaken(24 * 60)).toBe(1940 - 1);
});

it('P13 counts an answer once, however many send it, and always lets it through afterwards', () => {
  const once = noteGuess(readGuesses(undefined), 'same', START);
  expect(noteGuess(once, 'same', START + 5)).toBe(once);
  const full = give(once, numbers(499), START);
  expect(waitForGuess(full, 'other', START)).toBe(MINUTE);
  expect(waitForGuess(full, 'same', START)).toBe(0);
  expect(noteGuess(full, 'same', START)).toBe(full);
});

it('P13 recovers after a quiet night, and never allows more than a day’s number', () => {
  const full = give(readGuesses(undefined), numbers(500), START);
  const morning = START + 500 * MINUTE;
  const next = give(full, numbers(1000).slice(500), morning);
  expect(waitForGuess(next, 'new', morning)).toBe(MINUTE);
  expect(next.level).toBe(500);
  expect(give(full, numbers(5000), START).tried).toHaveLength(2000);
});

it('treats a clock that was set back as standing still', () => {
  const full = give(readGuesses(undefined), numbers(500), START);
  expect(waitForGuess(full, 'new', START - 10 * MINUTE)).toBe(MINUTE);
});

it.each([undefined, {}, { tried: 'no', level: 1, at: 1 }, { tried: [], level: Number.NaN, at: 1 }])(
  'reads %j as no answer at all',
  (stored) => expect(waitForGuess(readGuesses(stored), 'new', START)).toBe(0),
);
