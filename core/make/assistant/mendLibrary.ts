import type { BackgroundEntry, CatalogueEntry } from '../../catalogue/model.ts';
import type { DoorSetting, Recipe, RecipeBackground, RecipeItem } from '../../recipe/model.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import { clampWidth } from '../../room/geometry.ts';
import type { Surroundings } from '../furnish/model.ts';
import type { Notes } from './mend.ts';
import { nearestByWords, nearestColor, wordsIn } from './nearest.ts';

/** Further words of an entry, such as its names in other languages. */
export type WordsFor = (entry: CatalogueEntry | BackgroundEntry) => string;

interface Library extends Surroundings {
  wordsFor: WordsFor;
  notes: Notes;
}

/** An entry with the words of its own name, and further ones. */
interface NamedEntry {
  value: CatalogueEntry;
  words: readonly string[];
  further: readonly string[];
}

/** What an unknown thing is drawn as, by its use in the puzzle. */
const STANDS_IN = { key: 'skeleton-key', locked: 'chest', hider: 'crate', told: 'note' } as const;

/** Names entries, colours, backgrounds and moods of the library alone: the nearest to what was written. */
export function mendLibrary(recipe: Recipe, library: Library): Recipe {
  const { scenes, items, ...rest } = recipe;
  // Only a recipe that names unknown things needs the words of all known ones.
  const isUnknown = items.some(({ of }) => library.catalogue.items.every(({ id }) => id !== of));
  const named = isUnknown ? library.catalogue.items.map((entry) => nameEntry(entry, library)) : [];
  return {
    ...rest,
    background: nearestBackground(recipe.background, library),
    ...(scenes && {
      scenes: scenes.map((scene) => ({
        ...scene,
        background: nearestBackground(scene.background, library),
      })),
    }),
    door: nearestDoor(recipe.door, library),
    items: items.flatMap((item) => {
      const nearest = nearestItem(recipe, item, { ...library, named });
      return nearest ? [withChange(nearest, library)] : [];
    }),
    ...(recipe.spots && { spots: recipe.spots.map((spot) => withChange(spot, library)) }),
  };
}

function withChange<Thing extends Pick<RecipeItem, 'changes'>>(thing: Thing, library: Library): Thing {
  const { changes } = thing;
  if (!changes) return thing;
  return { ...thing, changes: { ...changes, background: nearestBackground(changes.background, library) } };
}

interface NamedLibrary extends Library {
  named: readonly NamedEntry[];
}

function nameEntry(value: CatalogueEntry, { wordsFor }: Library): NamedEntry {
  return { value, words: wordsIn(`${value.id} ${value.name}`), further: wordsIn(wordsFor(value)) };
}

function nearestItem(recipe: Recipe, item: RecipeItem, library: NamedLibrary): RecipeItem | null {
  const entry = entryFor(recipe, item, library);
  if (!entry) return null;
  const { width, ...rest } = withColor({ ...item, of: entry.id }, entry, library);
  if (width === undefined) return rest;
  if (clampWidth(width, entry.aspect) === width) return { ...rest, width };
  library.notes.mend({ type: 'otherWidth', name: nameOf(item) });
  return rest;
}

function entryFor(
  recipe: Recipe,
  item: RecipeItem,
  { catalogue, named, notes }: NamedLibrary,
): CatalogueEntry | null {
  const known = catalogue.items.find(({ id }) => id === item.of);
  if (known) return known;
  const byWords = (words: readonly string[]) =>
    nearestByWords(words, named) ??
    nearestByWords(
      words,
      named.map(({ value, further }) => ({ value, words: further })),
    );
  const standIn = STANDS_IN[roleOf(recipe, item) ?? 'told'];
  const entry =
    byWords(wordsIn(item.of)) ??
    byWords(wordsIn(item.name ?? item.id)) ??
    (roleOf(recipe, item) && catalogue.items.find(({ id }) => id === standIn));
  const was = item.of === '' ? nameOf(item) : item.of;
  if (entry) notes.mend({ type: 'otherThing', name: nameOf(item), was, now: entry.name });
  else notes.mend({ type: 'leftOut', name: nameOf(item) });
  return entry ?? null;
}

/** What a thing is for; null for mere decoration. */
function roleOf({ items, spots = [], door }: Recipe, item: RecipeItem): keyof typeof STANDS_IN | null {
  const isKey = [...items, ...spots, door].some(
    ({ lock }) => lock && 'key' in lock && listOf(lock.key).includes(item.id),
  );
  if (isKey) return 'key';
  if (item.lock) return 'locked';
  if (item.hides) return 'hider';
  return item.says ? 'told' : null;
}

function nearestDoor(door: DoorSetting, library: Library): DoorSetting {
  const { catalogue, wordsFor, notes } = library;
  const doors = catalogue.items.filter(({ tag }) => tag === 'Doors');
  const known = doors.find(({ id }) => id === door.of);
  if (known) return withColor(door, known, library);
  const named = doors.map((value) => ({
    value,
    words: wordsIn(`${value.id} ${value.name} ${wordsFor(value)}`),
  }));
  const nearest = nearestByWords(wordsIn(`${door.of} ${door.name ?? ''}`), named) ?? doors[0];
  if (door.of === '') notes.mend({ type: 'doorAdded' });
  else if (nearest)
    notes.mend({ type: 'otherThing', name: door.name ?? door.of, was: door.of, now: nearest.name });
  return nearest ? withColor({ ...door, of: nearest.id }, nearest, library) : door;
}

function withColor<Thing extends Pick<RecipeItem, 'color' | 'name' | 'of'>>(
  thing: Thing,
  entry: CatalogueEntry,
  { pictures, notes }: Library,
): Thing {
  const { color, name, of } = thing;
  if (color === undefined || Object.hasOwn(entry.variants, color)) return thing;
  const now = nearestColor(color, entry, pictures);
  notes.mend({ type: 'otherColor', name: name ?? of, was: color, now });
  return { ...thing, color: now };
}

function nearestBackground(
  written: RecipeBackground,
  { catalogue, wordsFor, notes }: Library,
): RecipeBackground {
  const { backgrounds } = catalogue;
  const known = backgrounds.find(({ id }) => id === written.id);
  const named = backgrounds.map((value) => ({
    value,
    words: wordsIn(`${value.id} ${value.name} ${value.theme} ${wordsFor(value)}`),
  }));
  const entry = known ?? nearestByWords(wordsIn(`${written.id} ${written.mood}`), named) ?? backgrounds[0];
  if (!entry) return written;
  if (!known) notes.mend({ type: 'otherBackground', was: written.id, now: entry.name });
  return { id: entry.id, mood: moodOf(entry, written.mood, notes) };
}

function moodOf({ moods, moodOrder }: BackgroundEntry, written: string, notes: Notes): string {
  if (Object.hasOwn(moods, written)) return written;
  const named = moodOrder.map((value) => ({ value, words: wordsIn(value) }));
  const mood = nearestByWords(wordsIn(written), named) ?? moodOrder[0] ?? '';
  if (written !== '') notes.mend({ type: 'otherMood', was: written, now: mood });
  return mood;
}

function nameOf({ name, id }: RecipeItem): string {
  return name ?? id;
}
