import { FieldPath } from 'firebase-admin/firestore';
import type { AuditLine, ListAuditAnswer, ListAuditRequest } from '../../../core/calls/listAudit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { pageCursor, readCursor } from '../http/pageCursor.ts';

const PAGE = 50;

/** POST /api/listAudit: what admins did, the latest first. */
export async function listAudit(
  { after }: ListAuditRequest,
  _caller: Caller | null,
  { db }: Deps,
): Promise<ListAuditAnswer> {
  const last = readCursor(after);
  const all = db
    .collection('audit')
    .orderBy('at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(PAGE);
  const { docs } = await (last === null ? all : all.startAfter(...last)).get();
  const lines = docs.map((document) => ({ ...(document.data() as Omit<AuditLine, 'id'>), id: document.id }));
  const end = docs.length === PAGE ? lines.at(-1) : undefined;
  return { lines, next: end === undefined ? null : pageCursor(end.at, end.id) };
}
