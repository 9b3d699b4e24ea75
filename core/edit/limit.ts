import { FACE_LIMITS } from '../lock/limits.ts';
import type { Face } from '../lock/model.ts';
import { lengthWithoutEscapes } from '../lock/signs/signedText.ts';
import { LIMITS } from '../room/limits.ts';
import type { Room } from '../room/model.ts';
import { refuse } from '../util/result.ts';
import type { EditRefusal } from './command.ts';
import { type EditResult, edited } from './edited.ts';

type TextLimit =
  | 'roomName'
  | 'introduction'
  | 'message'
  | 'itemName'
  | 'hint'
  | 'wrongText'
  | 'sceneName'
  | 'ending'
  | 'debrief';

/** Applies a change with a text, or refuses it if the text is over its limit (R4). */
export function withinLimit(field: TextLimit, text: string, change: () => Room): EditResult {
  const refusal = refusalOfText(field, text);
  return refusal ? refuse(refusal) : edited(change());
}

/** Returns the refusal of a text over its limit (R4, M2), or null. */
export function refusalOfText(field: TextLimit, text: string): EditRefusal | null {
  const limit = LIMITS[field];
  return lengthWithoutEscapes(text) > limit ? { type: 'tooLong', field, limit } : null;
}

/**
 * Returns the refusal of an answer that is too long for this face, or null: names of signs are longer than
 * typed characters (R4, K1).
 */
export function refusalOfAnswer({ type }: Face, answer: string): EditRefusal | null {
  const limit = type === 'text' ? LIMITS.password : FACE_LIMITS.answer;
  return answer.length > limit ? { type: 'tooLong', field: 'password', limit } : null;
}

/** Returns the refusal of a value that is not a number or out of range. */
export function outOfRange(field: string, min: number, max: number): EditResult {
  return refuse({ type: 'outOfRange', field, min, max });
}
