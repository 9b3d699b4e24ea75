import type { Recipe, RecipeItem } from '../../core/recipe/model.ts';

/** Texts shorter than this stand in other places too, by chance. */
const TELLING = 16;
/** As are answers: "24" stands everywhere. */
const GUESSED = 4;

/** What a published room tells only to whom it is earned by: every text but the introduction, and its answers in quotes. */
export function secretsOf({ door, items }: Recipe): readonly string[] {
  return [door, ...items].flatMap((item) => [...textsOf(item), ...answersOf(item)]);
}

function textsOf({ says = '' }: Partial<RecipeItem>): readonly string[] {
  return [says].flatMap((text) => text.split('\n')).filter((line) => line.length >= TELLING);
}

function answersOf({ lock }: Partial<RecipeItem>): readonly string[] {
  if (!lock || !('password' in lock) || lock.password.length < GUESSED) return [];
  return [`'${lock.password}'`, `"${lock.password}"`];
}
