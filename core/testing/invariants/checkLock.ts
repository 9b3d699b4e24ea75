import { FACE_LIMITS } from '../../lock/limits.ts';
import { LIMITS } from '../../room/limits.ts';
import type { ItemConfig, ItemId } from '../../room/model.ts';
import { toldByOf } from '../../room/toldBy.ts';
import { broken } from './broken.ts';
import { isTwice } from './checkItem.ts';

/** Checks that a lock has the fields of its method only (R6, S6, K1, K5, K6, K7, SPEC §4). */
export function checkLock(id: ItemId, item: ItemConfig): readonly string[] {
  const isBy = (method: ItemConfig['unlockMethod']) => item.isItemLocked && item.unlockMethod === method;
  const keys = [...(item.itemToUnlock === null ? [] : [item.itemToUnlock]), ...item.furtherKeys];
  const [isByPassword, isText] = [isBy('password'), item.face.type === 'text'];
  const { min, max } = LIMITS.sequence;
  const clicks = item.sequence.length;
  return broken({
    [`R6 ${id} is locked as set`]: item.isLocked !== item.isItemLocked,
    [`SPEC ${id} has a password by its method alone`]: !isByPassword && item.unlockPassword !== '',
    [`R4 password of ${id}`]: item.unlockPassword.length > (isText ? LIMITS.password : FACE_LIMITS.answer),
    [`K1 ${id} has a face by its method alone`]: !isByPassword && !isText,
    [`K7 ${id} accepts more as a text alone`]: !(isByPassword && isText) && item.alsoAccepts.length > 0,
    [`K7 ${id} accepts eight more`]:
      item.alsoAccepts.length > LIMITS.alsoAccepts ||
      item.alsoAccepts.some((answer) => answer.length > LIMITS.password),
    [`K7 ${id} has a wrong text by its method alone`]: !isByPassword && item.wrongText !== '',
    [`M2 wrong text of ${id}`]: item.wrongText.length > LIMITS.wrongText,
    [`S6 ${id} has its clue in a picture by its method alone`]: !isByPassword && item.isClueInPicture,
    [`S7 ${id} is told by its method alone`]: !isByPassword && item.toldBy !== undefined,
    [`S7 ${id} is told by six at most, each once, or has no such field`]:
      item.toldBy?.length === 0 || isTwice(toldByOf(item)) || toldByOf(item).length > LIMITS.toldBy,
    [`S7 ${id} does not tell itself`]: toldByOf(item).includes(id),
    [`SPEC ${id} has keys by its method alone`]: !isBy('item') && keys.length > 0,
    [`K5 ${id} has six keys at most, each once`]: keys.length > LIMITS.keys || isTwice(keys),
    [`K5 ${id} has a first key`]: item.itemToUnlock === null && item.furtherKeys.length > 0,
    [`K6 ${id} has a sequence by its method alone`]: !isBy('sequence') && clicks > 0,
    [`K6 ${id} has a sequence of two to eight`]: clicks > 0 && (clicks < min || clicks > max),
  });
}
