import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';

export interface ExportAccountRequest {
  /** Where the page before ended. Without it, the export begins. */
  startAfter?: string;
}

/** What is stored of a person, as it is stored; moments are ISO 8601. */
export type Exported = Record<string, unknown>;

export interface ExportAccountAnswer {
  /** The account and the user record, and lists of what players leave, which go on from page to page. Null on pages of rooms alone. */
  person: Exported | null;
  /** Rooms with draft, summary, versions, copies and the addresses of their pictures; or more copies of the one before. */
  rooms: readonly Exported[];
  /** What to start after for the next page; null at the end. */
  next: string | null;
}

const exported = v.record(v.string(), v.unknown());

/** The path of a document, whose id may be made of three others. */
const documentPath = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^[A-Za-z]+\/(?!\.\.?$)(?!__.*__$)[^/\p{Cc}\p{Cs}]+$/u, 'No place of an export.'),
);

/** All that is stored of the caller, page by page: the person first and then room after room. */
export const exportAccountCall: CallContract<ExportAccountRequest, ExportAccountAnswer> = {
  name: 'exportAccount',
  method: 'POST',
  request: v.object({ startAfter: v.exactOptional(documentPath) }),
  answer: v.object({ person: v.nullable(exported), rooms: v.array(exported), next: v.nullable(v.string()) }),
  errors: ['tooManyRequests'],
};
