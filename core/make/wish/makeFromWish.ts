import { createChance, shuffle } from '../../lock/shuffle.ts';
import type { Catalogue } from '../../recipe/catalogue.ts';
import type { Recipe } from '../../recipe/model.ts';
import { findWalkthrough } from '../../solve/escape/walk/findWalkthrough.ts';
import { estimateMinutes, fairTimeLimit } from '../../solve/escape/walk/rateDifficulty.ts';
import type { Surroundings, Theme } from '../furnish/model.ts';
import { fitsWithin } from '../furnish/place/pocket.ts';
import { shapeOf } from '../furnish/place/shape.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import { type MadeRoom, proveRecipe } from '../prove.ts';
import { NAMES } from '../words/names.ts';
import { Teller } from '../words/Teller.ts';
import { type Ground, Growth } from './Growth.ts';
import { chooseScenes } from './madeScenes.ts';
import type { Wish } from './model.ts';
import { isIdle, writeRecipe } from './writeRecipe.ts';

/** Number of rooms that are tried, each with as many locks as the length of the one before suggests. */
const TRIES = 8;
/** Locks for each minute of the first try, and how many more or fewer the next one may have. */
const LOCKS_A_MINUTE = 0.88;
const LOCKS_CHANGED = 3;
const LEAST_LOCKS = 3;
/** Locks fewer after a try that came to no room. */
const LOCKS_FEWER = 2;

/** How far a room's length may be from the wished one (G2). */
const NEAR = 0.2;

/** A room that was made by a wish. */
export interface WishedRoom extends MadeRoom {
  /** Its ideas with their parameters: what makes two rooms alike (G3). */
  ideas: readonly string[];
}

/** A room of which the length is known, in minutes. */
interface Tried extends WishedRoom {
  length: number;
}

/**
 * Makes a room by a wish (G1 to G3): the same wish, surroundings and seed make the same room. Of several tries the first
 * is taken whose length is near the wished one, else the nearest. Null if the catalogue has nothing for the theme, or if
 * no try came to a room.
 */
export function makeFromWish(wish: Wish, surroundings: Surroundings, seed: string): WishedRoom | null {
  const theme = themesIn(surroundings.catalogue).find(({ id }) => id === wish.theme);
  if (!theme) return null;
  const distance = ({ length }: Tried) => Math.abs(length - wish.minutes);
  let locks = Math.max(LEAST_LOCKS, Math.round(wish.minutes * LOCKS_A_MINUTE));
  let nearest: Tried | null = null;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const made = tryOnce(wish, { theme, surroundings, locks, seed: `${seed} ${tried}` });
    if (!made) {
      locks = Math.max(LEAST_LOCKS - 1, locks - LOCKS_FEWER);
      continue;
    }
    if (!nearest || distance(made) < distance(nearest)) nearest = made;
    if (distance(made) <= NEAR * wish.minutes) break;
    locks = nextLocks(locks, wish.minutes / made.length);
  }
  return nearest && withFairTime(nearest, wish, surroundings.catalogue);
}

function nextLocks(locks: number, factor: number): number {
  const wanted = Math.max(LEAST_LOCKS - 1, Math.round(locks * factor));
  return Math.min(Math.max(wanted, locks - LOCKS_CHANGED), locks + LOCKS_CHANGED);
}

interface Try {
  theme: Theme;
  surroundings: Surroundings;
  locks: number;
  seed: string;
}

function tryOnce(wish: Wish, { theme, surroundings, locks, seed }: Try): Tried | null {
  const chance = createChance(seed);
  const teller = new Teller(wish.language, chance);
  const people = shuffle(NAMES, chance);
  const [first, ...others] = chooseScenes(theme, surroundings, { locks, chance });
  if (!first) return null;
  const { catalogue } = surroundings;
  const scenes = [first, ...others] as const;
  const entries = new Map(catalogue.items.map((entry) => [entry.id, entry]));
  const growth = new Growth({
    wish,
    scenes,
    locks,
    people,
    chance,
    teller,
    entries,
    fits: fitsIn(surroundings),
  });
  const recipe = writeRecipe(growth.things, surroundings, { wish, scenes, people, teller, chance });
  const made = recipe && proveWithout(recipe, catalogue);
  const walkthrough = made && findWalkthrough(made.room);
  return walkthrough ? { ...made, ideas: growth.ideas, length: estimateMinutes(walkthrough) } : null;
}

/** Returns whether one catalogue entry can be found in another, in their usual sizes. */
function fitsIn({ catalogue, pictures }: Surroundings): Ground['fits'] {
  const shapes = new Map(catalogue.items.map((entry) => [entry.id, shapeOf(entry, pictures)]));
  return (host, found) => {
    const [outer, inner] = [shapes.get(host), shapes.get(found)];
    return outer !== undefined && inner !== undefined && fitsWithin(outer, [inner], true);
  };
}

/** Proves a recipe, if need be without the things that only belong to the place and of which a finding tells. */
function proveWithout(recipe: Recipe, catalogue: Catalogue): MadeRoom | null {
  const proved = proveRecipe(recipe, catalogue);
  if (proved.ok) return proved.value;
  if (proved.refusal.type !== 'found') return null;
  const told = new Set(proved.refusal.findings.flatMap(({ items }) => items).filter(isIdle));
  const again = proveRecipe({ ...recipe, items: recipe.items.filter(({ id }) => !told.has(id)) }, catalogue);
  return again.ok ? again.value : null;
}

/** Gives a room the time that was wished for, or what is fair for its length if that is more (L2). */
function withFairTime(
  { recipe, room, ideas }: Tried,
  { minutes }: Wish,
  catalogue: Catalogue,
): WishedRoom | null {
  const walkthrough = findWalkthrough(room);
  const timeLimit = Math.max(minutes, walkthrough ? fairTimeLimit(walkthrough) : 0);
  const proved = proveRecipe({ ...recipe, timeLimit }, catalogue);
  return proved.ok ? { ...proved.value, ideas } : null;
}
