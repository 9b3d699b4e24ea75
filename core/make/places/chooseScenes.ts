import { type Chance, shuffle } from '../../lock/shuffle.ts';
import { findBackground } from '../../recipe/catalogue.ts';
import type { RecipeBackground } from '../../recipe/model.ts';
import { isDeepEqual } from '../../util/isDeepEqual.ts';
import type { Surroundings, Theme, ThemeId } from '../furnish/model.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import { chooseOne } from '../ideas/choose.ts';
import { type MadeScene, sceneAt } from '../wish/Space.ts';
import { HOURS, type Hour, moodsAt } from './hours.ts';
import { HOUSES, isFarFetched, roomsOf, waysBetween } from './houses.ts';

type Place = Pick<MadeScene, 'theme' | 'background' | 'noun'>;

/**
 * Chooses up to so many places for a room: a walk through the house of its theme, which begins in the most typical place
 * and enters each once. A house that is too small has rooms that look like these by another light, such as the antechamber
 * of a tomb; only then one comes to places that are furnished from elsewhere. All have one hour, until only other hours
 * are left.
 */
export function chooseScenes(
  theme: Theme,
  surroundings: Surroundings,
  { count, chance }: { count: number; chance: Chance },
): readonly [MadeScene, ...MadeScene[]] {
  const hour = chooseOne(HOURS, chance);
  const all = placesOf(theme, themesIn(surroundings.catalogue), { hour, chance });
  const house = all.filter(({ background }) => !isFarFetched(theme.id, background.id));
  const farFetched = all.filter(({ background }) => isFarFetched(theme.id, background.id));
  const starts = house.filter(({ background }) => background.id === theme.backgrounds[0]?.id);
  const [walk] = starts
    .map((start) => walkFrom(start, house, { count, isFirst: true }))
    .toSorted((a, b) => b.length - a.length);
  const [first, ...further] = walk ?? [];
  if (!first) throw new RangeError(`The theme ${theme.id} has no place.`);
  const again = (places: readonly Place[]) =>
    places.flatMap((each) => byOtherLight(each).map((other, turn) => asAnother(theme, other, turn)));
  const others = [...further, ...again([first, ...further]), ...farFetched, ...again(farFetched)];
  const isNow = ({ background: { id, mood } }: Place) => moodsAt(hour, id, [mood]).length > 0;
  const later = [...others.filter(isNow), ...others.filter((each) => !isNow(each))];
  const made = (each: Place, place: number): MadeScene => ({
    ...each,
    id: sceneAt(place),
    laterMoods: laterMoodsOf(each, surroundings),
  });
  return [made(first, 0), ...later.slice(0, count - 1).map((each, place) => made(each, place + 1))];
}

/**
 * Returns the places of a theme's house that a catalogue has, in an order by chance, those that are far-fetched at the end;
 * each at one hour, with the theme it looks like, of those for which the catalogue has something.
 */
export function placesOf(
  theme: Theme,
  themes: readonly Theme[],
  { hour, chance }: { hour: Hour; chance: Chance },
): readonly Place[] {
  const { places, farFetched = {} } = HOUSES[theme.id];
  const all = [places, farFetched].flatMap((each) => shuffle(Object.entries(each), chance));
  return all.flatMap(([id, [noun]]) => {
    const showing = themes.filter(({ backgrounds }) => backgrounds.some((each) => each.id === id));
    const typical = showing.find(({ backgrounds: [first] }) => first?.id === id);
    const looksLike = showing.find((each) => each.id === theme.id) ?? typical ?? showing[0];
    const moods = looksLike?.backgrounds.find((each) => each.id === id)?.moods ?? [];
    const moodsNow = moodsAt(hour, id, moods);
    if (!looksLike || moodsNow.length === 0) return [];
    return [
      {
        theme: inHouseOf(theme, looksLike),
        background: { id, mood: chooseOne(moodsNow, chance) },
        noun,
      },
    ];
  });
}

/** Houses of a time in which nothing ran on electricity, and nothing was bought in a department store. */
const OLD: ReadonlySet<ThemeId> = new Set(['wizard', 'sea', 'dungeon', 'tomb', 'jungle']);
const MODERN: ReadonlySet<string> = new Set([
  ...['fridge', 'microwave', 'server-rack', 'fuse-box'],
  ...['laptop', 'computer', 'monitor', 'tv', 'intercom', 'radio', 'telephone', 'projector', 'lamp'],
  ...['security-camera', 'laser-emitter', 'control-panel', 'machine-panel'],
  ...['battery', 'fuse', 'flashlight', 'key-card'],
  ...['elevator-door', 'lab-door', 'slide-door', 'airlock-door', 'freezer-door', 'train-door'],
  ...[
    'locker',
    'filing-cabinet',
    'medicine-cabinet',
    'gift-box',
    'balloons',
    'birthday-cake',
    'umbrella',
    'poster',
  ],
]);

/** Houses in which everything is of steel and easily wiped. */
const NEW: ReadonlySet<ThemeId> = new Set(['spaceship', 'laboratory', 'hospital']);
const ANTIQUE: ReadonlySet<string> = new Set([
  ...['chest', 'barrel', 'jewelry-box', 'cryptex', 'dresser', 'wardrobe', 'piano', 'piano-stool', 'bookcase'],
  ...['armour', 'skull-candle', 'candelabra', 'birdcage', 'bust', 'clock', 'fireplace', 'mirror', 'painting'],
  ...['chair', 'rug', 'vase', 'hourglass'],
]);

/** Returns what a place that looks like one of another theme holds in a house, without what would surprise there. */
function inHouseOf(house: Theme, looksLike: Theme): Theme {
  const own = new Set(
    [house.lockables, house.hiders, house.decorations, house.takeables, house.keys, house.doors].flat(),
  );
  // Nobody is buried in a wine cellar.
  const isStrange = (of: string) =>
    of === 'sarcophagus' || (OLD.has(house.id) && MODERN.has(of)) || (NEW.has(house.id) && ANTIQUE.has(of));
  const fitting = (ids: readonly string[]) => ids.filter((of) => own.has(of) || !isStrange(of));
  return {
    ...looksLike,
    lockables: fitting(looksLike.lockables),
    hiders: fitting(looksLike.hiders),
    decorations: fitting(looksLike.decorations),
    takeables: fitting(looksLike.takeables),
    keys: fitting(looksLike.keys),
    doors: fitting(looksLike.doors),
  };
}

/**
 * Returns the longest walk from a place that enters none twice, up to so many places. On the wall of the first one there
 * is the way out, and no room for a second door.
 */
function walkFrom(
  start: Place,
  house: readonly Place[],
  { count, isFirst }: { count: number; isFirst: boolean },
): readonly Place[] {
  if (count <= 1) return [start];
  const others = house.filter((each) => each !== start);
  let longest: readonly Place[] = [];
  for (const next of others) {
    const ways = waysBetween(start.background.id, next.background.id);
    if (!ways.some((kind) => kind !== 'door' || !isFirst)) continue;
    const walk = walkFrom(next, others, { count: count - 1, isFirst: false });
    if (walk.length > longest.length) longest = walk;
    if (longest.length === count - 1) break;
  }
  return [start, ...longest];
}

function byOtherLight({ theme, background: { id, mood }, noun }: Place): readonly Place[] {
  return moodsOf(theme, id).flatMap((other) =>
    other === mood ? [] : [{ theme, background: { id, mood: other }, noun }],
  );
}

/** The names of places that look like one before them, where the house has no names left. */
const FURTHER = [
  { en: 'next', de: 'nebenan' },
  { en: 'far', de: 'dahinter' },
  { en: 'last', de: 'am Ende' },
] as const;

function asAnother(theme: Theme, { noun, ...place }: Place, turn: number): Place {
  const own = roomsOf(theme.id, place.background.id)[turn + 1];
  if (own) return { ...place, noun: own };
  const { en, de } = FURTHER[turn % FURTHER.length] ?? FURTHER[0];
  return { ...place, noun: { ...noun, en: `${en} ${noun.en}`, de: `${noun.de} ${de}` } };
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
