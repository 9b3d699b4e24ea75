import type { ItemId } from '../room/model.ts';
import type { Play } from './model.ts';

/** What the pieces of a lock are dealt by: each lock of a play by its own, so that one that was solved tells nothing of another. */
export function dealSeedOf({ seed }: Play, lock: ItemId): string {
  return `${seed}:${lock}`;
}
