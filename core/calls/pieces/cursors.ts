import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import { documentId } from './ids.ts';

/** Where a page of a list ends: the last document's place and id. It holds also where that document has gone since. */
export interface ListCursor {
  place: number;
  id: string;
}

export const listCursorSchema: SchemaOf<ListCursor> = v.object({ place: wholeNumber, id: documentId });
