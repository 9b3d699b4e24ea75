import type { ItemConfig, Room } from '../../../room/model.ts';
import { refuse } from '../../../util/result.ts';
import { changeItem, setItem } from '../../change.ts';
import { type EditResult, edited } from '../../edited.ts';
import type { CommandOf, ItemHandlers } from '../../handler.ts';
import { refusalOfRole } from '../../links/roles.ts';
import { clearMethods } from './lockFields.ts';

type LockingType = 'setLocked' | 'setUnlockMethod' | 'setLockMaterial';

export const lockingHandlers: ItemHandlers<LockingType> = { setLocked, setUnlockMethod, setLockMaterial };

/**
 * SPEC §4: turning unlocking off clears password and link. R6: `isItemLocked` and `isLocked` change together. K6, C1:
 * members and results cannot be locked.
 */
function setLocked(room: Room, { id, isItemLocked }: CommandOf<'setLocked'>): EditResult {
  const refusal = isItemLocked ? refusalOfRole(room, id, ['member', 'result']) : null;
  if (refusal) return refuse(refusal);
  const cleared = isItemLocked ? room : clearMethods(room, id);
  return edited(changeItem(cleared, id, { isItemLocked, isLocked: isItemLocked }));
}

/**
 * SPEC §4: `password` clears the link and its key's addable flag, `item` clears the password. M3: each method
 * clears the settings of the others.
 */
function setUnlockMethod(
  room: Room,
  { id, unlockMethod }: CommandOf<'setUnlockMethod'>,
  item: ItemConfig,
): EditResult {
  if (!item.isItemLocked) return refuse({ type: 'notLocked' });
  return edited(changeItem(clearMethods(room, id, unlockMethod), id, { unlockMethod }));
}

/** K2: the material changes only the look, so it stays when the unlock method changes. */
function setLockMaterial(
  room: Room,
  { id, material }: CommandOf<'setLockMaterial'>,
  item: ItemConfig,
): EditResult {
  if (!item.isItemLocked) return refuse({ type: 'notLocked' });
  const { lockMaterial = null, ...plain } = item;
  if (material === lockMaterial) return edited(room);
  return edited(setItem(room, id, material === null ? plain : { ...plain, lockMaterial: material }));
}
