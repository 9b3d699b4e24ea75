import { LIMITS } from '../../../room/limits.ts';
import { holdsBackClicks, itemOf, keyFields, keysOf, lockOf } from '../../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../../room/model.ts';
import { refuse } from '../../../util/result.ts';
import { changeItem } from '../../change.ts';
import type { EditNote, EditRefusal } from '../../command.ts';
import { type EditResult, edited } from '../../edited.ts';
import type { CommandOf, ItemHandlers } from '../../handler.ts';
import { addKey, releaseKey } from '../../links/changeLinks.ts';
import { refusalOfRoles } from '../../links/roles.ts';
import { refusalOfMethod } from './lockFields.ts';

export const keysHandlers: ItemHandlers<'setItemToUnlock' | 'setKeys'> = {
  setItemToUnlock,
  setKeys: (room, { id, keys }, item) => setKeys(room, id, item, keys),
};

/** SPEC §4: the picked key replaces the one picked before; further keys stay. */
function setItemToUnlock(
  room: Room,
  { id, itemToUnlock }: CommandOf<'setItemToUnlock'>,
  item: ItemConfig,
): EditResult {
  const picked = itemToUnlock === null ? [] : [itemToUnlock];
  return setKeys(room, id, item, [...picked, ...item.furtherKeys]);
}

/**
 * SPEC §4: keys become addable to the inventory, and former keys are so no longer. E8, K5: other locks lose these keys.
 */
function setKeys(room: Room, id: ItemId, item: ItemConfig, chosen: readonly ItemId[]): EditResult {
  const keys = [...new Set(chosen)];
  const added = keys.filter((key) => !keysOf(item).includes(key));
  const refusal = refusalOfMethod(item, 'item') ?? refusalOfKeys(room, { lock: id, keys, added });
  if (refusal) return refuse(refusal);
  const removed = keysOf(item).filter((key) => !keys.includes(key));
  const freed = removed.reduce(releaseKey, room);
  const linked = added.reduce((locked, key) => addKey(locked, { lock: id, key }), freed);
  return edited(changeItem(linked, id, keyFields(keys)), null, notesOf(room, added));
}

interface Keys {
  lock: ItemId;
  keys: readonly ItemId[];
  added: readonly ItemId[];
}

function refusalOfKeys(room: Room, { lock, keys, added }: Keys): EditRefusal | null {
  if (keys.length > LIMITS.keys) return { type: 'tooMany', list: 'keys', limit: LIMITS.keys };
  return (
    added.map((key) => refusalOfKey(room, { lock, id: key })).find((refusal) => refusal !== null) ?? null
  );
}

/** Returns why an item cannot be a key (E5, C1, K6, N2, N6); null if it can. */
function refusalOfKey(room: Room, { lock, id }: { lock: ItemId; id: ItemId }): EditRefusal | null {
  if (id === lock) return { type: 'ownKey' };
  const key = itemOf(room, id);
  const refusal = refusalOfRoles(room, id, { free: ['spot', 'way', 'member', 'part'], door: 'noKey' });
  return refusal ?? (key && holdsBackClicks(key) ? { type: 'mustAnswerClicks' } : null);
}

function notesOf(room: Room, added: readonly ItemId[]): readonly EditNote[] {
  return added.flatMap((key) => {
    const from = lockOf(room, key);
    return from === null ? [] : [{ type: 'keyTaken', key, from } as const];
  });
}
