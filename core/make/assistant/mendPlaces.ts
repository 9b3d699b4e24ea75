import type { CatalogueEntry } from '../../catalogue/model.ts';
import { applyCommand } from '../../edit/applyCommand.ts';
import type { Command } from '../../edit/command.ts';
import { findFreeGround } from '../../edit/place/findFreeGround.ts';
import { placingOf } from '../../edit/place/placeWithin.ts';
import { seenFromNear } from '../../edit/place/seenFromNear.ts';
import { buildRoom } from '../../recipe/buildRoom.ts';
import type { Recipe, RecipeItem } from '../../recipe/model.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import {
  clampPosition,
  hitRect,
  isOnStage,
  itemRect,
  type PercentRect,
  sharedArea,
} from '../../room/geometry.ts';
import { itemOf } from '../../room/links.ts';
import { type ItemConfig, type ItemId, type Room, START_ID } from '../../room/model.ts';
import { sceneOf } from '../../room/scenes.ts';
import type { Surroundings } from '../furnish/model.ts';
import { furnishRecipe } from './furnishRecipe.ts';
import { createNotes, type Notes } from './mend.ts';
import { namesIn } from './mendLinks.ts';

/** Share of the larger of two things above which they are in one place. */
const ONE_PLACE = 0.6;

/** Furnishes a recipe that places nothing; else puts on free ground what has no place, or one that is taken. */
export function mendPlaces(recipe: Recipe, surroundings: Surroundings, notes: Notes): Recipe {
  const isUnplaced = recipe.items.every(({ at }) => at === undefined);
  if (!isUnplaced) return moveToFreeGround(recipe, surroundings, notes);
  // Nothing is mended where nothing was said.
  return moveToFreeGround(furnishRecipe(recipe, surroundings), surroundings, createNotes());
}

/**
 * Puts everything without a place, and what is in the place of something else, on free ground; what is hidden goes where
 * its hider holds things.
 *
 * @param moved things that are to be moved wherever they are
 */
export function moveToFreeGround(
  recipe: Recipe,
  surroundings: Surroundings,
  notes: Notes,
  moved: ReadonlySet<ItemId> = new Set(),
): Recipe {
  const hiders = hidersOf(recipe);
  const isOutOfSight = ({ id }: RecipeItem) => hiders.has(id);
  const seen = recipe.items.filter((item) => !isOutOfSight(item));
  const start = buildRoom({ ...bareOf(recipe), items: [] }, surroundings.catalogue);
  if (!start.ok) return recipe;
  const layout = new Layout(start.value, surroundings);
  const kept = new Set(seen.filter((item) => !moved.has(item.id) && layout.keep(item)));
  const hidden = recipe.items.filter(isOutOfSight);
  const placed = [
    ...seen.filter((item) => !kept.has(item)),
    ...hidden.filter((item) => moved.has(item.id) || !layout.keepHidden(item)),
  ];
  for (const item of placed) {
    const hider = hiders.get(item.id);
    if (hider === undefined) layout.findGround(item);
    else layout.findWithin(item, hider);
  }
  if (placed.length === 0) return recipe;
  const nameOf = namesIn(recipe);
  notes.mend({ type: 'placed', names: placed.map(({ id }) => nameOf(id)) });
  return {
    ...recipe,
    items: recipe.items.map((item) => (placed.includes(item) ? layout.withPlace(item) : item)),
  };
}

/** What each thing that is out of sight at first is hidden by, and its place among what that hides. */
function hidersOf({ items, spots = [] }: Recipe): ReadonlyMap<ItemId, { id: ItemId; at: number } | null> {
  const hidden = [...items, ...spots].flatMap(({ id, hides }) =>
    listOf(hides ?? []).map((each, at) => [each, { id, at }] as const),
  );
  // The result of a combination is never in the room (C1).
  const made = items.flatMap(({ combines }) => (combines ? [[combines.into, null] as const] : []));
  return new Map([...hidden, ...made]);
}

/** The recipe as far as places are concerned. */
function bareOf({ door, spots, ...recipe }: Recipe): Recipe {
  return {
    ...recipe,
    introduction: '',
    door: { of: door.of, ...(door.scene !== undefined && { scene: door.scene }) },
    ...(spots && {
      spots: spots.map(({ id, name, rect, shape = 'rectangle', scene = START_ID }) => ({
        id,
        name,
        rect,
        shape,
        scene,
      })),
    }),
  };
}

/** A room that is furnished thing by thing. */
class Layout {
  #room: Room;
  readonly #surroundings: Surroundings;

  constructor(room: Room, surroundings: Surroundings) {
    this.#room = room;
    this.#surroundings = surroundings;
  }

  /** Leaves a thing where its recipe puts it; false if that is nowhere or off the stage. */
  keepHidden(item: RecipeItem): boolean {
    const entry = this.#entryOf(item);
    if (!entry || !item.at || !isOnStage({ ...entry, position: item.at })) return false;
    this.#add(item, entry, item.at);
    return true;
  }

  /** Does the same for a thing in sight; false also if another one is in its place. */
  keep(item: RecipeItem): boolean {
    const entry = this.#entryOf(item);
    if (!entry || !item.at) return false;
    const there = { ...entry, position: item.at };
    const { scene = START_ID } = item;
    const isTaken = Object.values(this.#room.itemConfigs).some(
      (other) =>
        other.scene === scene && other.spot === null && areInOnePlace(there, other, this.#anchorOf(other)),
    );
    return !isTaken && this.keepHidden(item);
  }

  findGround(item: RecipeItem): void {
    const entry = this.#entryOf(item);
    if (!entry) return;
    const { scene = START_ID } = item;
    const { pictures } = this.#surroundings;
    const background = sceneOf(this.#room, scene)?.background ?? this.#room.background;
    const at = findFreeGround(this.#room, entry, scene, {
      topsOf: ({ uri }) => pictures.get(uri)?.tops ?? [],
      painted: pictures.get(background.uri)?.painted ?? [],
    });
    this.#add(item, entry, at);
  }

  /** Puts a thing where its hider holds things, or else before the middle of it. */
  findWithin(item: RecipeItem, hider: { id: ItemId; at: number } | null): void {
    const entry = this.#entryOf(item);
    if (!entry) return;
    const around = hider && itemOf(this.#room, hider.id);
    if (!around || around.scene !== (item.scene ?? START_ID)) {
      this.findGround(item);
      return;
    }
    this.#add(item, entry, clampPosition(middleOf(around, entry), entry.width, entry.aspect));
    const holdsOf = (id: string) => this.#surroundings.catalogue.items.find((each) => each.id === id)?.holds;
    for (const command of placingOf(this.#room, { id: item.id, hider: hider.id, at: hider.at }, holdsOf))
      this.#apply(command);
  }

  withPlace(item: RecipeItem): RecipeItem {
    const there = itemOf(this.#room, item.id);
    if (!there) return item;
    const usual = this.#surroundings.catalogue.items.find(({ id }) => id === item.of)?.width;
    const { width: _, ...rest } = item;
    return { ...rest, at: rounded(there.position), ...(there.width !== usual && { width: there.width }) };
  }

  #add({ id, scene = START_ID }: RecipeItem, entry: CatalogueEntry, position: RecipeItem['at']): void {
    if (position) this.#apply({ type: 'addItem', id, entry, scene, position });
  }

  #apply(command: Command): void {
    const result = applyCommand(this.#room, command);
    if (result.ok) this.#room = result.value.room;
  }

  /** The entry in the width that the thing has in its scene. */
  #entryOf({ of, width, scene = START_ID }: RecipeItem): CatalogueEntry | undefined {
    const entry = this.#surroundings.catalogue.items.find(({ id }) => id === of);
    if (!entry || width !== undefined) return entry && { ...entry, width: width ?? entry.width };
    return sceneOf(this.#room, scene)?.kind === 'closeUp' ? seenFromNear(entry) : entry;
  }

  #anchorOf({ catalogueId }: ItemConfig): CatalogueEntry['anchor'] | undefined {
    return this.#surroundings.catalogue.items.find(({ id }) => id === catalogueId)?.anchor;
  }
}

/** Things of one kind of place in one place; what lies on a table or hangs over a desk is not. */
function areInOnePlace(
  thing: CatalogueEntry & { position: ItemConfig['position'] },
  other: ItemConfig,
  anchor: CatalogueEntry['anchor'] | undefined,
): boolean {
  if (thing.anchor !== anchor) return false;
  const [one, two] = [hitRect(thing), hitRect(other)];
  return sharedArea(one, two) > ONE_PLACE * Math.max(areaOf(one), areaOf(two));
}

function areaOf({ width, height }: PercentRect): number {
  return width * height;
}

/** The position at which a thing stands in the middle of another's lower edge. */
function middleOf(around: ItemConfig, { width, aspect }: CatalogueEntry): ItemConfig['position'] {
  const outer = itemRect(around);
  const { height } = itemRect({ position: { x: 0, y: 0 }, width, aspect });
  return { x: outer.x + (outer.width - width) / 2, y: outer.y + outer.height - height };
}

function rounded({ x, y }: ItemConfig['position']): ItemConfig['position'] {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}
