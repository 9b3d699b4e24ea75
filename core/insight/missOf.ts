import { answerForms } from '../folding/answerForms.ts';
import { type AnswerLock, answersOf, isAnswer } from '../lock/lock.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';

/** In which way a wrong answer missed. */
export type Miss =
  /** The lock accepts it by now. */
  | { type: 'accepted' }
  /** One letter is wrong, missing or too many, or two neighbours are swapped. */
  | { type: 'near' }
  /** It opens another lock. */
  | { type: 'otherLock'; lock: ItemId };

/** Returns how a common wrong answer to a lock missed; null if it is like no answer. */
export function missOf(room: Room, lock: ItemId, text: string): Miss | null {
  const item = itemOf(room, lock);
  if (!item) return null;
  if (isAnswer(item, text)) return { type: 'accepted' };
  const other = room.itemOrder.find((id) => id !== lock && opens(room, id, text));
  if (other !== undefined) return { type: 'otherLock', lock: other };
  return isNear(item, text) ? { type: 'near' } : null;
}

function opens(room: Room, id: ItemId, text: string): boolean {
  const item = itemOf(room, id);
  return item?.isItemLocked === true && item.unlockMethod === 'password' && isAnswer(item, text);
}

/** Only words are compared letter by letter: a code with one wrong digit is a guess. */
function isNear(lock: AnswerLock, text: string): boolean {
  if (lock.face.type !== 'text') return false;
  const forms = answersOf(lock).flatMap(answerForms);
  return answerForms(text).some((one) => forms.some((other) => isOneStep([...one], [...other])));
}

function isOneStep(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < other.length) return isOneStep(other, one);
  const at = one.findIndex((letter, place) => letter !== other[place]);
  if (at === -1 || other.length === 0) return false;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('\n');
  if (one.length === other.length + 1) return rest(one, at + 1) === rest(other, at);
  if (one.length !== other.length) return false;
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return (
    rest(one, at + 1) === rest(other, at + 1) || (isSwapped && rest(one, at + 2) === rest(other, at + 2))
  );
}
