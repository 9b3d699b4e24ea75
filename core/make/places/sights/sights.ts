import type { RecipeBackground } from '../../../recipe/model.ts';
import { afar } from './afar.ts';
import { atHome } from './atHome.ts';
import { atWork } from './atWork.ts';
import type { Sight, Sights } from './model.ts';

/** What can be looked at and counted in places, by their backgrounds. */
export const SIGHTS: Sights = { ...atHome, ...atWork, ...afar };

/** Returns what can be counted in a place, also in the moods to which it may change. */
export function sightsOf(
  { id, mood }: RecipeBackground,
  laterMoods: readonly string[] = [],
): readonly Sight[] {
  return (SIGHTS[id] ?? []).filter(
    ({ moods }) => !moods || [mood, ...laterMoods].every((each) => moods.includes(each)),
  );
}
