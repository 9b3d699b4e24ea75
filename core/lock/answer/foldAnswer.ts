import { FACE_LIMITS } from '../limits.ts';
import { foldPassword } from './passwords.ts';

/**
 * Returns an answer of another face without spaces, in plain capitals and digits; empty if it is far too
 * long.
 */
export function foldAnswer(answer: string): string {
  return answer.length > FACE_LIMITS.answer ? '' : foldPassword(answer);
}
