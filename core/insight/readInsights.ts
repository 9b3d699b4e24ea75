import { HINT_RUNGS, type HintRung } from '../hint/model.ts';
import { LIMITS } from '../room/limits.ts';
import type { DifficultyBand } from '../room/lists/difficulty.ts';
import { bandOfPlays, nearestLength } from '../room/lists/lengths.ts';
import type { ItemId, Room } from '../room/model.ts';
import { wholeShares } from '../util/wholeShares.ts';
import { thingsToFind } from './countsOf.ts';
import { locksBefore } from './locksBefore.ts';
import { type Miss, missOf } from './missOf.ts';
import { secondsWithin } from './timeCounts.ts';
import type {
  CommonAnswer,
  DeviceTrait,
  HintCounts,
  LockCounts,
  OutcomeCounts,
  VersionFigures,
} from './versionFigures.ts';

/** With fewer plays than this there are no figures, so that nobody can read out of them what one player did. */
export const FEWEST_PLAYS = 5;
/**
 * A lock is hot if at least `HOT_STUCK` of 100 plays ended at it, or if it was opened by fewer than `HOT_OPENED` of 100
 * plays that reached it.
 */
const HOT_STUCK = 5;
const HOT_OPENED = 80;
const MOST_HOT = 3;
/** Things that fewer than this many of 100 plays found are listed. */
const HARDLY_FOUND = 10;
/** Things with at least this many idle clicks a play are listed; the next number is how many things at most. */
const OFTEN_CLICKED = 1;
const MOST_CLICKED = 3;
/** A hint's rung is weak if fewer than this many of 100 plays that saw it took the step after it. */
const WEAK_RUNG = 50;
/** If more than this many of 100 plays run out of time, the limit is too short. */
const MOST_LATE = 10;
/** A suggested time limit is a multiple of these minutes, and longer by this factor than what most players need. */
const LIMIT_STEP = 5;
const LIMIT_MARGIN = 1.1;
/** With fewer plays than this, nothing is said about devices. */
const FEWEST_DEVICES = 20;

/** The figures of a version as its creator sees them. Shares are whole numbers of 100, times are seconds. */
export interface Insights {
  plays: number;
  ends: Readonly<Record<keyof OutcomeCounts, number>>;
  /** In the order in which locks can be opened. */
  locks: readonly LockInsight[];
  hints: readonly HintInsight[];
  /** Things that hardly anybody found, in drawing order. */
  unfound: readonly { item: ItemId; share: number }[];
  /** Things with the most clicks that have no effect; `clicks`: number for each play. */
  clickedInVain: readonly { item: ItemId; clicks: number }[];
  time: TimeInsight | null;
  /** For each trait, the share of the plays whose browser reported it; null if too few plays did. */
  devices: Readonly<Record<DeviceTrait, number>> | null;
}

export interface LockInsight {
  lock: ItemId;
  /** Share of all plays. */
  reached: number;
  /** Share of the plays that reached the lock. */
  opened: number;
  /**
   * Seconds from reaching the lock to opening it: the median, and the time within which nine in ten plays opened it.
   * Null if no play did.
   */
  half: number | null;
  nineInTen: number | null;
  /** Number of wrong answers for each play that reached the lock, with one decimal. */
  wrong: number;
  /** Share of all plays that ended at this lock without an escape. */
  stuck: number;
  /** Whether the lock is one of those at which the room loses most plays. */
  isHot: boolean;
  /** Commonest first. */
  answers: readonly (CommonAnswer & { miss: Miss | null })[];
}

export interface HintInsight {
  item: ItemId;
  rungs: readonly RungInsight[];
}

export interface RungInsight {
  rung: HintRung;
  /** Number of plays that saw the rung. */
  seen: number;
  /** Number of these plays that took the step within a minute, before the next rung. */
  enough: number;
  /**
   * Whether the rung is weak: few of the plays that saw it took the step after it. The last rung is never weak, since
   * it takes the step itself.
   */
  isWeak: boolean;
}

export interface TimeInsight {
  half: number;
  nineInTen: number;
  /** Minutes to suggest as the time limit. */
  limit: number;
  /** The difficulty by what players need. */
  band: DifficultyBand;
}

/** Returns the number of plays in the figures. */
export function playsIn({ escapes = 0, timeouts = 0, left = 0 }: OutcomeCounts): number {
  return escapes + timeouts + left;
}

/** Returns what figures tell about their version of a room; null if they are of fewer than `FEWEST_PLAYS` plays. */
export function readInsights(room: Room, figures: VersionFigures): Insights | null {
  const plays = playsIn(figures);
  if (plays < FEWEST_PLAYS) return null;
  return {
    plays,
    ends: readEnds(figures),
    locks: readLocks(room, figures, plays),
    hints: Object.entries(figures.hints).map(([item, counts]) => ({ item, rungs: readRungs(counts) })),
    unfound: readUnfound(room, figures),
    clickedInVain: Object.entries(figures.idle)
      .map(([item, clicks]) => ({ item, clicks: round(clicks / plays) }))
      .filter(({ clicks }) => clicks >= OFTEN_CLICKED)
      .sort((one, other) => other.clicks - one.clicks)
      .slice(0, MOST_CLICKED),
    time: readTime(room, figures),
    devices: readDevices(figures),
  };
}

function readEnds(counts: OutcomeCounts): Insights['ends'] {
  const [escapes = 0, timeouts = 0, left = 0] = wholeShares([
    counts.escapes ?? 0,
    counts.timeouts ?? 0,
    counts.left ?? 0,
  ]);
  return { escapes, timeouts, left };
}

function readLocks(room: Room, figures: VersionFigures, plays: number): readonly LockInsight[] {
  const before = [...locksBefore(room)].sort(([, one], [, other]) => one.length - other.length);
  const locks = before.flatMap(([lock]): Omit<LockInsight, 'isHot'>[] => {
    const counts = figures.locks[lock];
    return counts ? [readLock(room, figures, { lock, counts, plays })] : [];
  });
  const hot = locks
    .filter(({ opened, stuck }) => stuck >= HOT_STUCK || opened < HOT_OPENED)
    .toSorted((one, other) => other.stuck - one.stuck || one.opened - other.opened)
    .slice(0, MOST_HOT);
  return locks.map((lock) => ({ ...lock, isHot: hot.includes(lock) }));
}

function readLock(
  room: Room,
  figures: VersionFigures,
  { lock, counts, plays }: { lock: ItemId; counts: LockCounts; plays: number },
): Omit<LockInsight, 'isHot'> {
  const { reached, opened = 0, wrong = 0, stuck = 0, times = {} } = counts;
  const answers = Object.values(figures.answers[lock] ?? {});
  return {
    lock,
    reached: shareOf(reached, plays),
    opened: shareOf(opened, reached),
    half: secondsWithin(times, 0.5),
    nineInTen: secondsWithin(times, 0.9),
    wrong: round(wrong / reached),
    stuck: shareOf(stuck, plays),
    answers: answers
      .map((answer) => ({ ...answer, miss: missOf(room, lock, answer.text) }))
      .sort((one, other) => other.plays - one.plays),
  };
}

/** A player who saw a rung saw all rungs below it. */
function readRungs({ shown, enough = {} }: HintCounts): readonly RungInsight[] {
  return HINT_RUNGS.map((rung, height): RungInsight => {
    const seen = HINT_RUNGS.slice(height).reduce((sum, higher) => sum + (shown[higher] ?? 0), 0);
    const taken = enough[rung] ?? 0;
    const isWeak = rung !== 'done' && seen >= FEWEST_PLAYS && shareOf(taken, seen) < WEAK_RUNG;
    return { rung, seen, enough: taken, isWeak };
  });
}

/** Counts only plays that escaped or ran out of time: a player who left might have found the thing later. */
function readUnfound(room: Room, { escapes = 0, timeouts = 0, found }: VersionFigures): Insights['unfound'] {
  const ended = escapes + timeouts;
  if (ended < FEWEST_PLAYS) return [];
  return thingsToFind(room)
    .map((item) => ({ item, share: shareOf(found[item] ?? 0, ended) }))
    .filter(({ share }) => share < HARDLY_FOUND);
}

/** A player who ran out of time needed longer than the limit. If many did, the limit is too short for most. */
function readTime(room: Room, { escapes = 0, timeouts = 0, times }: VersionFigures): TimeInsight | null {
  const [half, nineInTen] = [secondsWithin(times, 0.5), secondsWithin(times, 0.9)];
  if (escapes < FEWEST_PLAYS || half === null || nineInTen === null) return null;
  const minutes = (nineInTen / 60) * LIMIT_MARGIN;
  const isShort = room.timeLimit !== null && shareOf(timeouts, escapes + timeouts) > MOST_LATE;
  const wanted = isShort ? Math.max(minutes, (room.timeLimit ?? 0) + LIMIT_STEP) : minutes;
  const limit = Math.min(Math.ceil(wanted / LIMIT_STEP) * LIMIT_STEP, LIMITS.timeLimit.max);
  return { half, nineInTen, limit, band: bandOfPlays(nearestLength(half / 60), { escapes, timeouts }) };
}

function readDevices({ devices }: VersionFigures): Insights['devices'] {
  const { touch = 0, mouse = 0, upright = 0 } = devices;
  const all = touch + mouse;
  if (all < FEWEST_DEVICES) return null;
  const [byTouch, asUpright] = [shareOf(touch, all), shareOf(upright, all)];
  return { touch: byTouch, mouse: 100 - byTouch, upright: asUpright, wide: 100 - asUpright };
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
