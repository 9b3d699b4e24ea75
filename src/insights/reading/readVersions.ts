import { type Insights, playsIn, readInsights } from '../../../core/insight/readInsights.ts';
import type { OutcomeCounts, VersionFigures } from '../../../core/insight/versionFigures.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import type { WayLock } from './readWay.ts';

/** Maximum numbers of versions side by side, and of locks compared. */
const MOST_VERSIONS = 3;
const MOST_LOCKS = 4;
/** Shares, of 100, that differ by less than this count as unchanged. */
const AS_BEFORE = 3;

/** One version in the comparison. */
export interface ComparedVersion {
  version: number;
  plays: number;
  /** Null with too few plays. */
  insights: Insights | null;
}

/** Shares of one figure in each version, oldest first; null where it is not known. */
export interface ComparedRow {
  /** Null for escapes. */
  lock: ItemId | null;
  shares: readonly (number | null)[];
  /** The last share less the one before it; null if one of the two is not known. */
  change: number | null;
}

export interface Comparison {
  /** Oldest first. */
  versions: readonly ComparedVersion[];
  rows: readonly ComparedRow[];
}

/** Returns up to three versions side by side, the latest ones; null if there is only one. */
export function compareVersions(
  room: Room,
  figures: readonly VersionFigures[],
  way: readonly WayLock[],
): Comparison | null {
  const versions = figures
    .slice(0, MOST_VERSIONS)
    .toReversed()
    .map((each): ComparedVersion => {
      return { version: each.version, plays: playsIn(each), insights: readInsights(room, each) };
    });
  if (versions.length < 2) return null;
  const escaped = rowOf(
    null,
    versions.map(({ insights }) => insights?.ends.escapes ?? null),
  );
  const locks = way.map(({ lock, isHot }) => ({ isHot, row: rowOf(lock, openedIn(versions, lock)) }));
  const told = locks
    .filter(({ isHot, row }) => isHot || Math.abs(row.change ?? 0) >= AS_BEFORE)
    .toSorted((one, other) => Math.abs(other.row.change ?? 0) - Math.abs(one.row.change ?? 0));
  return { versions, rows: [escaped, ...told.slice(0, MOST_LOCKS).map(({ row }) => row)] };
}

/** Returns how a figure changed in words that texts have: more, fewer, or as before. */
export function changeOf(change: number): 'more' | 'fewer' | 'asBefore' {
  if (Math.abs(change) < AS_BEFORE) return 'asBefore';
  return change > 0 ? 'more' : 'fewer';
}

/**
 * In each version, the share of plays that opened a lock among those that reached it, so that a change at an earlier
 * lock does not count for this one.
 */
function openedIn(versions: readonly ComparedVersion[], lock: ItemId): readonly (number | null)[] {
  return versions.map(({ insights }) => insights?.locks.find((each) => each.lock === lock)?.opened ?? null);
}

function rowOf(lock: ItemId | null, shares: readonly (number | null)[]): ComparedRow {
  const [before, last] = [shares.at(-2) ?? null, shares.at(-1) ?? null];
  return { lock, shares, change: before === null || last === null ? null : last - before };
}

/** Plays of one week. */
export interface Week {
  /** Its Monday, in UTC. */
  monday: Date;
  /** Plays of the shown version, and of all others. */
  own: number;
  others: number;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;
const MOST_WEEKS = 12;

/** Returns the plays by week, weeks without plays in between included (I3); at most the last twelve. */
export function readWeeks(figures: readonly VersionFigures[], version: number): readonly Week[] {
  const counts = new Map<number, { own: number; others: number }>();
  for (const each of figures)
    for (const [name, outcomes] of Object.entries(each.weeks)) {
      const monday = mondayOf(name);
      if (monday === null) continue;
      const { own, others } = counts.get(monday) ?? { own: 0, others: 0 };
      const plays = playsIn(outcomes satisfies OutcomeCounts);
      counts.set(
        monday,
        each.version === version ? { own: own + plays, others } : { own, others: others + plays },
      );
    }
  if (counts.size === 0) return [];
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: (last - first) / WEEK + 1 }, (_, place): Week => {
    const monday = first + place * WEEK;
    return { monday: new Date(monday), ...(counts.get(monday) ?? { own: 0, others: 0 }) };
  }).slice(-MOST_WEEKS);
}

/** Milliseconds since the epoch of the Monday of a week such as `2026-W48`. */
function mondayOf(week: string): number | null {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  // The fourth of January is always in the first week.
  const fourth = new Date(Date.UTC(Number(year), 0, 4));
  const first = fourth.getTime() - ((fourth.getUTCDay() || 7) - 1) * 24 * 60 * 60 * 1000;
  return first + (Number(number) - 1) * WEEK;
}

/** Leaves out later versions, since a version is compared only with those before it. */
export function upTo(all: readonly VersionFigures[], version: number): readonly VersionFigures[] {
  return all.filter((each) => each.version <= version);
}
