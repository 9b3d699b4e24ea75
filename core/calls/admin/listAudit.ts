import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { type ListCursor, listCursorSchema } from '../pieces/cursors.ts';

/** One thing that an admin did. */
export interface AuditLine {
  id: string;
  /** Unix seconds. */
  at: number;
  /** Empty once the admin's account is deleted. */
  byName: string;
  /** The call, and what of it: `changeAccount:grantPro`. */
  action: string;
  /** Path of the document, or id of the account, that was changed. */
  target: string;
  details: Readonly<Record<string, string | number | boolean | null>>;
}

export interface ListAuditRequest {
  /** The `next` of the page before; null begins. */
  after: ListCursor | null;
}

export interface ListAuditAnswer {
  /** The latest first. */
  lines: readonly AuditLine[];
  next: ListCursor | null;
}

const lineSchema: SchemaOf<AuditLine> = v.object({
  id: v.string(),
  at: wholeNumber,
  byName: v.string(),
  action: v.string(),
  target: v.string(),
  details: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
});

/** A page of the audit log, for admins. */
export const listAuditCall: CallContract<ListAuditRequest, ListAuditAnswer> = {
  name: 'listAudit',
  method: 'POST',
  isForAdmins: true,
  request: v.object({ after: v.nullable(listCursorSchema) }),
  answer: v.object({ lines: v.array(lineSchema), next: v.nullable(listCursorSchema) }),
  errors: [],
};
