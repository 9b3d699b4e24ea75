import * as v from 'valibot';
import { toOpaqueName } from '../../play/view/opaqueName.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';

/** Bounds ids and names, so that players cannot fill the storage. */
export const shortText = v.pipe(filledString, v.maxLength(200));

/**
 * A slash in an id would address another document, `__x__` is reserved by the database, and half a surrogate
 * pair is not valid text.
 */
const documentName = v.regex<string, string>(
  /^(?!\.\.?$)(?!__.*__$)[^/\p{Cc}\p{Cs}]+$/u,
  'Not a document id.',
);

/** An id that becomes part of a document's path. */
export const documentId = v.pipe(shortText, documentName);

/**
 * The id of a record, composed of three others (`recordIdOf`). The database takes ids of at most 1,500 bytes.
 */
export const recordId = v.pipe(
  v.string(),
  v.maxLength(400),
  documentName,
  v.check((id) => id.split('_').length >= 3, 'Not the id of a record.'),
);

/** Number of a seat (T1). */
export const seatNumber = v.pipe(wholeNumber, v.maxValue(7));

/** An item's name as a player sends it. */
export const sentName = v.pipe(shortText, v.transform(toOpaqueName));
