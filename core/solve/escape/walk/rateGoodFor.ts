import { MOST_SEATS } from '../../../play/team/team.ts';
import { DOOR_ID, type Room } from '../../../room/model.ts';
import { countLooks } from '../../../util/looks.ts';
import { examine } from '../../examine.ts';
import type { Reach } from '../findReach.ts';
import { done, type Fact } from '../rules/facts.ts';
import type { Rule } from '../rules/RuleBook.ts';
import { isPuzzling } from './walkStep.ts';

/**
 * Returns the maximum number of players that a room is good for (T13): how many of its puzzles can go on side by side,
 * from 1 to 8.
 *
 * Everything is assumed to be done as early as possible. A puzzle then waits for the puzzles that must be done before
 * it comes up. If it comes up equally early in several ways, it waits for the puzzles of all these ways. Puzzles none
 * of which waits for another can be open at one moment, namely when everything that they wait for is done. The result
 * is the size of the largest set of such puzzles. It does not depend on the drawing order, since the earliest moments
 * do not. Puzzles that the escape does not need count as well, as they do for the difficulty: players who do not know
 * the room solve them too.
 */
export function rateGoodFor(room: Room): number {
  const { reachByClues, reach } = examine(room);
  // If some answers can only be read behind their own locks, all answers are taken as known, as in a walkthrough.
  const waits = findWaits(reachByClues.derived.by.has(done(DOOR_ID)) ? reachByClues : reach);
  return Math.min(Math.max(1, countSideBySide(waits)), MOST_SEATS);
}

/**
 * By puzzle, the puzzles that it waits for, which are earlier ones. As bits, since each of hundreds may wait for
 * hundreds.
 */
type Waits = readonly bigint[];

function findWaits({ book, derived }: Reach): Waits {
  const puzzles: bigint[] = [];
  /** By fact, the puzzles to be done before it, and the puzzle that makes it true, if one does. */
  const behind = new Map<Fact, bigint>();
  /** By fact, the earliest round in which it can be true. Facts are derived in this order. */
  const rounds = new Map<Fact, number>();
  for (const [fact, rule] of derived.by) {
    const round = 1 + Math.max(0, ...rule.needs.map((need) => rounds.get(need) ?? 0));
    const needs = needsOf(book.rulesFor(fact), (need) => (rounds.get(need) ?? round) < round);
    const waits = [...needs].reduce((bits, need) => bits | (behind.get(need) ?? 0n), 0n);
    const own = rule.steps.some(isPuzzling) ? bitOf(puzzles.push(waits) - 1) : 0n;
    behind.set(fact, waits | own);
    rounds.set(fact, round);
  }
  return puzzles;
}

/** Returns the needs of all rules that apply as early as the first one. */
function needsOf(rules: Iterable<Rule>, isEarlier: (need: Fact) => boolean): ReadonlySet<Fact> {
  const found = new Set<Fact>();
  for (const { needs } of rules) {
    countLooks(1 + needs.length);
    if (needs.every(isEarlier)) for (const need of needs) found.add(need);
  }
  return found;
}

/**
 * Returns the size of the largest set of puzzles none of which waits for another. By Dilworth's theorem it is the
 * smallest number of chains that hold all puzzles, so as many chains as possible are joined: a puzzle is put behind
 * another one, and a puzzle that stands there already moves to another place.
 */
function countSideBySide(waits: Waits): number {
  /** By puzzle, the next one in its chain. */
  const next = new Map<number, number>();
  const join = (puzzle: number, tried: Set<number>): boolean => {
    for (let before = puzzle - 1; before >= 0; before--) {
      countLooks(1);
      if (!has(waits[puzzle], before) || tried.has(before)) continue;
      tried.add(before);
      const behind = next.get(before);
      if (behind !== undefined && !join(behind, tried)) continue;
      next.set(before, puzzle);
      return true;
    }
    return false;
  };
  return [...waits.keys()].filter((puzzle) => !join(puzzle, new Set())).length;
}

function bitOf(puzzle: number): bigint {
  return 1n << BigInt(puzzle);
}

function has(bits: bigint | undefined, puzzle: number): boolean {
  return ((bits ?? 0n) & bitOf(puzzle)) !== 0n;
}
