import {
  FEWEST_PLAYS,
  type Insights,
  type LockInsight,
  type RungInsight,
} from '../../../core/insight/readInsights.ts';
import type { VersionFigures } from '../../../core/insight/versionFigures.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { beginningOf, type MapNode, type PuzzleMap, readPuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { wholeShares } from '../../../core/util/wholeShares.ts';

/** Returns the map of a version's puzzle, with the locks that nothing leads to, since players try these too. */
export function mapOf(room: Room): PuzzleMap {
  const map = readPuzzleMap(room, findWalkthrough(room)?.steps ?? []);
  const beside = map.spare.filter((id) => itemOf(room, id)?.isItemLocked);
  const nodes = beside.map((id): MapNode => {
    return { id, item: id, scene: itemOf(room, id)?.scene ?? '', step: null };
  });
  return {
    ...map,
    nodes: [...map.nodes, ...nodes],
    edges: [
      ...map.edges,
      ...nodes.map(({ id, scene }) => ({ type: 'begins', from: beginningOf(scene), to: id }) as const),
    ],
    spare: map.spare.filter((id) => !beside.includes(id)),
  };
}

/** A lock of the way through, with what plays did at it. */
export interface WayLock extends LockInsight {
  /** Share of all plays that opened it. */
  openedOfAll: number;
  /** Average number of hints in the plays that reached the lock, with one decimal. */
  hints: number;
  rungs: readonly RungInsight[];
}

/** Returns the locks of a version in the order of the walkthrough; those beside the way come last. */
export function readWay(map: PuzzleMap, insights: Insights, figures: VersionFigures): readonly WayLock[] {
  const steps = new Map(map.nodes.map(({ item, step }) => [item, step ?? Number.POSITIVE_INFINITY]));
  const stepOf = ({ lock }: LockInsight) => steps.get(lock) ?? Number.POSITIVE_INFINITY;
  return insights.locks
    .map((insight): WayLock => {
      const { reached = 0, opened = 0 } = figures.locks[insight.lock] ?? {};
      const rungs = insights.hints.find(({ item }) => item === insight.lock)?.rungs ?? [];
      const asked = rungs.reduce((sum, { seen }) => sum + seen, 0);
      return {
        ...insight,
        openedOfAll: Math.round((100 * opened) / insights.plays),
        hints: reached === 0 ? 0 : Math.round((10 * asked) / reached) / 10,
        rungs,
      };
    })
    .toSorted((one, other) => order(stepOf(one), stepOf(other)));
}

function order(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** Returns the lock at which the room loses most; null if none loses more than it should (I6). */
export function worstOf(way: readonly WayLock[]): WayLock | null {
  const [worst] = way
    .filter(({ isHot }) => isHot)
    .toSorted((one, other) => other.stuck - one.stuck || one.opened - other.opened);
  return worst ?? null;
}

/** A level of a hint that is rarely enough, and the thing that the hinted step acts on. */
export interface WeakRung extends RungInsight {
  item: ItemId;
}

/** Hints of all things together. */
export interface HintsRead {
  /** Hints a play, with one decimal. */
  perPlay: number;
  /** Of each rung, the share of the plays in which a hint was enough. */
  enough: readonly { rung: RungInsight['rung']; share: number }[];
  /** At most one for each thing; those that most plays saw come first. */
  weak: readonly WeakRung[];
}

const MOST_WEAK = 3;

/** Returns what the hints of a version tell; null if hardly any was asked for. */
export function readHints({ hints, plays }: Insights): HintsRead | null {
  const all = hints.flatMap(({ item, rungs }) => rungs.map((rung): WeakRung => ({ item, ...rung })));
  const asked = all.reduce((sum, { seen }) => sum + seen, 0);
  if (asked < FEWEST_PLAYS) return null;
  const rungNames = [...new Set(all.map(({ rung }) => rung))];
  const shares = wholeShares(
    rungNames.map((rung) => all.reduce((sum, each) => sum + (each.rung === rung ? each.enough : 0), 0)),
  );
  const weakest = hints.flatMap(({ item, rungs }): WeakRung[] => {
    const [most] = rungs.filter(({ isWeak }) => isWeak).toSorted((one, other) => other.seen - one.seen);
    return most ? [{ item, ...most }] : [];
  });
  return {
    perPlay: Math.round((10 * asked) / plays) / 10,
    enough: rungNames.map((rung, place) => ({ rung, share: shares[place] ?? 0 })),
    weak: weakest.toSorted((one, other) => other.seen - one.seen).slice(0, MOST_WEAK),
  };
}

/** Returns whether nothing of a version has to be mended, so that the page stays quiet (I6). */
export function isQuiet(insights: Insights, way: readonly WayLock[], hints: HintsRead | null): boolean {
  const isNear = way.some(({ answers }) => answers.some(({ miss }) => miss?.type === 'near'));
  return (
    worstOf(way) === null &&
    !isNear &&
    (hints?.weak.length ?? 0) === 0 &&
    insights.unfound.length === 0 &&
    insights.clickedInVain.length === 0
  );
}
