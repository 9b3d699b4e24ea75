import type { CatalogueEntry } from '../../../catalogue/model.ts';
import type { Chance } from '../../../lock/shuffle.ts';
import type { RecipeBackground } from '../../../recipe/model.ts';
import { FLOOR_LINE } from '../../../room/floor.ts';
import { overlaps, type PercentRect } from '../../../room/geometry.ts';
import { costOfStanding, NEVER, type Scenery } from './costOfStanding.ts';
import { nearAreasOf, notForHanging } from './rooms.ts';
import { bodyAt, cornerOf, partAt, type Shape } from './shape.ts';
import { areaOf, bottomOf, grown, type Standing } from './standing.ts';

/** What is known of a scene before anything stands in it. */
export interface SceneFacts {
  background: RecipeBackground;
  hasFloor: boolean;
  painted: readonly PercentRect[];
  keepFree: readonly PercentRect[];
}

/** A place with its cost: the lower, the better. */
export interface Found {
  thing: Standing;
  cost: number;
}

/** Distances between the places that are tried, in percent of the stage. */
const STEP = { x: 2.2, foot: 2.6, hung: 3, top: 1.1, near: 2.5 } as const;
/** How far above and below its usual place a thing may hang. */
const HANGING_REACH = 15;
/** Hung things stay between these heights, and so far from one another and from what is painted. */
const WALL = { from: 7, to: 69 } as const;
const HUNG_GAP = { x: 1.4, y: 2 } as const;
const PAINTED_GAP = 0.7;
const DOOR_GAP = 0.5;
/** The weights of what a place is judged by besides its neighbours. */
const WEIGHTS = { foot: 0.18, height: 0.12, balance: 0.05, mate: 0.9, whim: 1.2, near: 0.25 } as const;
/** How much better a table is than the floor for what belongs on one. */
const ON_TOP = -1.5;
/** How much worse the floor is for what nobody puts there, so that mere decoration is left out. */
const NOT_ON_FLOOR = 6;
/** What belongs on a table, too, though the catalogue has it on the floor. */
const DEVICES: ReadonlySet<CatalogueEntry['id']> = new Set(['computer', 'tv']);
/** On these only what is light and flat is put. */
export const SOFT: ReadonlySet<CatalogueEntry['id']> = new Set(['bed', 'chair']);
/** What nobody puts on the floor. */
export const TABLE_THINGS: ReadonlySet<CatalogueEntry['id']> = new Set([
  ...DEVICES,
  ...['microwave', 'laptop', 'projector', 'lamp', 'potions', 'birthday-cake', 'smartphone', 'radio'],
]);
/** The lines from which on the corners of the stage are left free. */
const MARGIN = { usual: 1, near: 5, nearFrom: 84 } as const;

/** The places that are still free in a scene while it is being furnished. */
export class SceneGround {
  readonly #facts: SceneFacts;
  readonly #chance: Chance;
  readonly #isHasty: boolean;
  /** Where nothing may hang. */
  readonly #bare: readonly PercentRect[];
  readonly #standing: Standing[] = [];
  readonly #scenery: Scenery;
  /** The area of all things, and how far it turns the room about its middle. */
  #weight = 0;
  #turn = 0;
  /** Shapes that had no place: there is never more room than before, except on tables. */
  readonly #refused = new Set<Shape>();

  /** @param isHasty whether any place will do, in place of the best one */
  constructor(facts: SceneFacts, chance: Chance, isHasty = false) {
    this.#facts = facts;
    this.#chance = chance;
    this.#isHasty = isHasty;
    this.#bare = [
      ...facts.painted.map((rect) => grown(rect, PAINTED_GAP)),
      ...notForHanging(facts.background),
      ...facts.keepFree,
    ];
    this.#scenery = { others: this.#standing, painted: facts.painted, keepFree: facts.keepFree };
  }

  /** Adds a thing at its place. */
  put(thing: Standing): void {
    this.#standing.push(thing);
    this.#weight += areaOf(thing.rect);
    this.#turn += turnOf(thing.rect);
  }

  /** Returns a door at its usual place. */
  placeDoor(shape: Shape): Found {
    const rect = bodyAt(shape, shape.entry.defaultPosition);
    return {
      thing: new Search(shape, { reserved: null, isHasty: true }).thingAt(rect, {
        manner: 'door',
        depth: bottomOf(rect),
      }),
      cost: 0,
    };
  }

  /**
   * Returns the best place that is left for a shape; null if there is none.
   *
   * @param reserved the area in which things are found in it, for a picture whose top-left corner is at 0, 0
   * @param near beside what it belongs
   */
  find(shape: Shape, reserved: PercentRect | null, near: Standing | null = null): Found | null {
    if (this.#refused.has(shape)) return null;
    const search = new Search(shape, { reserved, isHasty: this.#isHasty });
    const { anchor, tag } = shape.entry;
    if (!this.#facts.hasFloor) this.#searchAreas(search);
    else if (tag === 'Doors') this.#searchDoor(search);
    else if (anchor === 'wall' || anchor === 'ceiling') {
      this.#searchWall(search);
      if (search.best === null && shape.lies) this.#searchFloor(search);
    } else {
      this.#searchTops(search);
      this.#searchFloor(search, near);
    }
    if (search.best === null && anchor !== 'top') this.#refused.add(shape);
    return search.best;
  }

  /** A door into another scene stands in the middle of its own, or else anywhere along the bare wall. */
  #searchDoor(search: Search): void {
    const { shape } = search;
    const usual = this.placeDoor(shape);
    const { rect, depth } = usual.thing;
    if (!this.#standing.some(({ manner }) => manner === 'door')) {
      if (!this.#isCrowded(grown(rect, DOOR_GAP))) search.offer(usual.thing, usual.cost);
      return;
    }
    for (let x = WALL.from + this.#chance(); x + rect.width <= 100 - WALL.from; x += STEP.x) {
      const place = { ...rect, x };
      if (this.#bare.some((bare) => overlaps(bare, place)) || this.#isCrowded(grown(place, HUNG_GAP.x)))
        continue;
      search.offer(search.thingAt(place, { manner: 'door', depth }), this.#costAnywhere(place));
    }
  }

  #searchFloor(search: Search, near: Standing | null = null): void {
    const { shape } = search;
    const { width, height } = shape.body;
    const [from, to] = feetOf(shape);
    const wanted = from + this.#chance() * (to - from);
    const reluctance = isForTables(shape) ? NOT_ON_FLOOR : 0;
    for (let foot = from; foot <= to; foot += STEP.foot) {
      const margin = foot > MARGIN.nearFrom ? MARGIN.near : MARGIN.usual;
      for (let x = margin + this.#chance() * STEP.x; x + width <= 100 - margin; x += STEP.x) {
        const rect = { x, y: foot - height, width, height };
        const apart = near === null ? 0 : WEIGHTS.near * gapBetween(rect, near.rect);
        const cost = apart + reluctance + Math.abs(foot - wanted) * WEIGHTS.foot + this.#costAnywhere(rect);
        if (!search.isBetter(cost)) continue;
        const thing = search.thingAt(rect, { manner: shape.isFlat ? 'flat' : 'stands', depth: foot });
        search.offer(thing, cost + costOfStanding(thing, this.#scenery));
      }
    }
  }

  #searchTops(search: Search): void {
    const { entry, body, lies } = search.shape;
    if (entry.anchor !== 'top' && !DEVICES.has(entry.id)) return;
    for (const bearer of this.#standing) {
      if (bearer.manner !== 'stands' || bearer.shape.tops.length === 0) continue;
      if (SOFT.has(bearer.shape.entry.id) && !lies && entry.id !== 'books') continue;
      const mates = this.#standing.filter((other) => other.bearer === bearer).length;
      const usual = WEIGHTS.mate * mates + ON_TOP;
      for (const top of topsOf(bearer)) {
        // What lies on the floor would stand upright on a table that is before the wall.
        if (lies && entry.tag !== 'Decorations' && top.y <= FLOOR_LINE + 1) continue;
        const y = top.y - body.height;
        if (y < WALL.from) continue;
        for (let x = top.x + this.#chance(); x + body.width <= top.x + top.width; x += STEP.top) {
          const rect = { x, y, width: body.width, height: body.height };
          const cost = usual + this.#chance() * WEIGHTS.whim;
          if (!search.isBetter(cost)) continue;
          const thing = search.thingAt(rect, { manner: 'stands', depth: bearer.depth, bearer });
          search.offer(thing, cost + costOfStanding(thing, this.#scenery));
        }
      }
    }
  }

  #searchWall(search: Search): void {
    const { shape } = search;
    const { width, height } = shape.body;
    const usual = bodyAt(shape, shape.entry.defaultPosition).y;
    const reach = shape.entry.anchor === 'ceiling' ? 0 : HANGING_REACH;
    const lowest = Math.min(usual + reach, WALL.to - height);
    for (let y = Math.max(WALL.from, usual - reach); y <= lowest; y += STEP.hung) {
      for (let x = 2 + this.#chance() * STEP.x; x + width <= 98; x += STEP.x) {
        const rect = { x, y, width, height };
        const cost = Math.abs(y - usual) * WEIGHTS.height + this.#costAnywhere(rect);
        if (!search.isBetter(cost) || this.#bare.some((bare) => overlaps(bare, rect))) continue;
        if (this.#isCrowded(grown(rect, HUNG_GAP.x, HUNG_GAP.y))) continue;
        const thing = search.thingAt(rect, { manner: 'hangs', depth: 0 });
        if (thing.reserved === null || !this.#isCrowded(thing.reserved)) search.offer(thing, cost);
      }
    }
  }

  /** In a close-up, nothing covers anything. */
  #searchAreas(search: Search): void {
    const { entry, body } = search.shape;
    const { width, height } = body;
    for (const { rect: area, as } of nearAreasOf(this.#facts.background)) {
      if (as !== 'table' && (entry.anchor === 'wall') !== (as === 'wall')) continue;
      const lowest = area.y + area.height - height;
      for (let y = as === 'shelf' ? lowest : area.y; y >= area.y && y <= lowest; y += STEP.near) {
        for (let x = area.x + this.#chance(); x + width <= area.x + area.width; x += STEP.near) {
          const rect = { x, y, width, height };
          const cost = this.#chance() * WEIGHTS.whim;
          if (!search.isBetter(cost) || this.#isCrowded(grown(rect, 1))) continue;
          if (this.#facts.keepFree.some((free) => overlaps(free, rect))) continue;
          search.offer(search.thingAt(rect, { manner: 'near', depth: 0 }), cost);
        }
      }
    }
  }

  #isCrowded(around: PercentRect): boolean {
    return this.#standing.some((other) => overlaps(other.rect, around));
  }

  /** What a place costs by chance, and by how far the weight of all things would be from the room's middle. */
  #costAnywhere(rect: PercentRect): number {
    const weight = this.#weight + areaOf(rect);
    const turn = this.#turn + turnOf(rect);
    return Math.abs(turn / weight) * WEIGHTS.balance + this.#chance() * WEIGHTS.whim;
  }
}

/** The search for one shape's best place. */
class Search {
  readonly shape: Shape;
  readonly #reserved: PercentRect | null;
  readonly #isHasty: boolean;
  #best: Found | null = null;

  constructor(shape: Shape, { reserved, isHasty }: { reserved: PercentRect | null; isHasty: boolean }) {
    this.shape = shape;
    this.#reserved = reserved;
    this.#isHasty = isHasty;
  }

  get best(): Found | null {
    return this.#best;
  }

  isBetter(cost: number): boolean {
    if (this.#isHasty && this.#best) return false;
    return cost < (this.#best?.cost ?? NEVER);
  }

  offer(thing: Standing, cost: number): void {
    if (this.isBetter(cost)) this.#best = { thing, cost };
  }

  thingAt(
    rect: PercentRect,
    { manner, depth, bearer }: Pick<Standing, 'manner' | 'depth'> & { bearer?: Standing },
  ): Standing {
    const { body } = this.shape;
    const reserved = this.#reserved && {
      ...this.#reserved,
      x: this.#reserved.x + rect.x - body.x,
      y: this.#reserved.y + rect.y - body.y,
    };
    return { shape: this.shape, manner, rect, depth, bearer: bearer ?? null, reserved };
  }
}

/** Returns whether a thing looks lost on the floor. */
function isForTables({ entry, lies }: Shape): boolean {
  return TABLE_THINGS.has(entry.id) || (entry.anchor === 'top' && entry.tag === 'Decorations' && !lies);
}

/** How far two areas are apart from left to right, and how far their feet. */
function gapBetween(one: PercentRect, other: PercentRect): number {
  const across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  return Math.max(0, across) + Math.abs(bottomOf(one) - bottomOf(other)) / 2;
}

function turnOf(rect: PercentRect): number {
  return areaOf(rect) * (rect.x + rect.width / 2 - 50);
}

/** Returns the heights between which a shape's feet are on the floor: tall things stand near the wall. */
function feetOf({ body: { height }, entry, isFlat, lies }: Shape): readonly [from: number, to: number] {
  if (isFlat) return [FLOOR_LINE + height + 1, 96];
  if (lies) return [84, 96.5];
  if (entry.anchor === 'top') return [82, 95];
  if (height >= 26) return [76.5, 80.5];
  return height >= 15 ? [77.5, height < 20 ? 93.5 : 90] : [80, 95];
}

/** The surfaces of a thing, on the stage. */
export function topsOf({ shape, rect }: Standing): readonly PercentRect[] {
  const corner = cornerOf(shape, rect);
  return shape.tops.map((top) => partAt(shape, corner, { ...top, height: 0 }));
}
