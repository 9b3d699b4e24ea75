import * as v from 'valibot';
import type { ManagedEntry } from '../../catalogue/managedEntry.ts';
import { UPLOAD_KINDS, type UploadKind } from '../../catalogue/upload.ts';
import { LIMITS } from '../../room/limits.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { managedEntrySchema } from '../pieces/catalogue.ts';
import { type ListCursor, listCursorSchema } from '../pieces/cursors.ts';

export interface ListCatalogueRequest {
  kind: UploadKind;
  /** Beginnings of words of the name, of the tag or theme, or of the collection. */
  search?: string;
  /** Only those that are offered in the editor, or only those that are not. */
  is_active?: boolean;
  after?: ListCursor;
}

export interface ListCatalogueAnswer {
  entries: readonly ManagedEntry[];
  /** Where the next page begins; null at the end. */
  next: ListCursor | null;
  /** How many there are of the kind, active or not. */
  total: number;
}

/** One page of the catalogue for admins, in the palette's order. */
export const listCatalogueCall: CallContract<ListCatalogueRequest, ListCatalogueAnswer> = {
  name: 'listCatalogue',
  method: 'POST',
  isForAdmins: true,
  request: v.object({
    kind: v.picklist(UPLOAD_KINDS),
    search: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.roomName))),
    is_active: v.exactOptional(v.boolean()),
    after: v.exactOptional(listCursorSchema),
  }),
  answer: v.object({
    entries: v.array(managedEntrySchema),
    next: v.nullable(listCursorSchema),
    total: wholeNumber,
  }),
  errors: ['adminNeeded'],
};
