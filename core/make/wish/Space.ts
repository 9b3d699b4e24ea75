import type { Anchor, CatalogueEntry } from '../../catalogue/model.ts';
import { type ItemId, type SceneId, START_ID } from '../../room/model.ts';
import type { Theme } from '../furnish/model.ts';
import type { PlannedThing } from './plan.ts';

/** What there is room for on a scene's wall. */
export interface Wall {
  /** Three plaques. */
  small: boolean;
  /** One thing of the size of a picture. */
  large: boolean;
}

/** A scene of a room that is being made. */
export interface MadeScene {
  id: SceneId;
  theme: Theme;
  wall: Wall;
}

export interface SpaceGround {
  /** Catalogue entries that may be used, by id. */
  entries: ReadonlyMap<string, Pick<CatalogueEntry, 'anchor' | 'width'>>;
  /** The first one has the door, and the theme that was wished for. */
  scenes: readonly [MadeScene, ...MadeScene[]];
}

/** Most things in sight of a scene, by where they are, and the sum of their widths in percent of the stage's width. */
const MOST_IN_SIGHT: Readonly<Record<Anchor, { count: number; width: number }>> = {
  floor: { count: 6, width: 86 },
  top: { count: 7, width: 50 },
  wall: { count: 1, width: 20 },
  ceiling: { count: 1, width: 20 },
};

/** The things of a room that is being made, and the room that is left in its scenes. */
export class Space {
  readonly #ground: SpaceGround;
  readonly #things: PlannedThing[] = [];
  readonly #used = new Set<string>();
  /** Scenes on whose walls something hangs. */
  readonly #wallsTaken = new Set<SceneId>();

  constructor(ground: SpaceGround) {
    this.#ground = ground;
  }

  get things(): readonly PlannedThing[] {
    return this.#things;
  }

  add(...things: readonly PlannedThing[]) {
    this.#things.push(...things);
  }

  change(id: ItemId, settings: Partial<PlannedThing>) {
    const at = this.#things.findIndex((thing) => thing.id === id);
    const thing = this.#things[at];
    if (thing) this.#things[at] = { ...thing, ...settings };
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

  sceneOf(scene: SceneId): MadeScene {
    const { scenes } = this.#ground;
    return scenes.find(({ id }) => id === scene) ?? scenes[0];
  }

  /** Returns the first so many scenes, those first in which least is in sight, the furthest of several. */
  scenesFor(count: number): readonly SceneId[] {
    const all = Array.from({ length: count }, (_, place) => sceneAt(count - 1 - place));
    return all.toSorted((a, b) => this.#inSight(a).length - this.#inSight(b).length);
  }

  /** Returns the one of the first so many scenes on whose wall plaques can hang; null if there is none. */
  freeWall(count: number): SceneId | null {
    const all = Array.from({ length: count }, (_, place) => sceneAt(place));
    return all.find((scene) => this.sceneOf(scene).wall.small && !this.#wallsTaken.has(scene)) ?? null;
  }

  /** Returns whether one more thing of a kind finds room in a scene. */
  hasRoom(scene: SceneId, of: string): boolean {
    const { entries } = this.#ground;
    const anchor = this.anchorOf(of);
    if (anchor === 'wall') return this.sceneOf(scene).wall.large && !this.#wallsTaken.has(scene);
    const widths = this.#inSight(scene).flatMap((thing) => {
      const entry = entries.get(thing.of[0] ?? '');
      return entry?.anchor === anchor ? entry.width : [];
    });
    const wide = widths.reduce((sum, width) => sum + width, entries.get(of)?.width ?? 0);
    const most = MOST_IN_SIGHT[anchor];
    return widths.length < most.count && wide <= most.width;
  }

  #inSight(scene: SceneId): readonly PlannedThing[] {
    return this.#things.filter((thing) => thing.scene === scene && thing.inside === null);
  }
}

/** Returns the id of a scene by its place, from 0. */
export function sceneAt(place: number): SceneId {
  return place === 0 ? START_ID : `scene${place + 1}`;
}
