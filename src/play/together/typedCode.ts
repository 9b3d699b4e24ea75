import { CODE_SIGNS } from '../../../core/calls/pieces/party.ts';
import { togetherText } from '../text/together.ts';

/** A code as it was typed, in the form that the server knows. */
export function readTyped(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Returns the text of an error if a typed code does not have `length` signs that codes use; undefined if it is fine. */
export function faultOf(code: string, length: number): string | undefined {
  const { code: text } = togetherText;
  if ([...code].some((sign) => !CODE_SIGNS.includes(sign)) || code.length > length) return text.wrong;
  return code.length < length ? text.missing(length - code.length) : undefined;
}
