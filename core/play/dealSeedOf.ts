import type { ItemId } from '../room/model.ts';
import type { Play } from './model.ts';

/**
 * Returns the seed for dealing a lock's pieces. It differs for each lock of a play, so that a solved one
 * reveals nothing about another.
 */
export function dealSeedOf({ seed }: Play, lock: ItemId): string {
  return `${seed}:${lock}`;
}
