import type { CatalogueEntry } from '../../catalogue/model.ts';
import type { Chance } from '../../lock/shuffle.ts';
import type { RecipeBackground } from '../../recipe/model.ts';
import { FLOOR_LINE, isOnFloor } from '../../room/floor.ts';
import { hitRect, type PercentRect } from '../../room/geometry.ts';
import { hiddenBy, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room, type SceneId } from '../../room/model.ts';
import { sceneOf } from '../../room/scenes.ts';
import type { Surroundings } from '../furnish/model.ts';
import { SceneGround, topsOf } from '../furnish/place/SceneGround.ts';
import { type Shape, shapeOf } from '../furnish/place/shape.ts';
import { bottomOf, type Standing } from '../furnish/place/standing.ts';

/** How far above or below a surface a thing may be and still stand on it, in percent of the stage. */
const TOUCHES = 1.5;

/** A scene of a room with the places that are free beside what is there. */
export interface RoomScene {
  id: SceneId;
  background: RecipeBackground;
  hasFloor: boolean;
  ground: SceneGround;
  /** What is in sight, by id. */
  standing: ReadonlyMap<ItemId, Standing>;
}

/** Which things have left their places in a scene, and where nothing may stand all the same. */
interface Left {
  scene: SceneId;
  gone: ReadonlySet<ItemId>;
  keepFree: readonly PercentRect[];
}

/** Returns a scene as it is once some things have left their places. */
export function sceneWithout(room: Room, left: Left, surroundings: Surroundings, chance: Chance): RoomScene {
  const { scene, gone } = left;
  const shown = sceneOf(room, scene)?.background ?? room.background;
  const background = nameOfBackground(shown.uri, surroundings);
  const { painted = [], hasFloor = true } = surroundings.pictures.get(shown.uri) ?? {};
  const there = room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    return item?.scene === scene && !gone.has(id) ? [{ id, item }] : [];
  });
  const inSight = there.filter(({ item }) => !item.isHidden && !item.spot);
  const standing = new Map<ItemId, Standing>();
  for (const { id, item } of inSight)
    standing.set(id, {
      ...standingOf(id, item, { hasFloor, surroundings }),
      reserved: reservedBy(room, id, scene),
    });
  for (const thing of standing.values()) thing.bearer = bearerOf(thing, [...standing.values()]);
  for (const thing of standing.values()) if (thing.bearer) thing.depth = thing.bearer.depth;
  // What appears later needs its place, and parts of the background have to stay in sight.
  const later = there.filter(({ id }) => !standing.has(id)).map(({ item }) => hitRect(item));
  const keepFree = [...left.keepFree, ...later];
  const ground = new SceneGround({ background, hasFloor, painted, keepFree }, chance);
  for (const thing of standing.values()) ground.put(thing);
  return { id: scene, background, hasFloor, ground, standing };
}

/** Returns what each thing of a room stands on, that one's bearer included. */
export function bearersIn(room: Room, surroundings: Surroundings): ReadonlyMap<ItemId, readonly ItemId[]> {
  const bearers = new Map<ItemId, readonly ItemId[]>();
  for (const scene of room.sceneOrder) {
    const left = { scene, gone: new Set<ItemId>(), keepFree: [] };
    const { standing } = sceneWithout(room, left, surroundings, () => 0);
    const idOf = new Map([...standing].map(([id, thing]) => [thing, id]));
    for (const [id, thing] of standing) {
      const below: ItemId[] = [];
      for (let { bearer } = thing; bearer; { bearer } = bearer) below.push(idOf.get(bearer) ?? '');
      if (below.length > 0) bearers.set(id, below);
    }
  }
  return bearers;
}

/** Returns the shape of a thing of the room, also of one that the library does not have. */
export function shapeOfItem(item: ItemConfig, { catalogue, pictures }: Surroundings): Shape {
  const entry = catalogue.items.find(({ id }) => id === item.catalogueId) ?? entryLike(item);
  const { aspect, hitBox, variants, width } = item;
  return shapeOf({ ...entry, aspect, hitBox, variants }, pictures, width);
}

function nameOfBackground(uri: string, { catalogue }: Surroundings): RecipeBackground {
  for (const { id, moods } of catalogue.backgrounds)
    for (const [mood, picture] of Object.entries(moods)) if (picture.uri === uri) return { id, mood };
  return { id: '', mood: '' };
}

function entryLike(item: ItemConfig): CatalogueEntry {
  const { catalogueId, name, width, aspect, hitBox, position, variants, color } = item;
  return {
    id: catalogueId,
    name,
    tag: 'Decorations',
    width,
    aspect,
    hitBox,
    anchor: isOnFloor(item) ? 'floor' : 'wall',
    defaultPosition: position,
    variants,
    colorOrder: [color],
    isContainer: false,
    isLockable: false,
    collection: '',
    order: 0,
    is_active: true,
  };
}

interface Scenery {
  hasFloor: boolean;
  surroundings: Surroundings;
}

function standingOf(id: ItemId, item: ItemConfig, { hasFloor, surroundings }: Scenery): Standing {
  const shape = shapeOfItem(item, surroundings);
  const rect = hitRect(item);
  const manner = mannerOf(id, shape, rect, hasFloor);
  return { shape, manner, rect, depth: bottomOf(rect), bearer: null, reserved: null };
}

function mannerOf(id: ItemId, { entry, isFlat }: Shape, rect: PercentRect, hasFloor: boolean) {
  if (id === DOOR_ID || entry.tag === 'Doors') return 'door';
  if (!hasFloor) return 'near';
  if (isFlat) return 'flat';
  const isHung = entry.anchor === 'wall' || entry.anchor === 'ceiling';
  return isHung && bottomOf(rect) < FLOOR_LINE ? 'hangs' : 'stands';
}

/** The thing on whose surface another one stands. */
function bearerOf({ rect, manner }: Standing, others: readonly Standing[]): Standing | null {
  const [foot, middle] = [bottomOf(rect), rect.x + rect.width / 2];
  if (manner !== 'stands') return null;
  const bears = (other: Standing) =>
    other.rect !== rect &&
    other.manner === 'stands' &&
    topsOf(other).some(
      ({ x, y, width }) => Math.abs(y - foot) < TOUCHES && middle >= x && middle <= x + width,
    );
  return others.find(bears) ?? null;
}

/** The area in which what a thing hides is shown once it is open; null if there is none. */
function reservedBy(room: Room, id: ItemId, scene: SceneId): PercentRect | null {
  const item = itemOf(room, id);
  const rects = (item ? hiddenBy(item) : []).flatMap((hidden) => {
    const found = itemOf(room, hidden);
    return found?.scene === scene ? [hitRect(found)] : [];
  });
  if (rects.length === 0) return null;
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  return { x, y, width: right - x, height: Math.max(...rects.map(bottomOf)) - y };
}
