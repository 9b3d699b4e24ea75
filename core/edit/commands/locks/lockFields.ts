import { PLAIN_SETTINGS } from '../../../room/create/createItem.ts';
import type { ItemConfig, ItemId, Room, UnlockMethod } from '../../../room/model.ts';
import { changeItem } from '../../change.ts';
import type { EditRefusal } from '../../command.ts';
import { releaseKeys, untold } from '../../links/changeLinks.ts';

/** SPEC §4: no password, and so nothing to enter it with, nothing to say to a wrong one, nothing that a picture could tell. */
const { unlockPassword, face, alsoAccepts, wrongText, isClueInPicture } = PLAIN_SETTINGS;
const NO_ANSWER = { unlockPassword, face, alsoAccepts, wrongText, isClueInPicture };

/** Clears all that a lock has by its methods but one: the answer, the keys, the sequence (SPEC §4, M3). */
export function clearMethods(room: Room, id: ItemId, kept: UnlockMethod | null = null): Room {
  const withoutKeys = kept === 'item' ? room : releaseKeys(room, id);
  const cleared = changeItem(withoutKeys, id, {
    ...(kept !== 'password' && NO_ANSWER),
    ...(kept !== 'sequence' && { sequence: PLAIN_SETTINGS.sequence }),
  });
  return kept === 'password' ? cleared : untold(cleared, id);
}

/** The refusal of a setting that only locks by this method have. */
export function refusalOfMethod(item: ItemConfig, unlockMethod: UnlockMethod): EditRefusal | null {
  if (!item.isItemLocked) return { type: 'notLocked' };
  return item.unlockMethod === unlockMethod ? null : { type: 'notLockedBy', unlockMethod };
}
