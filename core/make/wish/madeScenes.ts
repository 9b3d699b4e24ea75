import { type Chance, createChance, shuffle } from '../../lock/shuffle.ts';
import type { RecipeBackground } from '../../recipe/model.ts';
import { DOOR_ID, START_ID } from '../../room/model.ts';
import { furnish } from '../furnish/furnish.ts';
import type { Surroundings, Theme, Wanted } from '../furnish/model.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import { chooseOne } from '../ideas/choose.ts';
import { NEIGHBOURS } from './places.ts';
import { type MadeScene, sceneAt, type Wall } from './Space.ts';

/** Number of locks for which a scene has room. */
const LOCKS_IN_SCENE = 4;

export interface FurnishedScene extends MadeScene {
  background: RecipeBackground;
}

/** Chooses the places of a room: those of its theme first, then those of the themes next to it. */
export function chooseScenes(
  theme: Theme,
  surroundings: Surroundings,
  { locks, chance }: { locks: number; chance: Chance },
): readonly FurnishedScene[] {
  const count = 1 + Math.floor(locks / LOCKS_IN_SCENE);
  const all = themesIn(surroundings.catalogue);
  const near = shuffle(NEIGHBOURS[theme.id], chance).flatMap(
    (id) => all.find((each) => each.id === id) ?? [],
  );
  const places = [
    ...placesOf(theme, 0, chance),
    ...near.flatMap((other) => placesOf(other, 0, chance).slice(0, 1)),
    // The next chamber of a tomb looks like the first one by another light.
    ...[1, 2].flatMap((mood) => placesOf(theme, mood, chance)),
  ];
  const names = places.map(({ background: { id, mood } }) => `${id} ${mood}`);
  return places
    .filter((_, place) => names.indexOf(names[place] ?? '') === place)
    .slice(0, count)
    .map((each, place) => ({
      ...each,
      id: sceneAt(place),
      wall: wallOf(each.background, place === 0, surroundings),
    }));
}

/** Returns the places of a theme, each in one of its moods: `mood` counts on from one that chance chooses. */
function placesOf(
  theme: Theme,
  mood: number,
  chance: Chance,
): readonly Pick<FurnishedScene, 'theme' | 'background'>[] {
  return shuffle(theme.backgrounds, chance).map(({ id, moods }) => {
    const first = mood === 0 ? moods.indexOf(chooseOne(moods, chance)) : 0;
    return { theme, background: { id, mood: moods[(first + mood) % moods.length] ?? '' } };
  });
}

/** By what there is to furnish with, what is known of walls. */
const known = new WeakMap<Surroundings, Map<string, Wall>>();

/** Returns what finds room on a scene's wall, as hanging it shows; kept, since trying takes a while. */
function wallOf(background: RecipeBackground, hasDoor: boolean, surroundings: Surroundings): Wall {
  const walls = known.get(surroundings) ?? new Map<string, Wall>();
  known.set(surroundings, walls);
  const key = `${background.id} ${hasDoor}`;
  const hangs = (...kinds: readonly string[]) => {
    const things = [
      ...(hasDoor ? [{ id: DOOR_ID, of: ['door'] }] : []),
      ...kinds.map((kind) => ({ id: kind, of: [kind] })),
    ];
    const wanted = things.map((thing): Wanted => ({ ...thing, scene: START_ID, inside: null }));
    return furnish([{ id: START_ID, background }], wanted, surroundings, createChance(key)) !== null;
  };
  const wall = walls.get(key) ?? {
    small: hangs('stone-number', 'brass-number', 'wooden-number', 'calendar'),
    large: hangs('painting'),
  };
  walls.set(key, wall);
  return wall;
}
