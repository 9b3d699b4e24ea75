import type { CatalogueEntry, Position, Top } from '../../catalogue/model.ts';
import { hitRect, itemRect, type PercentRect, sharedArea } from '../../room/geometry.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../../room/model.ts';
import { freePlace } from './freePlace.ts';

/**
 * Distances in percent of the stage: between candidate positions, and how far from its usual height an item
 * may be placed.
 */
const STEP = { x: 2.5, y: 6 } as const;
const REACH: Readonly<Record<CatalogueEntry['anchor'], { up: number; down: number }>> = {
  floor: { up: 0, down: 18 },
  top: { up: 6, down: 18 },
  wall: { up: 18, down: 18 },
  ceiling: { up: 0, down: 6 },
};

/** Returns the surfaces of an item on which others stand. */
export type TopsOf = (item: ItemConfig) => readonly Top[];

/** The circumstances, besides the other items, on which the place for a new item depends. */
interface Surroundings {
  topsOf?: TopsOf;
  /** The areas in which the scene's background shows something in front of its wall. */
  painted?: readonly PercentRect[];
}

/** Items that hang must not cover painted things or spots; items that stand may stand in front of them. */
const HANGS: ReadonlySet<CatalogueEntry['anchor']> = new Set(['wall', 'ceiling']);

/** A candidate position, perhaps on another item. */
interface Candidate {
  position: Position;
  on?: ItemId;
}

/**
 * Finds free floor, wall or table for a new item: its usual position, else the nearest surface for such
 * items, else the nearest uncovered position in its scene. If all is taken, the position that covers least.
 * Returns the top-left corner in percent of the stage.
 */
export function findFreeGround(
  room: Room,
  entry: CatalogueEntry,
  scene: SceneId,
  { topsOf = () => [], painted = [] }: Surroundings = {},
): Position {
  const inScene = Object.entries(room.itemConfigs).filter(([, item]) => item.scene === scene);
  const others = inScene.filter(([, item]) => item.spot === null);
  const rects: { id?: ItemId; rect: PercentRect }[] = others.map(([id, item]) => ({
    id,
    rect: hitRect(item),
  }));
  if (HANGS.has(entry.anchor)) {
    const spots = inScene.filter(([, item]) => item.spot !== null).map(([, item]) => hitRect(item));
    rects.push(...[...painted, ...spots].map((rect) => ({ rect })));
  }
  let best = entry.defaultPosition;
  let least = Number.POSITIVE_INFINITY;
  for (const { position, on } of candidatesFor(entry, others, topsOf)) {
    const rect = hitRect({ ...entry, position });
    const covered = rects.reduce(
      (sum, other) => sum + (on !== undefined && other.id === on ? 0 : sharedArea(rect, other.rect)),
      0,
    );
    if (covered === 0) return position;
    if (covered < least) [best, least] = [position, covered];
  }
  return freePlace(room, { ...entry, position: best, scene });
}

/** Returns positions that are fully on the stage, nearest to the usual one first. */
function candidatesFor(
  entry: CatalogueEntry,
  others: readonly [ItemId, ItemConfig][],
  topsOf: TopsOf,
): readonly Candidate[] {
  const { defaultPosition: usual, anchor } = entry;
  const { up, down } = REACH[anchor];
  const ground = stepsBetween(-100, 100, STEP.x).flatMap((x) =>
    stepsBetween(-up, down, STEP.y).map((y) => ({ position: { x: usual.x + x, y: usual.y + y } })),
  );
  const tables =
    anchor === 'top' ? others.flatMap(([id, item]) => placesOn(entry, { id, item, topsOf })) : [];
  return [{ position: usual }, ...nearestFirst(entry, tables), ...nearestFirst(entry, ground)];
}

function nearestFirst(entry: CatalogueEntry, places: readonly Candidate[]): readonly Candidate[] {
  const { defaultPosition: usual } = entry;
  return places
    .filter(({ position }) => fits(hitRect({ ...entry, position })))
    .toSorted((one, other) => distance(usual, one.position) - distance(usual, other.position));
}

/**
 * Returns positions whose lower edge is on a surface of the item. Hidden items have no surface, since they
 * appear later.
 */
function placesOn(
  entry: CatalogueEntry,
  { id, item, topsOf }: { id: ItemId; item: ItemConfig; topsOf: TopsOf },
): readonly Candidate[] {
  if (item.isHidden) return [];
  const picture = itemRect(item);
  const thing = hitRect({ ...entry, position: { x: 0, y: 0 } });
  return topsOf(item).flatMap((top) => {
    const from = picture.x + (picture.width * top.x) / 100;
    const length = (picture.width * top.width) / 100;
    const foot = picture.y + (picture.height * top.y) / 100;
    return stepsBetween(0, length - thing.width, STEP.x).map((along) => ({
      position: { x: from + along - thing.x, y: foot - thing.y - thing.height },
      on: id,
    }));
  });
}

function stepsBetween(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, place) => (first + place) * step);
}

function fits({ x, y, width, height }: PercentRect): boolean {
  return x >= 0 && y >= 0 && x + width <= 100 && y + height <= 100;
}

/** Prefers positions along the floor or the wall: a change of height counts threefold. */
function distance(one: Position, other: Position): number {
  return Math.abs(one.x - other.x) + 3 * Math.abs(one.y - other.y);
}
