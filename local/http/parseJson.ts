import { isUtf8 } from 'node:buffer';
import { BadRequestError } from './BadRequestError.ts';

/** Deeper than any JSON of a real request. */
export const MAX_DEPTH = 32;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** Half of a surrogate pair in JSON; a whole character may be written as two. */
const HALF = /\\u[dD][89a-fA-F]/;

/**
 * Parses a request's body as JSON; an empty one is {}.
 * @throws BadRequestError if it is not JSON in UTF-8, is nested too deeply, or contains half of a surrogate
 * pair, which could make two ids equal in a store
 */
export function parseJson(body: Buffer, maxDepth = MAX_DEPTH): unknown {
  if (body.length === 0) return {};
  if (!isUtf8(body)) throw new BadRequestError('The body is not in UTF-8');
  if (isDeeper(body, maxDepth)) throw new BadRequestError('The body is nested too deeply');
  const text = body.toString();
  const value = parseText(text);
  if (HALF.test(text) && holdsHalf(value)) throw new BadRequestError('The body holds half of a character');
  return value;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BadRequestError('The body is not JSON', { cause });
  }
}

/**
 * Checks the depth before parsing: a hundred thousand brackets are cheap to send, and overflow the stack
 * later.
 */
function isDeeper(body: Buffer, maxDepth: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

function holdsHalf(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, child]) => holdsHalf(key) || holdsHalf(child));
}
