import { refuse } from '../../result.ts';
import { holdsBackClicks, itemOf, lockOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room, type UnlockMethod } from '../../room/model.ts';
import { changeItem } from '../change.ts';
import { releaseKeys } from '../changeLinks.ts';
import type { EditNote, EditRefusal } from '../command.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf, ItemHandlers } from '../handler.ts';
import { withinLimit } from '../limit.ts';

export const lockingHandlers: ItemHandlers<
  | 'setLocked'
  | 'setUnlockMethod'
  | 'setPassword'
  | 'setPasswordMatch'
  | 'setClueInPicture'
  | 'setItemToUnlock'
> = { setLocked, setUnlockMethod, setPassword, setPasswordMatch, setClueInPicture, setItemToUnlock };

/** SPEC §4: no password, and so nothing that a picture could tell. */
const NO_PASSWORD = { unlockPassword: '', isClueInPicture: false };

/** SPEC §4: turning unlocking off clears password and link. R6: both flags go together. */
function setLocked(room: Room, { id, isItemLocked }: CommandOf<'setLocked'>): EditResult {
  if (isItemLocked) return edited(changeItem(room, id, { isItemLocked, isLocked: true }));
  const cleared = { isItemLocked, isLocked: false, ...NO_PASSWORD };
  return edited(changeItem(releaseKeys(room, id), id, cleared));
}

/** SPEC §4: by password clears the link and its key's addable flag, by item clears the password. */
function setUnlockMethod(
  room: Room,
  { id, unlockMethod }: CommandOf<'setUnlockMethod'>,
  item: ItemConfig,
): EditResult {
  if (!item.isItemLocked) return refuse({ type: 'notLocked' });
  if (unlockMethod === 'item') return edited(changeItem(room, id, { unlockMethod, ...NO_PASSWORD }));
  return edited(changeItem(releaseKeys(room, id), id, { unlockMethod }));
}

/** Too blank a password is no refusal, since it may be half typed, but an error of L1. A picture told the old one alone (S6). */
function setPassword(
  room: Room,
  { id, unlockPassword }: CommandOf<'setPassword'>,
  item: ItemConfig,
): EditResult {
  const refusal = refusalOfMethod(item, 'password');
  if (refusal) return refuse(refusal);
  if (unlockPassword === item.unlockPassword) return edited(room);
  const changes = { unlockPassword, isClueInPicture: false };
  return withinLimit('password', unlockPassword, () => changeItem(room, id, changes));
}

function setPasswordMatch(
  room: Room,
  { id, passwordMatch }: CommandOf<'setPasswordMatch'>,
  item: ItemConfig,
): EditResult {
  const refusal = refusalOfMethod(item, 'password');
  return refusal ? refuse(refusal) : edited(changeItem(room, id, { passwordMatch }));
}

/** S6: the creator confirms what no search can see. */
function setClueInPicture(
  room: Room,
  { id, isClueInPicture }: CommandOf<'setClueInPicture'>,
  item: ItemConfig,
): EditResult {
  const refusal = refusalOfMethod(item, 'password');
  return refusal ? refuse(refusal) : edited(changeItem(room, id, { isClueInPicture }));
}

/** SPEC §4: the key turns addable, the one chosen before does not stay so. E8: another lock loses it. */
function setItemToUnlock(
  room: Room,
  { id, itemToUnlock: key }: CommandOf<'setItemToUnlock'>,
  item: ItemConfig,
): EditResult {
  const refusal =
    refusalOfMethod(item, 'item') ?? (key === null ? null : refusalOfKey(room, { lock: id, id: key }));
  if (refusal) return refuse(refusal);
  if (item.itemToUnlock === key) return edited(room);
  if (key === null) return edited(releaseKeys(room, id));
  const from = lockOf(room, key);
  const taken = from === null ? room : releaseKeys(room, from);
  const linked = changeItem(releaseKeys(taken, id), id, { itemToUnlock: key });
  return edited(changeItem(linked, key, { isAddableToInventory: true }), null, noteTaken({ key, from }));
}

function refusalOfMethod(item: ItemConfig, unlockMethod: UnlockMethod): EditRefusal | null {
  if (!item.isItemLocked) return { type: 'notLocked' };
  return item.unlockMethod === unlockMethod ? null : { type: 'notLockedBy', unlockMethod };
}

function refusalOfKey(room: Room, { lock, id }: { lock: ItemId; id: ItemId }): EditRefusal | null {
  const key = itemOf(room, id);
  if (!key) return { type: 'unknownItem', id };
  if (id === lock) return { type: 'ownKey' };
  if (id === DOOR_ID) return { type: 'doorIsFixed', reason: 'noKey' };
  return holdsBackClicks(key) ? { type: 'mustAnswerClicks' } : null;
}

function noteTaken({ key, from }: { key: ItemId; from: ItemId | null }): readonly EditNote[] {
  return from === null ? [] : [{ type: 'keyTaken', key, from }];
}
