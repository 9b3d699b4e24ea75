import * as v from 'valibot';
import type { CallContract } from './callContract.ts';
import { documentId } from './pieces/ids.ts';

export interface ExportAccountRequest {
  /** The id of a room: what comes after it. Without it, the export begins. */
  startAfter?: string;
}

/** What is stored of a person, as it is stored; moments are ISO 8601. */
export type Exported = Record<string, unknown>;

export interface ExportAccountAnswer {
  /** The account, the user record, and what players leave. Null on further pages. */
  person: Exported | null;
  /** Rooms with draft, summary, versions, copies and the addresses of their pictures. */
  rooms: readonly Exported[];
  /** What to start after for more rooms; null at the end. */
  next: string | null;
}

const exported = v.record(v.string(), v.unknown());

/** All that is stored of the caller, a page of rooms at a time. */
export const exportAccountCall: CallContract<ExportAccountRequest, ExportAccountAnswer> = {
  name: 'exportAccount',
  method: 'POST',
  request: v.object({ startAfter: v.exactOptional(documentId) }),
  answer: v.object({ person: v.nullable(exported), rooms: v.array(exported), next: v.nullable(v.string()) }),
  errors: ['tooManyRequests'],
};
