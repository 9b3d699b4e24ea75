import * as v from 'valibot';
import { toOpaqueName } from '../../play/view/opaqueName.ts';
import { filledString } from '../../util/schemas.ts';

/** Ids and names stay short: nothing that a player sends may fill a store. */
export const shortText = v.pipe(filledString, v.maxLength(200));

/** A slash in an id would name another document, `__x__` is the database's own, and half of a surrogate pair is no text at all. */
const documentName = v.regex<string, string>(
  /^(?!\.\.?$)(?!__.*__$)[^/\p{Cc}\p{Cs}]+$/u,
  'Not a document id.',
);

/** An id that becomes a part of a document's path. */
export const documentId = v.pipe(shortText, documentName);

/** The id of a record, which is made of three others (`recordIdOf`); no store takes one of more than 1,500 bytes. */
export const recordId = v.pipe(
  v.string(),
  v.maxLength(400),
  documentName,
  v.check((id) => id.split('_').length >= 3, 'Not the id of a record.'),
);

/** An item's name as a player sends it. */
export const sentName = v.pipe(shortText, v.transform(toOpaqueName));
