import type { Play } from '../play/model.ts';

/**
 * Whether a hint has taken a step in the player's place (P16). Whoever keeps an escape keeps this with it, as it is at
 * the end of the play: such an escape stands apart from the others, as those with more time do (P15). Hints that only
 * told something are counted (`play.hints.asked`) and make no difference.
 */
export function isHelped({ hints }: Pick<Play, 'hints'>): boolean {
  return hints.done > 0;
}
