import * as v from 'valibot';
import { toOpaqueName } from '../../play/opaqueName.ts';
import { filledString } from '../../schemas.ts';

/** Ids and names stay short: nothing that a player sends may fill a store. */
export const shortText = v.pipe(filledString, v.maxLength(200));

/**
 * An id that becomes a part of a document's path: a slash in it would name another document, `__x__` is the database's
 * own, and half of a surrogate pair is no text at all.
 */
export const documentId = v.pipe(
  shortText,
  v.regex(/^(?!\.\.?$)(?!__.*__$)[^/\p{Cc}\p{Cs}]+$/u, 'Not a document id.'),
);

/** An item's name as a player sends it. */
export const sentName = v.pipe(shortText, v.transform(toOpaqueName));
