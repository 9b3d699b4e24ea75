import type { CatalogueEntry, Position } from '../../catalogue/model.ts';
import { seenFromNear } from '../../edit/place/seenFromNear.ts';
import type { Chance } from '../../lock/shuffle.ts';
import { hitRect, overlaps, type PercentRect } from '../../room/geometry.ts';
import { hiddenBy, hiderOf, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room, type SceneId } from '../../room/model.ts';
import type { Surroundings } from '../furnish/model.ts';
import { fitsWithin, pocketAt, standWithin } from '../furnish/place/pocket.ts';
import { cornerOf, hundredths, type Shape, shapeOf } from '../furnish/place/shape.ts';
import { bottomOf, type Standing } from '../furnish/place/standing.ts';
import { type RoomScene, sceneWithout, shapeOfItem } from './sceneWithout.ts';

/** A new thing at its place. */
export interface PlacedEntry {
  scene: RoomScene;
  entry: CatalogueEntry;
  width: number;
  at: Position;
  /** The thing right before it as it is drawn; null if it is in front of all. */
  before: ItemId | null;
}

/** Where the new things and the guarded one are. */
export interface StepPlaces {
  container: PlacedEntry;
  guardedAt: Position;
  opener: PlacedEntry;
  hider: ItemId | null;
}

interface Wanted {
  guarded: ItemId;
  /** The scene of the container. */
  into: SceneId;
  /** Best first. */
  containers: readonly CatalogueEntry[];
  openers: readonly CatalogueEntry[];
}

/** Places up to this cost are good: the first container that has one is taken. */
const GOOD = 3;
/** How much larger a new thing may be than what was at its place, if that was in no pocket. */
const LARGER = 1.5;
/** Containers of a full room are made smaller by this factor. */
const SMALLER = 0.86;

/**
 * Finds a container in which a thing of the room fits and which has a place beside what is there, and a place for what
 * opens it: where the thing was hidden, or else in sight. Null if there is none.
 */
export function findPlaces(
  room: Room,
  { guarded, into, containers, openers }: Wanted,
  surroundings: Surroundings,
  chance: Chance,
): StepPlaces | null {
  const item = itemOf(room, guarded);
  if (!item) return null;
  const gone = withContents(room, guarded);
  const hider = hiderOf(room, guarded);
  const left = { scene: item.scene, gone, keepFree: hider === null ? [] : [hitRect(item)] };
  const own = sceneWithout(room, left, surroundings, chance);
  const elsewhere = { scene: into, gone, keepFree: [] };
  const there = into === item.scene ? own : sceneWithout(room, elsewhere, surroundings, chance);
  const inner = shapeOfItem(item, surroundings);
  const container = placeContainer(there, { inner, containers }, surroundings);
  if (!container) return null;
  there.ground.put(container.thing);
  const inSight = hider === null ? placeInSight(own, openers, surroundings) : null;
  const opener = inSight ?? placeInstead(room, { item, guarded, hider, openers, scene: own }, surroundings);
  if (!opener) return null;
  const at = cornerOf(container.shape, container.thing.rect);
  const [foot] = standWithin(pocketAt(container.shape, at), [inner.body]);
  if (!foot) return null;
  return {
    container: placed(room, there, container.thing),
    guardedAt: cornerOf(inner, foot),
    opener: placed(room, own, opener),
    hider,
  };
}

/** A thing, and what is found in it in the same scene: it moves along. */
function withContents(room: Room, id: ItemId): ReadonlySet<ItemId> {
  const all = new Set([id]);
  for (const each of all) {
    const item = itemOf(room, each);
    for (const hidden of item ? hiddenBy(item) : []) all.add(hidden);
  }
  return all;
}

interface Stood {
  shape: Shape;
  thing: Standing;
}

/** Returns the first container with a good place, or else the one with the best place. */
function placeContainer(
  { ground, hasFloor }: RoomScene,
  { inner, containers }: { inner: Shape; containers: readonly CatalogueEntry[] },
  { pictures }: Surroundings,
): Stood | null {
  let best: (Stood & { cost: number }) | null = null;
  for (const entry of containers) {
    for (const width of widthsOf(entry, hasFloor)) {
      const shape = shapeOf(entry, pictures, width);
      if (!fitsWithin(shape, [inner], true)) continue;
      const [corner] = standWithin(shape.pocket, [inner.body]);
      const found = corner ? ground.find(shape, { ...inner.body, ...corner }) : null;
      if (!found) continue;
      if (best === null || found.cost < best.cost) best = { shape, thing: found.thing, cost: found.cost };
      if (found.cost <= GOOD) return best;
      break;
    }
  }
  return best;
}

/** Close-ups show things larger. */
function widthsOf(entry: CatalogueEntry, hasFloor: boolean): readonly number[] {
  if (hasFloor) return [entry.width, hundredths(entry.width * SMALLER)];
  const near = seenFromNear(entry).width;
  return [near, hundredths((near + entry.width) / 2), entry.width];
}

function placeInSight(
  { ground, hasFloor }: RoomScene,
  openers: readonly CatalogueEntry[],
  { pictures }: Surroundings,
): Standing | null {
  for (const entry of openers) {
    const [width = entry.width] = widthsOf(entry, hasFloor);
    const found = ground.find(shapeOf(entry, pictures, width), null);
    if (found) return found.thing;
  }
  return null;
}

interface Instead {
  item: ItemConfig;
  guarded: ItemId;
  hider: ItemId | null;
  openers: readonly CatalogueEntry[];
  scene: RoomScene;
}

/** The place that a thing leaves, for the first that fits there. */
function placeInstead(
  room: Room,
  { item, guarded, hider, openers, scene }: Instead,
  surroundings: Surroundings,
): Standing | null {
  const rect = hitRect(item);
  const host = scene.standing.get(hider ?? '');
  const hiding = itemOf(room, hider ?? '');
  const beside = (hiding ? hiddenBy(hiding) : []).flatMap((id) => {
    const other = id === guarded ? undefined : itemOf(room, id);
    return other?.scene === item.scene ? [shapeOfItem(other, surroundings)] : [];
  });
  for (const entry of openers) {
    const [width = entry.width] = widthsOf(entry, scene.hasFloor);
    const shape = shapeOf(entry, surroundings.pictures, width);
    const isNoLarger =
      shape.body.width <= rect.width * LARGER && shape.body.height <= Math.max(rect.height * LARGER, 6);
    if (!isNoLarger && !(host && fitsWithin(host.shape, [shape, ...beside], true))) continue;
    return {
      shape,
      manner: 'near',
      rect: onTheSameFoot(shape.body, rect),
      depth: bottomOf(rect),
      bearer: null,
      reserved: null,
    };
  }
  return null;
}

function onTheSameFoot({ width, height }: PercentRect, rect: PercentRect): PercentRect {
  return { x: rect.x + (rect.width - width) / 2, y: bottomOf(rect) - height, width, height };
}

/** A new thing is behind what stands nearer to the viewer and covers a part of it. */
function placed(room: Room, scene: RoomScene, { shape, rect, depth }: Standing): PlacedEntry {
  const before = room.itemOrder.find((id) => {
    const other = id === DOOR_ID ? undefined : scene.standing.get(id);
    return other !== undefined && other.depth > depth && overlaps(other.rect, rect);
  });
  return {
    scene,
    entry: shape.entry,
    width: shape.width,
    at: cornerOf(shape, rect),
    before: before ?? null,
  };
}
