import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';

export interface ExportAccountRequest {
  /** The `next` of the page before; left out for the first page. */
  startAfter?: string;
}

/** A person's data as stored; timestamps are ISO 8601. */
export type Exported = Record<string, unknown>;

export interface ExportAccountAnswer {
  /**
   * The account, the user record, and lists of what the person did as a player, which continue from page to
   * page. Null on pages that hold only rooms.
   */
  person: Exported | null;
  /**
   * Rooms with draft, summary, versions, copies and picture addresses, or further copies of the last room of
   * the page before.
   */
  rooms: readonly Exported[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
}

const exported = v.record(v.string(), v.unknown());

/** The path of a document, whose own id may be composed of three others. */
const documentPath = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^[A-Za-z]+\/(?!\.\.?$)(?!__.*__$)[^/\p{Cc}\p{Cs}]+$/u, 'No place of an export.'),
);

/** Exports all that is stored about the caller, page by page: first the person, then each room. */
export const exportAccountCall: CallContract<ExportAccountRequest, ExportAccountAnswer> = {
  name: 'exportAccount',
  method: 'POST',
  request: v.object({ startAfter: v.exactOptional(documentPath) }),
  answer: v.object({ person: v.nullable(exported), rooms: v.array(exported), next: v.nullable(v.string()) }),
  errors: ['tooManyRequests'],
};
