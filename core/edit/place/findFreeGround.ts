import type { CatalogueEntry, Position, Top } from '../../catalogue/model.ts';
import { hitRect, itemRect, type PercentRect, sharedArea } from '../../room/geometry.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../../room/model.ts';
import { freePlace } from './freePlace.ts';

/** Percent of the stage between the places that are tried, and how far from its usual height a thing may stand or hang. */
const STEP = { x: 2.5, y: 6 } as const;
const REACH: Readonly<Record<CatalogueEntry['anchor'], { up: number; down: number }>> = {
  floor: { up: 0, down: 18 },
  top: { up: 6, down: 18 },
  wall: { up: 18, down: 18 },
  ceiling: { up: 0, down: 6 },
};

/** Where other things stand on an item. */
export type TopsOf = (item: ItemConfig) => readonly Top[];

/** A place that is tried, perhaps on something that stands there. */
interface Candidate {
  position: Position;
  on?: ItemId;
}

/**
 * Where a thing finds free floor, wall or table: its usual place, the nearest one on what such things are put on, or else the nearest one in
 * its scene over which nothing stands. Where all is taken it is the place with the least below it. The top-left corner, in percent of the stage.
 */
export function findFreeGround(
  room: Room,
  entry: CatalogueEntry,
  scene: SceneId,
  topsOf: TopsOf = () => [],
): Position {
  const others = Object.entries(room.itemConfigs).filter(
    ([, item]) => item.scene === scene && item.spot === null,
  );
  const rects = others.map(([id, item]) => ({ id, rect: hitRect(item) }));
  let best = entry.defaultPosition;
  let least = Number.POSITIVE_INFINITY;
  for (const { position, on } of candidatesFor(entry, others, topsOf)) {
    const rect = hitRect({ ...entry, position });
    const covered = rects.reduce(
      (sum, other) => sum + (other.id === on ? 0 : sharedArea(rect, other.rect)),
      0,
    );
    if (covered === 0) return position;
    if (covered < least) [best, least] = [position, covered];
  }
  return freePlace(room, { ...entry, position: best, scene });
}

/** Wholly on the stage, the nearest to the usual place first. */
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

/** With its foot on it, and wholly above it; on nothing that comes to light later. */
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

/** Along the floor or the wall first: a change of height counts for more. */
function distance(one: Position, other: Position): number {
  return Math.abs(one.x - other.x) + 3 * Math.abs(one.y - other.y);
}
