import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { Caller } from '../http/findCaller.ts';

/** An action of an admin in the audit log. */
interface AuditEntry {
  /** The call and its variant, as in `changeAccount:grantPro`. */
  action: string;
  /** Path of the changed document, or id of the changed account. */
  target: string;
  /** Further details: names, values before and after. */
  details: Readonly<Record<string, string | number | boolean | null>>;
}

/** Number of entries that this process has written. */
let written = 0;

/**
 * Returns an id that sorts entries by time, in milliseconds, then by this process's counter. The random end keeps the
 * ids of two processes apart.
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
 * Adds an entry to the audit log in the same transaction or batch as the change, so that neither exists
 * without the other.
 * `now`: milliseconds since the epoch; stored as Unix seconds.
 */
export function writeAudit(
  writer: Transaction | WriteBatch,
  { db, now }: { db: Firestore; now: () => number },
  { userId, name }: Caller,
  entry: AuditEntry,
): void {
  const at = now();
  const data = { at: Math.floor(at / 1000), byUserId: userId, byName: name, ...entry };
  // Both types have this method, but TypeScript cannot call it on the union.
  (writer as WriteBatch).create(db.collection('audit').doc(entryId(db, at)), data);
}
