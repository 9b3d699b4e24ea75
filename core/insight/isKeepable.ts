import type { Face } from '../lock/model.ts';
import { ANSWER_LENGTH } from './marks.ts';

/** An answer with more digits may be a telephone number. */
const MOST_DIGITS = 6;
/** An answer with more words may be a sentence. */
const MOST_WORDS = 3;
/** An address of a mailbox or of a page; some scripts write its dot as a circle. */
const ADDRESS = /[@/]|[\p{L}\p{N}][.。]\p{L}{2,}/u;

/**
 * Returns whether a wrong answer may be kept for the room's creator: never if it may be an address, a telephone
 * number or a sentence. Only a text lock takes words.
 */
export function isKeepable({ type }: Face, entered: string): boolean {
  const text = asRead(entered);
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  const isShort = text !== '' && [...text].length <= ANSWER_LENGTH;
  if (!isShort || digits > MOST_DIGITS) return false;
  return type !== 'text' || (!ADDRESS.test(text) && text.split(/\s+/u).length <= MOST_WORDS);
}

/** Returns a text as somebody reads it: characters in their usual form, without those that cannot be seen. */
function asRead(entered: string): string {
  return entered
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}
