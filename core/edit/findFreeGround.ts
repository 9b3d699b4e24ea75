import type { CatalogueEntry, Position } from '../catalogue/model.ts';
import { hitRect, type PercentRect } from '../room/geometry.ts';
import type { Room, SceneId } from '../room/model.ts';
import { freePlace } from './freePlace.ts';

/** Percent of the stage between the places that are tried, and how far from its usual height a thing may stand or hang. */
const STEP = { x: 2.5, y: 6 } as const;
const REACH: Readonly<Record<CatalogueEntry['anchor'], { up: number; down: number }>> = {
  floor: { up: 0, down: 18 },
  top: { up: 6, down: 18 },
  wall: { up: 18, down: 18 },
  ceiling: { up: 0, down: 6 },
};

/**
 * Where a thing finds free floor or wall: its usual place, or the nearest one in its scene over which nothing stands. Where all is
 * taken it is the place with the least below it. The top-left corner, in percent of the stage.
 */
export function findFreeGround(room: Room, entry: CatalogueEntry, scene: SceneId): Position {
  const others = Object.values(room.itemConfigs)
    .filter((item) => item.scene === scene && item.spot === null)
    .map(hitRect);
  let best = entry.defaultPosition;
  let least = Number.POSITIVE_INFINITY;
  for (const position of candidatesFor(entry)) {
    const rect = hitRect({ ...entry, position });
    const covered = others.reduce((sum, other) => sum + sharedArea(rect, other), 0);
    if (covered === 0) return position;
    if (covered < least) [best, least] = [position, covered];
  }
  return freePlace(room, { ...entry, position: best, scene });
}

/** Wholly on the stage, the nearest to the usual place first. */
function candidatesFor(entry: CatalogueEntry): readonly Position[] {
  const { defaultPosition: usual, anchor } = entry;
  const { up, down } = REACH[anchor];
  const places = stepsBetween(-100, 100, STEP.x).flatMap((x) =>
    stepsBetween(-up, down, STEP.y).map((y) => ({ x: usual.x + x, y: usual.y + y })),
  );
  const fitting = places.filter((position) => fits(hitRect({ ...entry, position })));
  return [usual, ...fitting.toSorted((one, other) => distance(usual, one) - distance(usual, other))];
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

function sharedArea(one: PercentRect, other: PercentRect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
