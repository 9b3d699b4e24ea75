import type { Recipe, RecipeItem, RecipeLock, RecipeSettings } from '../../recipe/model.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import { isItemId, isSceneId } from '../../room/create/ids.ts';
import { DOOR_ID, START_ID } from '../../room/model.ts';
import { foldName } from './fields.ts';
import type { Notes } from './mend.ts';
import { nearestByWords, wordsIn } from './nearest.ts';

/** A thing or scene with the id that it was given. */
interface Identified {
  id: string;
  name?: string;
}

/** Share of the words of a link that its end has in common with it. */
const MOSTLY = 0.6;

/** Finds the id that a written one means; null for none. */
type Find = (written: string) => string | null;

/**
 * Gives every thing and scene an id of its own that rooms can have, and lets all links name those. Links to what is not
 * there are left out.
 */
export function mendIds(recipe: Recipe, notes: Notes): Recipe {
  const { items, spots = [], scenes = [], ...rest } = withoutStart(recipe);
  const things = distinct([...items, ...spots], { isValid: isItemId, taken: [DOOR_ID], notes });
  const places = distinct(scenes, { isValid: isSceneId, taken: [START_ID], notes });
  const findThing = finderOf([...items, ...spots], things);
  const findScene = finderOf(
    [{ id: START_ID, name: recipe.startName ?? '' }, ...scenes],
    [START_ID, ...places],
  );
  const linking = { findThing, findScene, notes };
  const { id: _, ...door } = withLinks({ ...rest.door, id: DOOR_ID }, linking);
  return {
    ...rest,
    door,
    items: items.map((item, at) => ({
      ...withParts(withLinks(item, linking), linking),
      id: things[at] ?? '',
    })),
    ...(spots.length > 0 && {
      spots: spots.map((spot, at) => ({ ...withLinks(spot, linking), id: things[items.length + at] ?? '' })),
    }),
    ...(scenes.length > 0 && { scenes: scenes.map((scene, at) => ({ ...scene, id: places[at] ?? '' })) }),
  };
}

/** The first scene is no member of `scenes`, but is often listed there. */
function withoutStart(recipe: Recipe): Recipe {
  const { scenes = [], ...rest } = recipe;
  const start = scenes.find(({ id }) => id === START_ID);
  if (!start) return recipe;
  const others = scenes.filter((scene) => scene !== start);
  return {
    ...rest,
    ...(rest.background.id === '' && { background: start.background }),
    ...(rest.startName === undefined && start.name !== '' && { startName: start.name }),
    ...(others.length > 0 && { scenes: others }),
  };
}

interface Distinct {
  isValid: (id: string) => boolean;
  taken: readonly string[];
  notes: Notes;
}

/** Returns an id for each, in order: its own if it is allowed and not taken. */
function distinct(all: readonly Identified[], { isValid, taken, notes }: Distinct): readonly string[] {
  const used = new Set(taken);
  return all.map(({ id, name }) => {
    const plain = isValid(id) ? id : plainId(id === '' ? (name ?? '') : id);
    let free = plain;
    for (let count = 2; used.has(free); count++) free = `${plain}-${count}`;
    used.add(free);
    if (free !== plain && plain === id) notes.mend({ type: 'idDoubled', id, name: name ?? id });
    return free;
  });
}

/** An id of the letters and digits of a text. */
function plainId(text: string): string {
  const letters = text
    .slice(0, 80)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return letters === '' || letters in Object.prototype ? 'thing' : letters;
}

/** Finds by the id as written, by what it folds to, by a name, and by words in common. */
function finderOf(all: readonly Identified[], ids: readonly string[]): Find {
  const exact = new Map(all.map(({ id }, at) => [id, ids[at] ?? ''] as const).toReversed());
  const folded = new Map(
    all
      .flatMap(({ id, name = '' }, at) => [
        [foldName(id), ids[at] ?? ''] as const,
        [foldName(name), ids[at] ?? ''] as const,
      ])
      .toReversed(),
  );
  const named = all.map(({ id, name = '' }, at) => ({
    value: ids[at] ?? '',
    words: wordsIn(`${id} ${name}`),
  }));
  return (written) => {
    const known =
      exact.get(written) ?? (foldName(written) === '' ? undefined : folded.get(foldName(written)));
    return known ?? nearestByWords(wordsIn(written), named, MOSTLY);
  };
}

interface Linking {
  findThing: Find;
  findScene: Find;
  notes: Notes;
}

type Links = Pick<RecipeSettings, 'scene' | 'hides' | 'lock' | 'leadsTo' | 'changes'>;

function withLinks<Thing extends RecipeSettings & Identified>(
  thing: Thing,
  linking: Linking,
): Omit<Thing, keyof Links> & Links {
  const { findThing, findScene, notes } = linking;
  const { scene, hides, lock, leadsTo, changes, ...rest } = thing;
  const name = thing.name ?? thing.id;
  const follow = (find: Find) => (was: string) => {
    const now = find(was);
    if (now === null) notes.mend({ type: 'nothingThere', name, was });
    else if (foldName(now) !== foldName(was)) notes.mend({ type: 'otherLink', name, was, now });
    return now;
  };
  const each = (written: readonly string[]) => written.flatMap((id) => follow(findThing)(id) ?? []);
  const all = (written: string | readonly string[]) => [...new Set(each(listOf(written)))];
  const inScene = scene === undefined ? null : follow(findScene)(scene);
  const hidden = hides === undefined ? [] : all(hides);
  const way = leadsTo === undefined ? null : follow(findScene)(leadsTo);
  const changed = changes && follow(findScene)(changes.scene);
  const linkedLock = lock && lockWith(lock, { all, each });
  return {
    ...rest,
    ...(inScene !== null && { scene: inScene }),
    ...(hidden.length > 0 && { hides: hidden }),
    ...(linkedLock && { lock: linkedLock }),
    ...(way !== null && { leadsTo: way }),
    ...(changes && changed && { changes: { ...changes, scene: changed } }),
  };
}

interface LockLinking {
  /** The ids that these mean, each once. */
  all: (written: string | readonly string[]) => readonly string[];
  /** The same with repetitions. */
  each: (written: readonly string[]) => readonly string[];
}

function lockWith(lock: RecipeLock, { all, each }: LockLinking): RecipeLock {
  if ('sequence' in lock) return { sequence: each(lock.sequence) };
  if ('key' in lock) return { key: all(lock.key) };
  const { toldBy, ...answer } = lock;
  const told = toldBy === undefined ? [] : all(toldBy);
  return { ...answer, ...(told.length > 0 && { toldBy: told }) };
}

/** Lets a combination name its parts; it is said at one of them, though often at both. */
function withParts(item: RecipeItem, { findThing, notes }: Pick<Linking, 'findThing' | 'notes'>): RecipeItem {
  const { combines, ...rest } = item;
  if (!combines) return item;
  const [other, into] = [findThing(combines.with), findThing(combines.into)];
  if (other !== null && into !== null) return { ...rest, combines: { with: other, into } };
  const was = other === null ? combines.with : combines.into;
  notes.mend({ type: 'nothingThere', name: item.name ?? item.id, was });
  return rest;
}
