import type { CatalogueEntry } from '../../../catalogue/model.ts';
import type { KnownPicture } from '../../../catalogue/pictureGuide.ts';
import type { Chance } from '../../../lock/shuffle.ts';
import { findBackground } from '../../../recipe/catalogue.ts';
import type { RecipeBackground } from '../../../recipe/model.ts';
import type { Surroundings } from '../model.ts';
import { differenceOf, type Lab, labOf, lit } from './lab.ts';
import { colorsFor } from './suits.ts';

/** Below this difference a thing is hard to see before its background. */
const SEEN = 0.14;
/** Stronger colours than this one cry out. */
const LOUD = 0.13;
/** How much worse a colour may be and still be chosen now and then. */
const PATIENCE = 0.35;

/**
 * Chooses a colour for an entry before a background: one that can be seen there, does not cry out, and is at peace with
 * the room's own tone; the better, the likelier.
 */
export function chooseColor(
  entry: CatalogueEntry,
  background: RecipeBackground,
  { catalogue, pictures }: Surroundings,
  chance: Chance,
): string {
  const found = findBackground(background, catalogue);
  const colors = colorsFor(entry, background.id);
  const room = found.ok ? labOf(colorOf(pictures.get(found.value.uri))) : null;
  const ambient = found.ok ? found.value.ambient : '#ffffff';
  const weights = colors.map((color) => {
    const picture = pictures.get(entry.variants[color]?.default ?? '');
    if (!room || !picture) return 1;
    return Math.exp(-penaltyOf(labOf(lit(picture.color, ambient)), room) / PATIENCE);
  });
  return pick(colors, weights, chance);
}

function penaltyOf(thing: Lab, room: Lab): number {
  const hidden = Math.max(0, SEEN - differenceOf(thing, room)) / SEEN;
  const strength = Math.hypot(thing.a, thing.b);
  const loud = Math.max(0, strength - LOUD) * 6;
  const tone = Math.hypot(room.a, room.b);
  const agreement = (thing.a * room.a + thing.b * room.b) / Math.max(1e-6, strength * tone);
  // Grey things agree with every room.
  const strange = ((1 - agreement) / 2) * Math.min(1, strength / LOUD);
  return 1.2 * hidden + loud + 0.8 * strange;
}

function colorOf(picture: Pick<KnownPicture, 'color'> | undefined): string {
  return picture?.color ?? '#808080';
}

function pick(colors: readonly string[], weights: readonly number[], chance: Chance): string {
  let left = chance() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = colors.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
  return chosen ?? colors.at(-1) ?? '';
}
