import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { type ListCursor, listCursorSchema } from '../pieces/cursors.ts';

/** One action of an admin. */
export interface AuditLine {
  id: string;
  /** Unix seconds. */
  at: number;
  /** Empty if the admin's account was deleted. */
  byName: string;
  /** The call and its variant, as in `changeAccount:grantPro`. */
  action: string;
  /** Path of the changed document, or id of the changed account. */
  target: string;
  details: Readonly<Record<string, string | number | boolean | null>>;
}

export interface ListAuditRequest {
  /** The `next` of the page before; null for the first page. */
  after: ListCursor | null;
}

export interface ListAuditAnswer {
  /** Latest first. */
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

/** Returns a page of the audit log, for admins. */
export const listAuditCall: CallContract<ListAuditRequest, ListAuditAnswer> = {
  name: 'listAudit',
  method: 'POST',
  isForAdmins: true,
  request: v.object({ after: v.nullable(listCursorSchema) }),
  answer: v.object({ lines: v.array(lineSchema), next: v.nullable(listCursorSchema) }),
  errors: [],
};
