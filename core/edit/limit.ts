import { refuse } from '../result.ts';
import { LIMITS } from '../room/limits.ts';
import type { Room } from '../room/model.ts';
import { type EditResult, edited } from './edited.ts';

type TextLimit = 'roomName' | 'introduction' | 'message' | 'itemName' | 'password';

/** The room changed by a text, unless the text is over its limit (R4). */
export function withinLimit(field: TextLimit, text: string, change: () => Room): EditResult {
  const limit = LIMITS[field];
  return text.length > limit ? refuse({ type: 'tooLong', field, limit }) : edited(change());
}

/** The refusal of a number that is none or out of its range. */
export function outOfRange(field: string, min: number, max: number): EditResult {
  return refuse({ type: 'outOfRange', field, min, max });
}
