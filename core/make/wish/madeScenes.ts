import { type Chance, shuffle } from '../../lock/shuffle.ts';
import { findBackground } from '../../recipe/catalogue.ts';
import type { RecipeBackground } from '../../recipe/model.ts';
import { isDeepEqual } from '../../util/isDeepEqual.ts';
import type { Surroundings, Theme } from '../furnish/model.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import { chooseOne } from '../ideas/choose.ts';
import { NEIGHBOURS } from './places.ts';
import { type MadeScene, sceneAt } from './Space.ts';

type Place = Pick<MadeScene, 'theme' | 'background'>;

/**
 * Chooses up to so many places for a room: those of its theme first, then one of each theme next to it, then the first
 * ones by another light, as the next chamber of a tomb looks like the first, and at last those further away.
 */
export function chooseScenes(
  theme: Theme,
  surroundings: Surroundings,
  { count, chance }: { count: number; chance: Chance },
): readonly [MadeScene, ...MadeScene[]] {
  const [, ...others] = nearestFirst(theme, themesIn(surroundings.catalogue), chance);
  const own = shuffle(theme.backgrounds, chance).map((each) => placeOf(theme, each, chance));
  const elsewhere = others.map((other) => placeOf(other, chooseOne(other.backgrounds, chance), chance));
  const near = NEIGHBOURS[theme.id].length;
  const isNew = ({ background }: Place, place: number, all: readonly Place[]) =>
    all.findIndex((other) => other.background.id === background.id) === place;
  const apart = [...own, ...elsewhere].filter(isNew);
  const nearest = apart.slice(0, own.length + near);
  const made = (each: Place, place: number): MadeScene => ({
    ...each,
    id: sceneAt(place),
    laterMoods: laterMoodsOf(each, surroundings),
  });
  const [first, ...further] = [...nearest, ...own.flatMap(byOtherLight), ...apart.slice(nearest.length)];
  if (!first) throw new RangeError(`The theme ${theme.id} has no place.`);
  return [made(first, 0), ...further.slice(0, count - 1).map((each, place) => made(each, place + 1))];
}

/** Returns the themes that a catalogue has, those first that are fewest doors away. */
function nearestFirst(theme: Theme, all: readonly Theme[], chance: Chance): readonly Theme[] {
  const found = new Set([theme]);
  for (const { id } of found)
    for (const next of shuffle(NEIGHBOURS[id], chance)) {
      const neighbour = all.find((each) => each.id === next);
      if (neighbour) found.add(neighbour);
    }
  return [...found];
}

function placeOf(theme: Theme, { id, moods }: Theme['backgrounds'][number], chance: Chance): Place {
  return { theme, background: { id, mood: chooseOne(moods, chance) } };
}

function byOtherLight({ theme, background: { id, mood } }: Place): readonly Place[] {
  return moodsOf(theme, id).flatMap((other) =>
    other === mood ? [] : [{ theme, background: { id, mood: other } }],
  );
}

function moodsOf(theme: Theme, background: string): readonly string[] {
  return theme.backgrounds.find(({ id }) => id === background)?.moods ?? [];
}

/** Returns the moods to which a place may change without furniture appearing where things stand. */
function laterMoodsOf(place: Place, { catalogue, pictures }: Surroundings): readonly string[] {
  const paintedIn = (background: RecipeBackground) => {
    const found = findBackground(background, catalogue);
    return found.ok ? (pictures.get(found.value.uri)?.painted ?? []) : [];
  };
  const now = paintedIn(place.background);
  return byOtherLight(place).flatMap(({ background }) =>
    isDeepEqual(paintedIn(background), now) ? [background.mood] : [],
  );
}
