import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import { documentId } from './ids.ts';

/**
 * The end of a page: order and id of its last document. The cursor stays valid if that document is deleted.
 */
export interface ListCursor {
  place: number;
  id: string;
}

export const listCursorSchema: SchemaOf<ListCursor> = v.object({ place: wholeNumber, id: documentId });
