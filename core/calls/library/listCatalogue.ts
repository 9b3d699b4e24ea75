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
  /** Prefixes of words of the name, of the tag or theme, or of the collection. */
  search?: string;
  /** True lists only entries that the editor offers, false only the others. */
  is_active?: boolean;
  after?: ListCursor;
}

export interface ListCatalogueAnswer {
  entries: readonly ManagedEntry[];
  /** The cursor of the next page; null at the end. */
  next: ListCursor | null;
  /** Number of all entries of this kind, active or not. */
  total: number;
}

/** Returns a page of the catalogue in the palette's order, for admins. */
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
