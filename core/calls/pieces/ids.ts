import * as v from 'valibot';
import { filledString } from '../../schemas.ts';

/** Ids and names stay short: nothing that a player sends may fill a store. */
export const shortText = v.pipe(filledString, v.maxLength(200));

/** An id that becomes a part of a document's path: a slash in it would name another document. */
export const documentId = v.pipe(
  shortText,
  v.regex(/^(?!\.\.?$)(?!__.*__$)[^/\0\p{Surrogate}]+$/u, 'Not a document id.'),
);
