import type { CatalogueEntry } from '../../catalogue/model.ts';
import type { Chance } from '../../lock/shuffle.ts';
import { DOOR_ID, type ItemId } from '../../room/model.ts';
import { factsOf, widthsOf } from './furnish.ts';
import type { SceneWanted, Surroundings } from './model.ts';
import { type Found, SceneGround } from './place/SceneGround.ts';
import { type Shape, shapeOf } from './place/shape.ts';

/** By what there is to furnish with, the shapes of entries; kept, since measuring them takes a while. */
const known = new WeakMap<Surroundings, Map<string, readonly Shape[]>>();

/**
 * A scene that is filled one thing after the other, to see what there still is room for. Where things stand in the end is
 * for `furnish` to say, which looks for better places, and gives them to large things first.
 */
export class TrialScene {
  readonly #surroundings: Surroundings;
  readonly #ground: SceneGround | null;
  readonly #hasFloor: boolean;
  /** By catalogue id, the places that were found since something was put here. */
  readonly #found = new Map<CatalogueEntry['id'], Found | null>();

  constructor(scene: SceneWanted, surroundings: Surroundings, chance: Chance) {
    const facts = factsOf(scene, surroundings);
    this.#surroundings = surroundings;
    this.#hasFloor = facts?.hasFloor ?? true;
    this.#ground = facts && new SceneGround(facts, chance, true);
  }

  hasRoom(of: CatalogueEntry['id']): boolean {
    return this.#find(of) !== null;
  }

  /** Puts a thing where there is room for it, if there is. */
  put(id: ItemId, of: CatalogueEntry['id']): void {
    const found = id === DOOR_ID ? this.#placeDoor(of) : this.#find(of);
    if (!found) return;
    this.#ground?.put(found.thing);
    this.#found.clear();
  }

  #find(of: CatalogueEntry['id']): Found | null {
    const before = this.#found.get(of);
    if (before !== undefined) return before;
    let found: Found | null = null;
    for (const shape of this.#shapesOf(of)) found ??= this.#ground?.find(shape, null) ?? null;
    this.#found.set(of, found);
    return found;
  }

  #placeDoor(of: CatalogueEntry['id']): Found | null {
    const [shape] = this.#shapesOf(of);
    return (shape && this.#ground?.placeDoor(shape)) ?? null;
  }

  #shapesOf(of: CatalogueEntry['id']): readonly Shape[] {
    const { catalogue, pictures } = this.#surroundings;
    const shapes = known.get(this.#surroundings) ?? new Map<string, readonly Shape[]>();
    known.set(this.#surroundings, shapes);
    const key = `${of} ${this.#hasFloor}`;
    const entry = shapes.has(key) ? undefined : catalogue.items.find(({ id }) => id === of);
    if (entry)
      shapes.set(
        key,
        widthsOf(entry, this.#hasFloor, 1).map((width) => shapeOf(entry, pictures, width)),
      );
    return shapes.get(key) ?? [];
  }
}
