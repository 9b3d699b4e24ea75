import * as v from 'valibot';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { finiteNumber } from '../../../core/util/schemas.ts';

/** Number of different wrong answers to a lock that one address or account may give at once (P13). */
export const AT_ONCE = 500;
/** Milliseconds after which one more different wrong answer is allowed. */
const RECOVERY = 60_000;
/** Remembered answers: more than a day brings. */
const REMEMBERED = 2000;

/**
 * The wrong answers to one lock from one address or account (P13), as a leaky bucket: answers fill it, time
 * drains it.
 */
export interface Guesses {
  /** Digests, latest last. */
  tried: readonly string[];
  /** Number of answers that still count. */
  level: number;
  /** When `level` was computed, in milliseconds since the epoch. */
  at: number;
}

const guessesSchema: SchemaOf<Guesses> = v.object({
  tried: v.array(v.string()),
  level: finiteNumber,
  at: finiteNumber,
});

const NONE: Guesses = { tried: [], level: 0, at: 0 };

/** Parses stored guesses; missing or unreadable ones count as none. */
export function readGuesses(stored: unknown): Guesses {
  const parsed = parseWith(guessesSchema, stored);
  return parsed.ok ? parsed.value : NONE;
}

/**
 * Returns the milliseconds until an answer is accepted; 0 for at once. A repeated answer reveals nothing new
 * and never waits. `most`: how many are allowed at once.
 */
export function waitForGuess(guesses: Guesses, answer: string, now: number, most = AT_ONCE): number {
  if (guesses.tried.includes(answer)) return 0;
  const over = levelAt(guesses, now) + 1 - most;
  return Math.max(0, Math.ceil(over * RECOVERY));
}

/** Counts a wrong answer once, however often it is given, since pupils make the same mistakes. */
export function noteGuess(guesses: Guesses, answer: string, now: number): Guesses {
  if (guesses.tried.includes(answer)) return guesses;
  const tried = [...guesses.tried, answer].slice(-REMEMBERED);
  return { tried, level: levelAt(guesses, now) + 1, at: now };
}

/** A clock that was set back counts as standing still. */
function levelAt({ level, at }: Guesses, now: number): number {
  return Math.max(0, level - Math.max(0, now - at) / RECOVERY);
}
