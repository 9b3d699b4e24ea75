import { FieldPath } from 'firebase-admin/firestore';
import type { AuditLine, ListAuditAnswer, ListAuditRequest } from '../../../core/calls/admin/listAudit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';

const PAGE = 50;

/** POST /api/listAudit: returns the actions of admins, latest first. */
export async function listAudit(
  { after }: ListAuditRequest,
  _caller: Caller | null,
  { db }: Deps,
): Promise<ListAuditAnswer> {
  const all = db
    .collection('audit')
    .orderBy('at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(PAGE);
  const { docs } = await (after === null ? all : all.startAfter(after.place, after.id)).get();
  const lines = docs.map((document) => ({ ...(document.data() as Omit<AuditLine, 'id'>), id: document.id }));
  const end = docs.length === PAGE ? lines.at(-1) : undefined;
  return { lines, next: end === undefined ? null : { place: end.at, id: end.id } };
}
