import { createChance } from '../../lock/shuffle.ts';
import type { Catalogue } from '../../recipe/catalogue.ts';
import type { Recipe } from '../../recipe/model.ts';
import { LIMITS } from '../../room/limits.ts';
import type { ItemId, Room } from '../../room/model.ts';
import type { ClueSource } from '../../solve/clues/clues.ts';
import { examine } from '../../solve/examine.ts';
import type { Surroundings, Theme } from '../furnish/model.ts';
import { fitsWithin } from '../furnish/place/pocket.ts';
import { type Shape, shapeOf } from '../furnish/place/shape.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import { chooseScenes } from '../places/chooseScenes.ts';
import { type MadeRoom, proveRecipe, withFairTime } from '../prove.ts';
import { chooseStory } from '../stories/chooseStory.ts';
import { StoryTold } from '../stories/StoryTold.ts';
import { VOICES } from '../voices/voices.ts';
import { Teller } from '../words/Teller.ts';
import { saidAgain } from '../words/textsOf.ts';
import { type Ground, Growth, type LockWay } from './Growth.ts';
import type { Wish } from './model.ts';
import type { Taken } from './PuzzleMaker.ts';
import { isIdle, writeRecipe } from './writeRecipe.ts';

/** Number of rooms that are tried until one is as it should be. */
const TRIES = 12;
/** Number of further ones, each shorter than the one before, that are taken as they come. */
const LAST_TRIES = 4;
const SHORTER = 0.8;

/** Minutes of puzzles for which a place has room. */
const MINUTES_OF_PLACE = 4.5;
/** Number of places more that a room gets at most if its things find no room. */
const MORE_PLACES = 3;

/** How far a room's length may be from the wished one (G2), and how far the estimate of one that is tried, at first. */
export const NEAR = 0.2;
const NEARER = 0.12;

const NOTHING: Taken = { kinds: [], ideas: [], answers: [] };

/** A room that was made by a wish. */
export interface WishedRoom extends MadeRoom {
  /** Its ideas with their parameters: what makes two rooms alike (G3). */
  ideas: readonly string[];
  /** Its places, in the order in which they are reached. */
  scenes: Ground['scenes'];
  /** How each lock is opened. */
  ways: ReadonlyMap<ItemId, LockWay>;
  /** Sentences that things say for the sake of this room, once they are open: for another lock, or for its story. */
  marks: ReadonlyMap<ItemId, string>;
}

/** What a room is made around: the places of another one, some of whose parts are added later. */
export interface Around {
  scenes: Ground['scenes'];
  /** What those parts say: no sentence of it is said again, and nobody in it writes another clue. */
  texts: readonly string[];
  taken: Taken;
  /** Minutes that they take. */
  minutes: number;
}

/**
 * Makes a room by a wish (G1 to G3): the same wish, surroundings and seed make the same room. Of several tries the first
 * is taken whose length is near the wished one, else the nearest. Null if the catalogue has nothing for the theme.
 */
export function makeFromWish(
  wish: Wish,
  surroundings: Surroundings,
  seed: string,
  around?: Around,
): WishedRoom | null {
  const theme = themesIn(surroundings.catalogue).find(({ id }) => id === wish.theme);
  if (!theme || theme.backgrounds.length === 0) return null;
  const minutes = wish.minutes - (around?.minutes ?? 0);
  const distance = ({ length }: MadeRoom) => Math.abs(length - minutes);
  let places = Math.max(1, Math.round(minutes / MINUTES_OF_PLACE));
  const most = Math.min(places + MORE_PLACES, LIMITS.scenes);
  let nearest: WishedRoom | null = null;
  for (let tried = 0; tried < TRIES + LAST_TRIES; tried += 1) {
    const last = Math.max(0, tried + 1 - TRIES);
    if (nearest && (last > 0 || distance(nearest) <= NEAR * minutes)) break;
    const seconds = 60 * minutes * SHORTER ** last;
    const plan = planRoom(wish, { theme, surroundings, places, seconds, seed: `${seed} ${tried}`, around });
    const isShort = plan.growth.seconds < (1 - (tried < TRIES / 2 ? NEARER : NEAR)) * seconds;
    const isTaken = last > 0 || (!isShort && plan.growth.isQuick);
    const made = isTaken ? finish(plan, surroundings) : null;
    if (made && (!nearest || distance(made) < distance(nearest))) nearest = made;
    // What finds no room finds it where there are more places.
    if (isShort || (isTaken && !made && tried % 2 === 1)) places = Math.min(places + 1, most);
  }
  return nearest && { ...nearest, ...withFairTime(nearest, wish.minutes) };
}

interface Try {
  theme: Theme;
  surroundings: Surroundings;
  places: number;
  seconds: number;
  seed: string;
  around: Around | undefined;
}

/** A room before its things have places. */
interface Plan extends Pick<Ground, 'wish' | 'scenes' | 'story' | 'voice' | 'teller' | 'chance' | 'taken'> {
  growth: Growth;
}

function planRoom(wish: Wish, { theme, surroundings, places, seconds, seed, around }: Try): Plan {
  const chance = createChance(seed);
  const teller = new Teller(wish.language, chance);
  const texts = around?.texts ?? [];
  for (const text of texts) teller.hear(text);
  const story = new StoryTold(chooseStory(theme.id, wish.about, chance), {
    teller,
    chance,
    about: wish.about.trim(),
    isTaken: (name) => texts.some((text) => text.includes(name)),
  });
  const scenes = around?.scenes ?? chooseScenes(theme, surroundings, { count: places, chance });
  const voice = VOICES[theme.id];
  const ground = { wish, scenes, story, voice, teller, chance, taken: around?.taken ?? NOTHING };
  return { ...ground, growth: new Growth({ ...ground, ...stockOf(surroundings), surroundings, seconds }) };
}

function finish({ growth, ...writing }: Plan, surroundings: Surroundings): WishedRoom | null {
  const recipe = writeRecipe(growth.things, surroundings, { ...writing, closeUps: growth.closeUps });
  if (!recipe || saidAgain(recipe).length > 0) return null;
  const made = proveWithout(recipe, surroundings.catalogue);
  if (!made || tellsTwice(made.room)) return null;
  const { ideas, ways, marks } = growth;
  return { ...made, ideas, ways, marks, scenes: writing.scenes };
}

/** Returns whether an answer stands in a text that is none of its clues. */
function tellsTwice(room: Room): boolean {
  return [...examine(room).clueSources].some(([lock, sources]) => {
    const clues: readonly ClueSource[] = room.itemConfigs[lock]?.toldBy ?? [];
    return sources.some((source) => !clues.includes(source));
  });
}

/** How much wider a book is once it lies open: what it is found in is at least as wide. */
const OPEN_BOOK = 1.4;

/** What is known of a catalogue, by what there is to furnish with: measuring its pictures takes a while. */
const stocks = new WeakMap<Surroundings, Pick<Ground, 'entries' | 'fits'>>();

function stockOf(surroundings: Surroundings): Pick<Ground, 'entries' | 'fits'> {
  const { catalogue, pictures } = surroundings;
  const known = stocks.get(surroundings);
  if (known) return known;
  const entries = new Map(catalogue.items.map((entry) => [entry.id, entry]));
  // Measured when it is first asked for: no room asks for all of the library.
  const shapes = new Map<string, Shape | null>();
  const shapeFor = (id: string) => {
    const entry = entries.get(id);
    const shape = shapes.get(id) ?? (entry ? shapeOf(entry, pictures) : null);
    shapes.set(id, shape);
    return shape;
  };
  const fits: Ground['fits'] = (host, found) => {
    const [outer, inner] = [shapeFor(host), shapeFor(found)];
    if (!outer || !inner || !fitsWithin(outer, [inner], true)) return false;
    return found !== 'book' || inner.body.width * OPEN_BOOK <= outer.body.width;
  };
  const stock = { entries, fits };
  stocks.set(surroundings, stock);
  return stock;
}

/** Proves a recipe, if need be without the things that only belong to the place and of which a finding tells. */
function proveWithout(recipe: Recipe, catalogue: Catalogue): MadeRoom | null {
  const proved = proveRecipe(recipe, catalogue);
  if (proved.ok) return proved.value;
  if (proved.refusal.type !== 'found') return null;
  const told = new Set(proved.refusal.findings.flatMap(({ items }) => items).filter(isIdle));
  if (told.size === 0) return null;
  const again = proveRecipe({ ...recipe, items: recipe.items.filter(({ id }) => !told.has(id)) }, catalogue);
  return again.ok ? again.value : null;
}
