import type { Anchor, CatalogueEntry } from '../../catalogue/model.ts';
import type { Chance } from '../../lock/shuffle.ts';
import type { RecipeBackground } from '../../recipe/model.ts';
import type { PercentRect } from '../../room/geometry.ts';
import { type ItemId, type SceneId, START_ID } from '../../room/model.ts';
import type { Surroundings, Theme } from '../furnish/model.ts';
import { SOFT } from '../furnish/place/SceneGround.ts';
import { TrialScene } from '../furnish/TrialScene.ts';
import type { Noun } from '../words/noun.ts';
import type { PlannedThing } from './plan.ts';

/** A place of a room that is being made. */
export interface MadeScene {
  id: SceneId;
  theme: Theme;
  background: RecipeBackground;
  /** What it is called. */
  noun: Noun;
  /** Moods to which something may change it. */
  laterMoods: readonly string[];
  /** Where nothing may stand, since parts of another room are added there later. */
  keepFree?: readonly PercentRect[];
}

/** A close-up of a room that is being made. */
export interface MadeCloseUp {
  id: SceneId;
  background: RecipeBackground;
}

export interface SpaceGround {
  /** Catalogue entries that may be used, by id. */
  entries: ReadonlyMap<
    string,
    Pick<CatalogueEntry, 'anchor' | 'width' | 'variants' | 'colorOrder' | 'isContainer'>
  >;
  surroundings: Surroundings;
  chance: Chance;
  /** In the order in which they are reached. The first one has the door, and the theme that was wished for. */
  scenes: readonly [MadeScene, ...MadeScene[]];
}

/** Most things in sight of a place, by where they are, and the sum of their widths in percent of the stage's width. */
const MOST_IN_SIGHT: Readonly<Record<Anchor, { count: number; width: number }>> = {
  floor: { count: 6, width: 86 },
  top: { count: 7, width: 50 },
  wall: { count: 1, width: 20 },
  ceiling: { count: 1, width: 20 },
};

/** Things that hang in rows need a wall with room for this. */
const LARGEST_HUNG: readonly string[] = ['painting', 'calendar'];

/** What nobody would put on the floor. */
const LOST_ON_FLOOR: ReadonlySet<string> = new Set([
  ...['microwave', 'birthday-cake', 'potions', 'lamp', 'laptop', 'projector', 'radio', 'telephone'],
]);

/** The things of a room that is being made, and the room that is left in its scenes. */
export class Space {
  readonly #ground: SpaceGround;
  readonly #things: PlannedThing[] = [];
  readonly #closeUps: MadeCloseUp[] = [];
  readonly #trials = new Map<SceneId, TrialScene>();
  readonly #used = new Set<string>();
  readonly #marks = new Map<ItemId, string>();
  /** Scenes on whose walls something hangs. */
  readonly #wallsTaken = new Set<SceneId>();

  constructor(ground: SpaceGround) {
    this.#ground = ground;
  }

  get things(): readonly PlannedThing[] {
    return this.#things;
  }

  get closeUps(): readonly MadeCloseUp[] {
    return this.#closeUps;
  }

  add(thing: PlannedThing) {
    this.#things.push(thing);
    if (thing.inside === null && !thing.spot) this.#trialOf(thing.scene).put(thing.id, thing.of[0] ?? '');
  }

  addCloseUp(closeUp: MadeCloseUp) {
    this.#closeUps.push(closeUp);
  }

  change(id: ItemId, settings: Partial<PlannedThing>) {
    const at = this.#things.findIndex((thing) => thing.id === id);
    const thing = this.#things[at];
    if (thing) this.#things[at] = { ...thing, ...settings };
  }

  /** Adds to what a thing says once it is open what belongs to this room alone: a mark for another lock, or the story. */
  mark(id: ItemId, sentence: string) {
    const thing = this.#things.find((each) => each.id === id);
    this.change(id, { saysOpened: `${thing?.saysOpened ?? ''} ${sentence}` });
    const before = this.#marks.get(id);
    this.#marks.set(id, before === undefined ? sentence : `${before} ${sentence}`);
  }

  /** What was added to things for the sake of this room. */
  get marks(): ReadonlyMap<ItemId, string> {
    return this.#marks;
  }

  /** Keeps a kind of thing from being used again. */
  use(of: string, scene?: SceneId) {
    this.#used.add(of);
    if (scene !== undefined && this.anchorOf(of) === 'wall') this.takeWall(scene);
  }

  takeWall(scene: SceneId) {
    this.#wallsTaken.add(scene);
  }

  /** Returns those of some catalogue ids that are there, and that the room does not have yet. */
  unused(from: readonly string[]): readonly string[] {
    return from.filter((of) => this.isUnused(of));
  }

  isUnused(of: string): boolean {
    return this.#ground.entries.has(of) && !this.#used.has(of);
  }

  anchorOf(of: string): Anchor {
    return this.#ground.entries.get(of)?.anchor ?? 'floor';
  }

  hasColor(of: string, color: string): boolean {
    return Object.hasOwn(this.#ground.entries.get(of)?.variants ?? {}, color);
  }

  sceneOf(scene: SceneId): MadeScene {
    const { scenes } = this.#ground;
    return scenes.find(({ id }) => id === scene) ?? scenes[0];
  }

  /** Returns the places up to a stage, those first in which least is in sight, the furthest of several. */
  placesUpTo(stage: number): readonly SceneId[] {
    const all = Array.from({ length: stage + 1 }, (_, place) => sceneAt(stage - place));
    return all.toSorted((a, b) => this.inSight(a).length - this.inSight(b).length);
  }

  /** Returns whether plaques can hang on a place's wall. */
  hasFreeWall(scene: SceneId): boolean {
    return !this.#wallsTaken.has(scene) && LARGEST_HUNG.every((of) => this.#trialOf(scene).hasRoom(of));
  }

  /** Returns whether one more thing of a kind finds room in a place. */
  hasRoom(scene: SceneId, of: string): boolean {
    const { entries } = this.#ground;
    if (LOST_ON_FLOOR.has(of) && !this.#hasFreeTable(scene, entries.get(of)?.width ?? 0)) return false;
    const anchor = this.anchorOf(of);
    const widths = this.inSight(scene).flatMap((thing) => {
      const entry = entries.get(thing.of[0] ?? '');
      return entry?.anchor === anchor ? entry.width : [];
    });
    const wide = widths.reduce((sum, width) => sum + width, entries.get(of)?.width ?? 0);
    const most = MOST_IN_SIGHT[anchor];
    return widths.length < most.count && wide <= most.width && this.#trialOf(scene).hasRoom(of);
  }

  /** Returns whether a place has more that is wide enough to put things on than things that need it; a close-up has no floor. */
  #hasFreeTable(scene: SceneId, width: number): boolean {
    if (this.#closeUps.some(({ id }) => id === scene)) return true;
    const kinds = this.inSight(scene).map(({ of }) => of[0] ?? '');
    const lost = kinds.filter((of) => LOST_ON_FLOOR.has(of));
    return kinds.filter((of) => this.#bears(of, width)).length > lost.length;
  }

  #bears(of: string, width: number): boolean {
    const { entries, surroundings } = this.#ground;
    const entry = entries.get(of);
    const picture = entry?.variants[entry.colorOrder[0] ?? '']?.default ?? '';
    const tops = surroundings.pictures.get(picture)?.tops ?? [];
    if (entry?.anchor !== 'floor' || SOFT.has(of)) return false;
    return tops.some((top) => (entry.width * top.width) / 100 >= width);
  }

  #trialOf(scene: SceneId): TrialScene {
    const { surroundings, chance } = this.#ground;
    const found = this.#trials.get(scene);
    if (found) return found;
    const closeUp = this.#closeUps.find(({ id }) => id === scene);
    const trial = new TrialScene(closeUp ?? this.sceneOf(scene), surroundings, chance);
    this.#trials.set(scene, trial);
    return trial;
  }

  inSight(scene: SceneId): readonly PlannedThing[] {
    return this.#things.filter((thing) => thing.scene === scene && thing.inside === null);
  }
}

/** Returns the id of a place by its stage, from 0. */
export function sceneAt(stage: number): SceneId {
  return stage === 0 ? START_ID : `scene${stage + 1}`;
}
