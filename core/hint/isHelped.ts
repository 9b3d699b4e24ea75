import type { Play } from '../play/model.ts';

/**
 * Returns whether a hint has taken a step for the player (P16). Stored with an escape at the end of the play:
 * such escapes are unranked, as those with more time are (P15). Hints that only told something are counted
 * (`play.hints.asked`) and make no difference.
 */
export function isHelped({ hints }: Pick<Play, 'hints'>): boolean {
  return hints.done > 0;
}
