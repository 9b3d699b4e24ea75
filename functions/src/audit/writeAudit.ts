import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { Caller } from '../http/findCaller.ts';

/** One thing that an admin did, as the audit log keeps it. */
export interface AuditEntry {
  /** The call, and what of it: `changeAccount:grantPro`. */
  action: string;
  /** Path of the document, or id of the account, that was changed. */
  target: string;
  /** What else tells it apart later: names, values before and after. */
  details: Readonly<Record<string, string | number | boolean | null>>;
}

/** Entries that this process has written. */
let written = 0;

/**
 * Sorts entries of one second in the order in which they were made: by milliseconds, then as this process counts them. The rest keeps
 * processes apart.
 */
function entryId(db: Firestore, at: number): string {
  written += 1;
  return [
    String(at).padStart(15, '0'),
    String(written).padStart(9, '0'),
    db.collection('audit').doc().id,
  ].join('-');
}

/**
 * Adds to the audit log in the same transaction or batch as the change itself: neither is there without the other.
 * `now`: milliseconds since the epoch; kept as unix seconds.
 */
export function writeAudit(
  writer: Transaction | WriteBatch,
  { db, now }: { db: Firestore; now: () => number },
  { userId, name }: Caller,
  entry: AuditEntry,
): void {
  const at = now();
  const data = { at: Math.floor(at / 1000), byUserId: userId, byName: name, ...entry };
  // The two have the same method, of which TypeScript cannot call a union.
  (writer as WriteBatch).create(db.collection('audit').doc(entryId(db, at)), data);
}
