import { overlaps, type PercentRect, sharedArea } from '../../../room/geometry.ts';
import { NEAR_CORNERS } from './rooms.ts';
import { areaOf, bottomOf, grown, type Standing } from './standing.ts';

/** Not a place at all. */
export const NEVER = Number.POSITIVE_INFINITY;

/** Things that overlap stand at least so far behind one another, in percent of the stage's height. */
const LEAST_DEPTH = 4;
/** The largest share of a thing, or of a rug, that things before it may cover. */
const MOST_COVERED = 0.1;
const MOST_OF_RUG = 0.3;
/** The same for what it stands on, such as a chair. */
const MOST_OF_BEARER = 0.28;
/** The largest share of painted furniture that may be covered, and of what hangs on the wall, such as a window. */
const MOST_OF_PAINTED = 0.16;
const MOST_OF_WINDOW = 0.15;
/** Painted things whose lower edge is below this line stand on the floor, before the wall. */
const STANDS_BEFORE_WALL = 75.5;
/** Painted things whose lower edge is above this line hang on the wall. */
const WINDOW_ABOVE = 62;
/** What stands beside a door does not touch it. */
const DOOR_GAP = 0.5;
/** On this nothing stands: it leads down. */
const HATCH = 'trapdoor';
/** Gaps under this one look crowded. */
const GAP = 1.5;

/** What a place on the floor or on a table is judged by. */
export interface Scenery {
  others: readonly Standing[];
  painted: readonly PercentRect[];
  keepFree: readonly PercentRect[];
}

/** Returns how bad a place on the floor, or on another thing, is: 0 is free, `NEVER` is impossible. */
export function costOfStanding(thing: Standing, { others, painted, keepFree }: Scenery): number {
  const { rect, bearer } = thing;
  if (keepFree.some((free) => overlaps(free, rect))) return NEVER;
  let cost = bearer === null ? costOfCorners(rect) : 0;
  for (const other of others) {
    if (other === bearer) {
      if (bearer.reserved && overlaps(rect, bearer.reserved)) return NEVER;
      if (sharedArea(rect, bearer.rect) > MOST_OF_BEARER * areaOf(bearer.rect)) return NEVER;
      continue;
    }
    cost += costBeside(thing, other);
    if (cost === NEVER) return NEVER;
  }
  for (const furniture of painted) {
    cost += costBefore(furniture, thing);
    if (cost === NEVER) return NEVER;
  }
  return cost;
}

function costBeside(thing: Standing, other: Standing): number {
  const { rect, shape, reserved } = thing;
  const shared = sharedArea(rect, other.rect);
  if (other.manner === 'door') {
    const around = grown(other.rect, DOOR_GAP, 0);
    const isBefore = overlaps(rect, around) || (reserved !== null && overlaps(reserved, around));
    return isBefore ? NEVER : costOfBlocking(thing, other);
  }
  if (shared === 0) return costOfCrowding(rect, other.rect);
  if (other.manner === 'hangs') return NEVER;
  if (other.manner === 'flat' || shape.isFlat) {
    const [flat, standing] = other.manner === 'flat' ? [other, thing] : [thing, other];
    if (standing.manner === 'flat' || flat.reserved || standing.bearer) return NEVER;
    if (flat.shape.entry.id === HATCH) return NEVER;
    const share = shared / areaOf(flat.rect);
    return share > MOST_OF_RUG ? NEVER : share * 3;
  }
  return costOfOverlap(thing, other, shared);
}

/** What is nearer may cover a little of what is behind it, but nothing that is shown in it once it is open. */
function costOfOverlap(one: Standing, other: Standing, shared: number): number {
  if (Math.abs(one.depth - other.depth) < LEAST_DEPTH) return NEVER;
  const [front, back] = one.depth > other.depth ? [one, other] : [other, one];
  if (back.reserved && overlaps(front.rect, back.reserved)) return NEVER;
  const ofBack = shared / areaOf(back.rect);
  if (ofBack > MOST_COVERED) return NEVER;
  return 8 * ofBack + (2 * shared) / areaOf(front.rect);
}

/** The way to a door stays free, except for what lies on the floor. */
function costOfBlocking({ rect, shape }: Standing, { rect: door }: Standing): number {
  if (shape.lies || shape.isFlat) return 0;
  const [left, right] = [Math.max(rect.x, door.x), Math.min(rect.x + rect.width, door.x + door.width)];
  return right <= left ? 0 : 3;
}

function costOfCrowding(one: PercentRect, other: PercentRect): number {
  const across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  const along = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
  const gap = Math.max(across, along / 2);
  return gap >= GAP ? 0 : (GAP - Math.max(0, gap)) * 0.5;
}

/** Things may stand before the lower part of what is painted, but not behind it. */
function costBefore(furniture: PercentRect, { rect, depth, bearer }: Standing): number {
  const across = Math.min(rect.x + rect.width, furniture.x + furniture.width) - Math.max(rect.x, furniture.x);
  const along = Math.min(bottomOf(rect), bottomOf(furniture)) - Math.max(rect.y, furniture.y);
  if (across <= 0 || along <= 0) return 0;
  const foot = bottomOf(furniture);
  if (foot > STANDS_BEFORE_WALL && depth < foot + 1) return NEVER;
  const covered = (along / furniture.height) * Math.sqrt(across / furniture.width);
  const most = foot < WINDOW_ABOVE && bearer === null ? MOST_OF_WINDOW : MOST_OF_PAINTED;
  return covered > most ? NEVER : 12 * covered;
}

function costOfCorners(rect: PercentRect): number {
  return NEAR_CORNERS.reduce((sum, corner) => sum + (10 * sharedArea(rect, corner)) / areaOf(rect), 0);
}
