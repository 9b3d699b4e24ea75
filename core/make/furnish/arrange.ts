import type { Position } from '../../catalogue/model.ts';
import type { Chance } from '../../lock/shuffle.ts';
import type { PercentRect } from '../../room/geometry.ts';
import { DOOR_ID, type ItemId, type SceneId } from '../../room/model.ts';
import type { Wanted } from './model.ts';
import { fitsWithin, pocketAt, standWithin } from './place/pocket.ts';
import { type Found, type SceneFacts, SceneGround, TABLE_THINGS } from './place/SceneGround.ts';
import { cornerOf, type Shape } from './place/shape.ts';
import { areaOf, type Standing } from './place/standing.ts';

/** What is to be arranged. */
export interface Plan {
  scenes: ReadonlyMap<SceneId, SceneFacts>;
  /** The things in sight, and below each the things found in it. */
  wanted: readonly WantedTree[];
  /** Things that come before larger ones, since they had no place when they came after them. */
  urgent: ReadonlySet<ItemId>;
}

/** A wanted thing with what is found in it. */
export interface WantedTree {
  wanted: Wanted;
  /** The shapes that it may take, best first. */
  shapes: readonly Shape[];
  found: readonly WantedTree[];
}

/** A wanted thing in one of its shapes, at a place. */
export interface Arranged {
  wanted: Wanted;
  shape: Shape;
  at: Position;
}

/** All wanted things, back to front; the lower the cost, the better they stand. */
export interface Arrangement {
  things: readonly Arranged[];
  cost: number;
}

/** A shape for a wanted thing and for all that is found in it. */
interface Chosen {
  wanted: Wanted;
  shape: Shape;
  found: readonly Chosen[];
}

/** Arranges all things, the large ones first; returns the first one that has no place, if there is one. */
export function arrange({ scenes, wanted, urgent }: Plan, chance: Chance): Arrangement | { noPlace: ItemId } {
  const grounds = new Map([...scenes].map(([id, facts]) => [id, new SceneGround(facts, chance)]));
  const used = new Set<string>();
  const placed: { chosen: Chosen; thing: Standing }[] = [];
  let cost = 0;
  const rank = (tree: WantedTree) => (urgent.has(tree.wanted.id) ? URGENT : rankOf(tree));
  const compare = (one: WantedTree, other: WantedTree) =>
    isLast(one) - isLast(other) || rank(one) - rank(other) || sizeOf(other) - sizeOf(one);
  for (const tree of wanted.toSorted(compare)) {
    const ground = grounds.get(tree.wanted.scene);
    const near = placed.find(({ chosen }) => chosen.wanted.id === tree.wanted.near)?.thing ?? null;
    const found = ground && findPlace(tree, ground, { used, near });
    if (tree.wanted.isOptional && (!found || found.place.cost > FINE)) continue;
    if (!ground || !found) return { noPlace: tree.wanted.id };
    ground.put(found.place.thing);
    cost += found.place.cost + SAME_KIND * repeatedIn(found.chosen, used);
    for (const shape of shapesIn(found.chosen)) used.add(shape.entry.id);
    placed.push({ chosen: found.chosen, thing: found.place.thing });
  }
  const order = [...scenes.keys()];
  const backToFront = placed.toSorted(
    (one, other) =>
      order.indexOf(one.chosen.wanted.scene) - order.indexOf(other.chosen.wanted.scene) ||
      layerOf(one.thing) - layerOf(other.thing),
  );
  return {
    things: backToFront.flatMap(({ chosen, thing }) => withFound(chosen, cornerOf(thing.shape, thing.rect))),
    cost,
  };
}

/** Places up to this cost are good: the first kind of thing that has one is taken. */
const GOOD = 3;
/** What need not be there has a place that crowds nothing. */
const FINE = 2;
/** What it costs that a room has two things of one kind, which are hard to tell apart. */
const SAME_KIND = 4;
/** After so many kinds with poor places, the best of them is taken. */
const MOST_POOR = 3;

/** What has been placed before: kinds of things, and what belongs beside the next one. */
interface Already {
  used: ReadonlySet<string>;
  near: Standing | null;
}

interface ThingPlace {
  chosen: Chosen;
  place: Found;
}

/** Returns the first kind of thing for which there is a good place, or else the one with the best place. */
function findPlace(tree: WantedTree, ground: SceneGround, { used, near }: Already): ThingPlace | null {
  let best: ThingPlace | null = null;
  let poor = 0;
  for (const shapes of [tree.shapes.filter(isNew), tree.shapes.filter((shape) => !isNew(shape))]) {
    for (const isTight of tree.found.length > 0 ? [false, true] : [false]) {
      for (const shape of shapes) {
        const chosen = choose(tree, { shape, isTight, used });
        const place = chosen && placeOf(chosen, ground, near);
        if (!place) continue;
        if (best === null || place.cost < best.place.cost) best = { chosen, place };
        if (place.cost <= GOOD || ++poor === MOST_POOR) return best;
      }
    }
    // Two things of one kind are hard to tell apart, so that a poor place is better than such a kind.
    if (best !== null) return best;
  }
  return null;

  function isNew({ entry }: Shape): boolean {
    return !used.has(entry.id);
  }
}

function placeOf(chosen: Chosen, ground: SceneGround, near: Standing | null): Found | null {
  if (chosen.wanted.id === DOOR_ID) return ground.placeDoor(chosen.shape);
  return ground.find(chosen.shape, reservedBy(chosen), near);
}

interface Choice {
  shape: Shape;
  isTight: boolean;
  used: ReadonlySet<string>;
}

/** Chooses shapes for what is found in a shape; null if they do not fit. */
function choose({ wanted, found }: WantedTree, { shape, isTight, used }: Choice): Chosen | null {
  const chosen: Chosen[] = [];
  const taken = new Set([...used, shape.entry.id]);
  for (const each of found) {
    const fitting = firstOf(unusedFirst(each.shapes, taken), (inner) => {
      const bodies = [...chosen.map((one) => one.shape), inner];
      return fitsWithin(shape, bodies, isTight) ? choose(each, { shape: inner, isTight, used: taken }) : null;
    });
    if (fitting === null) return null;
    for (const inner of shapesIn(fitting)) taken.add(inner.entry.id);
    chosen.push(fitting);
  }
  return { wanted, shape, found: chosen };
}

function firstOf<Thing, Value>(things: readonly Thing[], find: (thing: Thing) => Value | null): Value | null {
  for (const thing of things) {
    const value = find(thing);
    if (value !== null) return value;
  }
  return null;
}

/** The kinds that the room has already come last. */
function unusedFirst(shapes: readonly Shape[], used: ReadonlySet<string>): readonly Shape[] {
  const isUsed = ({ entry }: Shape) => used.has(entry.id);
  return [...shapes.filter((shape) => !isUsed(shape)), ...shapes.filter(isUsed)];
}

function repeatedIn(chosen: Chosen, used: ReadonlySet<string>): number {
  return shapesIn(chosen).filter(({ entry }) => used.has(entry.id)).length;
}

function shapesIn({ shape, found }: Chosen): readonly Shape[] {
  return [shape, ...found.flatMap(shapesIn)];
}

/** Returns the area in which things found in another one are shown, if its picture is at 0, 0; null if there are none. */
function reservedBy({ shape, found }: Chosen): PercentRect | null {
  if (found.length === 0) return null;
  const bodies = found.map((each) => each.shape.body);
  const corners = standWithin(shape.pocket, bodies);
  const x = Math.min(...corners.map((corner) => corner.x));
  const y = Math.min(...corners.map((corner) => corner.y));
  return {
    x,
    y,
    width: Math.max(...corners.map((corner, i) => corner.x + (bodies[i]?.width ?? 0))) - x,
    height: Math.max(...corners.map((corner, i) => corner.y + (bodies[i]?.height ?? 0))) - y,
  };
}

/** A thing, and in front of it what is found in it. */
function withFound({ wanted, shape, found }: Chosen, at: Position): readonly Arranged[] {
  const bodies = found.map((each) => each.shape.body);
  const inside = standWithin(pocketAt(shape, at), bodies).flatMap((point, i) => {
    const each = found[i];
    return each ? withFound(each, cornerOf(each.shape, point)) : [];
  });
  return [{ wanted, shape, at }, ...inside];
}

/** The door is behind everything, then what lies flat, what hangs, and the floor from the wall to the front. */
export function layerOf({ manner, depth, bearer }: Standing): number {
  if (manner === 'stands') return depth + (bearer ? 0.01 : 0);
  return { door: -3, flat: -2, hangs: -1, near: 0 }[manner];
}

/** What need not be there is given places last. */
function isLast({ wanted }: WantedTree): number {
  return Number(wanted.isOptional ?? false);
}

/** Behind the door alone. */
const URGENT = 0.5;
const TALL = 15;

/** The lower, the fewer places a thing may have, and the earlier it is given one. */
function rankOf({ wanted, shapes: [first] }: WantedTree): number {
  if (wanted.id === DOOR_ID) return 0;
  if (!first || first.isFlat || first.entry.tag === 'Doors') return 1;
  if (first.entry.anchor === 'floor') return first.body.height >= TALL || first.tops.length > 0 ? 2 : 4;
  // Plaques would hang where the only table has room for a microwave.
  if (first.entry.anchor === 'top') return TABLE_THINGS.has(first.entry.id) ? 2.5 : 5;
  return 3;
}

function sizeOf({ shapes: [first] }: WantedTree): number {
  return first ? areaOf(first.body) : 0;
}
