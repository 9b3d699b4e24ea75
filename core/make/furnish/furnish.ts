import type { CatalogueEntry } from '../../catalogue/model.ts';
import { seenFromNear } from '../../edit/place/seenFromNear.ts';
import type { Chance } from '../../lock/shuffle.ts';
import { findBackground, findEntry } from '../../recipe/catalogue.ts';
import { heightOf } from '../../room/geometry.ts';
import { DOOR_ID, type ItemId, type SceneId } from '../../room/model.ts';
import { FINGER, longerSide } from '../../solve/layout/findLayoutWarnings.ts';
import { type Arrangement, arrange, type WantedTree } from './arrange.ts';
import { chooseColor } from './color/chooseColor.ts';
import type { Placed, SceneWanted, Surroundings, Wanted } from './model.ts';
import type { SceneFacts } from './place/SceneGround.ts';
import { hundredths, type Shape, shapeOf } from './place/shape.ts';

/** The number of arrangements among which the best is taken. */
const TRIES = 3;
/** Things of a full room are made smaller by this factor, if a finger still hits them. */
const SMALLER = 0.86;
/** Percent of the stage's height: what is higher is no thing for a close-up. */
const MOST_IN_CLOSE_UP = 18;

/**
 * Chooses an entry, a colour, a size and a place for each wanted thing (G2). They are returned scene by scene, back to
 * front: the order of items in a recipe. Null if something has no place: the caller asks for fewer or other things, or
 * for another scene. What is found in another thing of its scene stands in, behind or under it.
 */
export function furnish(
  scenes: readonly SceneWanted[],
  wanted: readonly Wanted[],
  surroundings: Surroundings,
  chance: Chance,
): readonly Placed[] | null {
  const facts = new Map(
    scenes.flatMap((scene) => {
      const known = factsOf(scene, surroundings);
      return known ? [[scene.id, known] as const] : [];
    }),
  );
  if (facts.size < scenes.length) return null;
  const arrangement =
    bestOf(facts, plantTrees(wanted, { scenes: facts, surroundings, factor: 1 }), chance) ??
    bestOf(facts, plantTrees(wanted, { scenes: facts, surroundings, factor: SMALLER }), chance);
  if (!arrangement) return null;
  const placed = new Set(arrangement.things.map((thing) => thing.wanted));
  // Things within one another in a circle are in sight nowhere.
  if (wanted.some((each) => !each.isOptional && !placed.has(each))) return null;
  const backgrounds = new Map(scenes.map(({ id, background }) => [id, background]));
  return arrangement.things.map(({ wanted: { id, scene, color }, shape: { entry, width }, at }) => {
    const background = backgrounds.get(scene);
    const chosen = color ?? (background ? chooseColor(entry, background, surroundings, chance) : '');
    return { id, of: entry.id, color: chosen, at, width };
  });
}

/** Returns the best of some arrangements; what has no place in one of them comes earlier in the next. */
function bestOf(
  scenes: ReadonlyMap<SceneId, SceneFacts>,
  wanted: readonly WantedTree[],
  chance: Chance,
): Arrangement | null {
  let best: Arrangement | null = null;
  const urgent = new Set<ItemId>();
  for (let count = 0; count < TRIES; count++) {
    const found = arrange({ scenes, wanted, urgent }, chance);
    if ('noPlace' in found) urgent.add(found.noPlace);
    else if (best === null || found.cost < best.cost) best = found;
  }
  return best;
}

/** Returns what is known of a scene; null if the catalogue lacks its background. */
export function factsOf(
  { background, keepFree = [] }: SceneWanted,
  { catalogue, pictures }: Surroundings,
): SceneFacts | null {
  const found = findBackground(background, catalogue);
  if (!found.ok) return null;
  const { painted = [], hasFloor = true } = pictures.get(found.value.uri) ?? {};
  return { background, hasFloor, painted, keepFree };
}

/** Returns the things in sight, each with what is found in it. */
function plantTrees(
  wanted: readonly Wanted[],
  { scenes, surroundings, factor }: Planting,
): readonly WantedTree[] {
  const byId = new Map(wanted.map((each) => [each.id, each]));
  const within = new Map<ItemId, Wanted[]>();
  const inSight: Wanted[] = [];
  for (const each of wanted) {
    const host = each.inside === null ? undefined : byId.get(each.inside);
    // What appears in another scene has a place of its own there.
    if (host === undefined || host.scene !== each.scene) inSight.push(each);
    else within.set(host.id, [...(within.get(host.id) ?? []), each]);
  }
  const shapes = new Map<string, Shape>();
  const shapeAt = (entry: CatalogueEntry, width: number): Shape => {
    const shape = shapes.get(`${entry.id} ${width}`) ?? shapeOf(entry, surroundings.pictures, width);
    shapes.set(`${entry.id} ${width}`, shape);
    return shape;
  };
  const treeOf = (each: Wanted): WantedTree => {
    const hasFloor = each.id === DOOR_ID || (scenes.get(each.scene)?.hasFloor ?? true);
    return {
      wanted: each,
      shapes: entriesFor(each, surroundings).flatMap((entry) =>
        widthsOf(entry, hasFloor, factor).map((width) => shapeAt(entry, width)),
      ),
      found: (within.get(each.id) ?? []).map(treeOf),
    };
  };
  return inSight.map(treeOf);
}

interface Planting {
  scenes: ReadonlyMap<SceneId, SceneFacts>;
  surroundings: Surroundings;
  /** The factor by which large things are made smaller. */
  factor: number;
}

function entriesFor({ of, color }: Wanted, { catalogue }: Surroundings): readonly CatalogueEntry[] {
  return of.flatMap((id) => {
    const found = findEntry(id, catalogue);
    if (!found.ok || (color !== undefined && !Object.hasOwn(found.value.variants, color))) return [];
    return [found.value];
  });
}

/** Returns the widths that an entry may have, best first: close-ups show small things larger, and no furniture. */
export function widthsOf(entry: CatalogueEntry, hasFloor: boolean, factor: number): readonly number[] {
  const { width, aspect, tag } = entry;
  if (hasFloor) {
    const smaller = hundredths(width * factor);
    const isHit = longerSide({ position: entry.defaultPosition, width: smaller, aspect }) >= FINGER;
    return [isHit && tag !== 'Doors' ? smaller : width];
  }
  const isFurniture = entry.anchor === 'floor' && heightOf(width, aspect) > MOST_IN_CLOSE_UP;
  if (isFurniture) return [];
  const near = seenFromNear(entry).width;
  return [near, hundredths((near + width) / 2), width];
}
