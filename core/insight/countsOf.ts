import type { World } from '../play/model.ts';
import { combinationsIn, hidersIn, itemOf } from '../room/links.ts';
import type { PlayOutcome } from '../room/lists/roomStats.ts';
import type { ItemId, Room } from '../room/model.ts';
import type { Device } from './device.ts';
import type { HintMark, LockMark, PlayMarks } from './marks.ts';
import { bucketOf } from './timeCounts.ts';
import type { DeviceTrait, HintCounts, LockCounts, PlayCounts } from './versionFigures.ts';

/** Maximum number of items that are counted as found or missed, the first ones in drawing order. */
const MOST_THINGS = 100;
/** Maximum number of items whose idle clicks are counted for one play, those with the most clicks. */
const MOST_IDLE = 20;

/** A play that was played to its end or left. */
export interface EndedPlay {
  marks: PlayMarks;
  outcome: PlayOutcome;
  /** Milliseconds without pauses; null if the play did not end. */
  time: number | null;
  /** The lock that was tried last and is still locked, or null. */
  stuckAt: ItemId | null;
  /** The items that were found (`foundIn`). */
  found: readonly ItemId[];
  /** Number of seats that acted. */
  size: number;
  /** When the play ended, or its last action, in milliseconds since the epoch. */
  at: number;
}

/** Returns what one play adds to the figures of its version; null for a play without marks. */
export function countsOf(ended: EndedPlay): PlayCounts | null {
  const { marks, outcome, time, size, at } = ended;
  if (Object.keys(marks.locks).length === 0) return null;
  return {
    [outcome]: 1,
    weeks: { [weekOf(at)]: { [outcome]: 1 } },
    sizes: { [size]: 1 },
    devices: marks.device ? { [pointerOf(marks.device)]: 1, [shapeOf(marks.device)]: 1 } : {},
    times: outcome === 'escapes' && time !== null ? { [bucketOf(time / 1000)]: 1 } : {},
    locks: mapValues(marks.locks, (mark, id) => lockCounts(mark, isStuckAt(ended, id))),
    hints: mapValues(marks.hints, hintCounts),
    found: Object.fromEntries(ended.found.map((id) => [id, 1])),
    idle: Object.fromEntries(mostClicked(marks.idle)),
  };
}

function pointerOf({ isTouch }: Device): DeviceTrait {
  return isTouch ? 'touch' : 'mouse';
}

function shapeOf({ isUpright }: Device): DeviceTrait {
  return isUpright ? 'upright' : 'wide';
}

/** Returns the creator's names for everything that the counts of a room name. */
export function namesIn(
  room: Room,
  { locks, hints, found, idle }: PlayCounts,
): Readonly<Record<ItemId, string>> {
  const ids = [locks, hints, found, idle].flatMap(Object.keys);
  return Object.fromEntries(ids.map((id) => [id, itemOf(room, id)?.name ?? '']));
}

/** Returns the items that a player may never find: hidden and made ones, and those to collect. */
export function thingsToFind(room: Room): readonly ItemId[] {
  const hidden = hidersIn(room);
  const made = combinationsIn(room);
  return room.itemOrder
    .filter((id) => hidden.has(id) || made.has(id) || itemOf(room, id)?.isAddableToInventory)
    .slice(0, MOST_THINGS);
}

/** Returns the items of `thingsToFind` that were found in a play. */
export function foundIn(room: Room, world: World): readonly ItemId[] {
  return thingsToFind(room).filter((id) => isFound(room, world, id));
}

/** Returns whether the players took an item, or saw it if it cannot be taken. */
function isFound(room: Room, world: World, id: ItemId): boolean {
  const item = itemOf(room, id);
  const { isHidden = true, visible = false } = world.items[id] ?? {};
  const isInSight = !isHidden && item !== undefined && world.entered.includes(item.scene);
  return item?.isAddableToInventory ? !isHidden && !visible : isInSight;
}

function isStuckAt({ outcome, stuckAt }: EndedPlay, id: ItemId): boolean {
  return outcome !== 'escapes' && stuckAt === id;
}

function lockCounts({ reachedAt, openedAt, wrong }: LockMark, isStuck: boolean): LockCounts {
  return {
    reached: 1,
    ...(wrong !== undefined && { wrong }),
    ...(isStuck && { stuck: 1 }),
    ...(openedAt !== undefined && {
      opened: 1,
      times: { [bucketOf(Math.max(0, openedAt - reachedAt))]: 1 },
    }),
  };
}

function hintCounts({ rung, enough }: HintMark): HintCounts {
  return { shown: { [rung]: 1 }, ...(enough !== undefined && { enough: { [enough]: 1 } }) };
}

function mostClicked(idle: PlayMarks['idle']): readonly (readonly [ItemId, number])[] {
  return Object.entries(idle)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_IDLE);
}

function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Mapped,
): Readonly<Record<string, Mapped>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
}

/** Returns the week of a moment by ISO 8601, in UTC. */
function weekOf(at: number): string {
  const day = new Date(at);
  // The year and number of a week are those of its Thursday.
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const year = day.getUTCFullYear();
  const days = (Date.UTC(year, day.getUTCMonth(), day.getUTCDate()) - Date.UTC(year, 0, 1)) / 86_400_000;
  return `${year}-W${String(1 + Math.floor(days / 7)).padStart(2, '0')}`;
}
