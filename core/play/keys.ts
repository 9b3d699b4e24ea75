import { itemOf, keysOf } from '../room/links.ts';
import type { ItemId } from '../room/model.ts';
import { spend, unlock } from './effects.ts';
import type { PlayEvent } from './model.ts';
import type { Step } from './step.ts';
import type { Turn } from './turn.ts';
import { chosenMaterial } from './view/shownLock.ts';

/**
 * Tries an inventory entry on a lock (P7, P8, K5): each fitting key stays in the lock, and the last one
 * unlocks it.
 */
export function tryKey(turn: Turn, { lock, key }: { lock: ItemId; key: ItemId }): Step {
  const { room, play } = turn;
  const item = itemOf(room, lock);
  const keys = item?.unlockMethod === 'item' ? keysOf(item) : [];
  if (!item || !keys.includes(key)) return { play, events: [{ type: 'keyDoesNotFit', item: lock, key }] };
  const used = [...(play.usedKeys[lock] ?? []), key];
  const withKey: Turn = { ...turn, play: { ...play, usedKeys: { ...play.usedKeys, [lock]: used } } };
  if (keys.every((each) => used.includes(each))) return unlock(withKey, { lock, key });
  const fits: PlayEvent = {
    type: 'keyFits',
    item: lock,
    key,
    keyholes: keys.length,
    ...chosenMaterial(item),
  };
  return { play: spend(withKey, key), events: [fits] };
}
