import { FACE_LIMITS } from '../limits.ts';
import { foldPassword } from './passwords.ts';

/** An answer made with another face without its spaces, in plain capitals and digits; empty where it is far too long. */
export function foldAnswer(answer: string): string {
  return answer.length > FACE_LIMITS.answer ? '' : foldPassword(answer);
}
