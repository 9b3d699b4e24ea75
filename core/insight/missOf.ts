import { answerForms } from '../folding/answerForms.ts';
import { type AnswerLock, answersOf, isAnswer } from '../lock/lock.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';

/** The relation of a wrong answer to a right one. */
export type Miss =
  /** The lock accepts it now, since the creator has changed the room. */
  | { type: 'accepted' }
  /** One letter is wrong, missing or too many, or two neighbours are swapped. */
  | { type: 'near' }
  /** Two neighbouring characters of a code are swapped. */
  | { type: 'swapped' }
  /** It is the answer of another lock. */
  | { type: 'otherLock'; lock: ItemId };

/** Returns how a common wrong answer to a lock missed the right one; null if it is like no right answer. */
export function missOf(room: Room, lock: ItemId, text: string): Miss | null {
  const item = itemOf(room, lock);
  if (!item) return null;
  if (isAnswer(item, text)) return { type: 'accepted' };
  const other = room.itemOrder.find((id) => id !== lock && opens(room, id, text));
  if (other !== undefined) return { type: 'otherLock', lock: other };
  if (isNear(item, text)) return { type: 'near' };
  return isSwappedCode(item, text) ? { type: 'swapped' } : null;
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

/** On a number pad or on wheels, two neighbouring characters are easily swapped. */
function isSwappedCode({ face, unlockPassword }: AnswerLock, text: string): boolean {
  // Answers of wheels have spaces between their characters.
  const signs = { digits: '', wheels: ' ' } as const;
  if (face.type !== 'digits' && face.type !== 'wheels') return false;
  return isSwap(text.split(signs[face.type]), unlockPassword.split(signs[face.type]));
}

function isOneStep(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < other.length) return isOneStep(other, one);
  const at = one.findIndex((letter, place) => letter !== other[place]);
  if (at === -1 || other.length === 0) return false;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('\n');
  if (one.length === other.length + 1) return rest(one, at + 1) === rest(other, at);
  return one.length === other.length && (rest(one, at + 1) === rest(other, at + 1) || isSwap(one, other));
}

/** Returns whether two texts are the same but for two neighbouring characters, which are swapped. */
function isSwap(one: readonly string[], other: readonly string[]): boolean {
  const [at = -1, next, ...further] = one.flatMap((sign, place) => (sign === other[place] ? [] : [place]));
  const isRest = one.length === other.length && further.length === 0;
  return isRest && next === at + 1 && one[at] === other[next] && one[next] === other[at];
}
