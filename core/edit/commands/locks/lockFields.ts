import { PLAIN_SETTINGS } from '../../../room/create/createItem.ts';
import type { ItemConfig, ItemId, Room, UnlockMethod } from '../../../room/model.ts';
import { changeItem } from '../../change.ts';
import type { EditRefusal } from '../../command.ts';
import { releaseKeys, untold } from '../../links/changeLinks.ts';

/**
 * The fields of a lock without a password: no answer, face, further answers, text after a wrong answer, or
 * clue in a picture (SPEC §4).
 */
const { unlockPassword, face, alsoAccepts, wrongText, isClueInPicture } = PLAIN_SETTINGS;
const NO_ANSWER = { unlockPassword, face, alsoAccepts, wrongText, isClueInPicture };

/** Clears the settings of all unlock methods but `kept`: the answer, the keys, the sequence (SPEC §4, M3). */
export function clearMethods(room: Room, id: ItemId, kept: UnlockMethod | null = null): Room {
  const withoutKeys = kept === 'item' ? room : releaseKeys(room, id);
  const cleared = changeItem(withoutKeys, id, {
    ...(kept !== 'password' && NO_ANSWER),
    ...(kept !== 'sequence' && { sequence: PLAIN_SETTINGS.sequence }),
  });
  return kept === 'password' ? cleared : untold(cleared, id);
}

/** Returns the refusal of a setting that only locks with this method have, or null. */
export function refusalOfMethod(item: ItemConfig, unlockMethod: UnlockMethod): EditRefusal | null {
  if (!item.isItemLocked) return { type: 'notLocked' };
  return item.unlockMethod === unlockMethod ? null : { type: 'notLockedBy', unlockMethod };
}
