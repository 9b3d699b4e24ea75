import { CODE_SIGNS } from '../../../core/calls/pieces/party.ts';
import { doorText } from '../text/door.ts';

/** Returns the text of an error if a typed code does not have `length` signs that codes use; undefined if it is fine. */
export function faultOf(code: string, length: number): string | undefined {
  if ([...code].some((sign) => !CODE_SIGNS.includes(sign)) || code.length > length) return doorText.wrong;
  return code.length < length ? doorText.missing(length - code.length) : undefined;
}
