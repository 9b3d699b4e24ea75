import type { Recipe, RecipeSettings } from '../../core/recipe/model.ts';

/** Shorter texts are not searched, because they occur elsewhere by chance. */
const TELLING = 16;
/**
 * Shorter answers, such as "24", are not searched, because they occur everywhere. Longer ones are searched in quotes.
 */
const GUESSED = 4;

/**
 * Secrets of a published room until they are earned: every text except the introduction, and answers in
 * quotes.
 */
export function secretsOf({ door, items, spots = [], ending = '' }: Recipe): readonly string[] {
  const told = [door, ...items, ...spots].flatMap((item) => [...textsOf(item), ...answersOf(item)]);
  return [...told, ...linesOf([ending])];
}

function textsOf({ says = '', saysOpened = '', hints = [] }: RecipeSettings): readonly string[] {
  return linesOf([says, saysOpened, ...hints]);
}

function linesOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.length >= TELLING);
}

function answersOf({ lock }: RecipeSettings): readonly string[] {
  if (!lock || !('password' in lock) || lock.password.length < GUESSED) return [];
  return [`'${lock.password}'`, `"${lock.password}"`];
}
