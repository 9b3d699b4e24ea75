import * as v from 'valibot';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { finiteNumber } from '../../../core/util/schemas.ts';

/** Different wrong answers to a lock that one address or account may give at once (P13) … */
export const AT_ONCE = 500;
/** … and milliseconds after which it may give one more. */
const RECOVERY = 60_000;
/** Answers remembered as given: more than a day brings. */
const REMEMBERED = 2000;

/** The wrong answers to one lock from one address or account (P13). A leaking bucket: answers fill it, time empties it. */
export interface Guesses {
  /** Digests, the latest last. */
  tried: readonly string[];
  /** How many still count. */
  level: number;
  /** When that was reckoned, milliseconds since the epoch. */
  at: number;
}

const guessesSchema: SchemaOf<Guesses> = v.object({
  tried: v.array(v.string()),
  level: finiteNumber,
  at: finiteNumber,
});

const NONE: Guesses = { tried: [], level: 0, at: 0 };

/** Reads what is stored; nothing, and what cannot be read, counts as no answer at all. */
export function readGuesses(stored: unknown): Guesses {
  const parsed = parseWith(guessesSchema, stored);
  return parsed.ok ? parsed.value : NONE;
}

/** Milliseconds until an answer is looked at, 0 for at once. One that was given before tells nothing new and never waits. */
export function waitForGuess(guesses: Guesses, answer: string, now: number): number {
  if (guesses.tried.includes(answer)) return 0;
  const over = levelAt(guesses, now) + 1 - AT_ONCE;
  return Math.max(0, Math.ceil(over * RECOVERY));
}

/** Counts a wrong answer, once however often it is given: pupils make the same mistakes. */
export function noteGuess(guesses: Guesses, answer: string, now: number): Guesses {
  if (guesses.tried.includes(answer)) return guesses;
  const tried = [...guesses.tried, answer].slice(-REMEMBERED);
  return { tried, level: levelAt(guesses, now) + 1, at: now };
}

/** A clock that was set back counts as standing still. */
function levelAt({ level, at }: Guesses, now: number): number {
  return Math.max(0, level - Math.max(0, now - at) / RECOVERY);
}
