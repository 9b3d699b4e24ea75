import type { TeamResult } from '../../../core/class/classResults.ts';
import { hintWords } from '../team/hintWords.ts';

/** A mark on a team's line. Times are milliseconds of its clock. */
export interface TimelineMark {
  type: 'opened' | 'hint' | 'out';
  at: number;
  /** The lock's number in the legend; null for a mark without a lock. */
  number: number | null;
  /** The lock's name; empty for a mark without a lock. */
  name: string;
  /** The lock's question or what it says, or what the hint said; may be empty. */
  words: string;
  wrong: number;
  /** Whether the lock was opened by a hint or by the teacher. */
  isHelped: boolean;
}

/** A lock in the legend. */
export type NamedLock = Pick<TimelineMark, 'name' | 'words'>;

/** A team and its line. */
export interface TimelineRow {
  /** The team's number. */
  team: number;
  result: TeamResult;
  marks: readonly TimelineMark[];
}

export interface Timeline {
  /** Sorted by the teams' names; teams that nobody joined are left out. */
  rows: readonly TimelineRow[];
  /** The locks in the order in which most teams opened them; the index is a lock's number. */
  locks: readonly NamedLock[];
  /** The milliseconds that a whole line stands for. */
  length: number;
  /** The milliseconds at which the axis has a mark, from 0. */
  ticks: readonly number[];
}

const MINUTE = 60_000;
/** Minutes between two marks of the axis, of which the first is taken that needs few. */
const STEPS = [1, 2, 5, 10, 15, 30];
const MOST_TICKS = 7;

/** Reads the results of a class for the timeline (Q8). */
export function readTimeline(teams: readonly TeamResult[], language: string): Timeline {
  const { compare } = new Intl.Collator(language);
  const seated = teams
    .map((result, team) => ({ result, team }))
    .filter(({ result }) => result.outcome !== 'empty')
    .toSorted((one, other) => compare(one.result.name, other.result.name));
  const locks = lockKeysIn(seated.map(({ result }) => result));
  const rows = seated.map(({ result, team }) => ({ result, team, marks: marksOf(result, locks) }));
  const longest = Math.max(MINUTE, ...rows.map(({ result }) => result.played));
  const step = stepFor(longest);
  const length = Math.ceil(longest / step) * step;
  const ticks = Array.from({ length: length / step + 1 }, (_, tick) => tick * step);
  return { rows, locks: locks.map((key) => namedLock(key, rows)), length, ticks };
}

function stepFor(length: number): number {
  const minutes = STEPS.find((step) => length / (step * MINUTE) < MOST_TICKS) ?? 30;
  return minutes * MINUTE;
}

/**
 * Returns a key for each lock that a team opened. Locks of the same name get different keys, in the order of
 * opening.
 */
function keysOf({ steps }: TeamResult): readonly string[] {
  return steps.map(({ name }, place) => {
    const nth = steps.slice(0, place).filter((before) => before.name === name).length;
    return `${nth} ${name}`;
  });
}

function nameOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

/** Returns a lock for the legend, with its words if any team has read them. */
function namedLock(key: string, rows: readonly TimelineRow[]): NamedLock {
  const all = rows.flatMap(({ result }) => result.steps.filter((_, place) => keysOf(result)[place] === key));
  return { name: nameOf(key), words: all.find(({ words }) => words !== '')?.words ?? '' };
}

/** Returns all locks that any team opened, sorted by their average position. */
function lockKeysIn(results: readonly TeamResult[]): readonly string[] {
  const places = new Map<string, number[]>();
  for (const result of results)
    for (const [place, key] of keysOf(result).entries())
      if (result.steps[place]?.openedAt != null) places.set(key, [...(places.get(key) ?? []), place]);
  const middle = (key: string) => {
    const all = places.get(key) ?? [];
    return all.reduce((sum, place) => sum + place, 0) / Math.max(1, all.length);
  };
  return [...places.keys()].toSorted((one, other) => middle(one) - middle(other));
}

function marksOf(result: TeamResult, locks: readonly string[]): readonly TimelineMark[] {
  const keys = keysOf(result);
  const opened = result.steps.flatMap(({ openedAt, name, words, wrong, isHelped }, place): TimelineMark[] =>
    openedAt === null
      ? []
      : [
          {
            type: 'opened',
            at: openedAt,
            number: locks.indexOf(keys[place] ?? '') + 1,
            name,
            words,
            wrong,
            isHelped,
          },
        ],
  );
  const plain = { number: null, name: '', words: '', wrong: 0, isHelped: false };
  const hints = result.hinted.map(
    ({ at, hint }): TimelineMark => ({ ...plain, type: 'hint', at, words: hint ? hintWords(hint) : '' }),
  );
  const out: readonly TimelineMark[] =
    result.outcome === 'escaped' ? [{ ...plain, type: 'out', at: result.played }] : [];
  // The escape comes after the door's opening, which has the same time.
  return [...opened, ...hints, ...out].toSorted((one, other) => one.at - other.at);
}

/**
 * Returns the CSS length from the line's beginning to a mark: by its time, but at least `apart` pixels after the one
 * before, and never so far that those after it have no place. Where a line is too short for all, they stand closer.
 */
export function leftOf(marks: readonly TimelineMark[], place: number, length: number, apart: number): string {
  const distance = `min(${apart}px, 100% / ${marks.length})`;
  const pushed = marks.slice(0, place + 1).map(({ at }, before) => {
    const share = `${Math.round((at / length) * 1000) / 10}%`;
    return place === before ? share : `${share} + ${place - before} * ${distance}`;
  });
  return `min(100% - ${marks.length - 1 - place} * ${distance}, max(${pushed.join(', ')}))`;
}
