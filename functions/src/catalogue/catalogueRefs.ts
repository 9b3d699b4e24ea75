import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { UploadKind } from '../../../core/catalogue/upload.ts';

/** Returns the collection from which the editor's palette reads entries of a kind. */
export function catalogueOf(db: Firestore, kind: UploadKind): CollectionReference {
  return db.collection(kind === 'item' ? 'items' : 'backgrounds');
}

/** Returns the names of the fields that an admin set in a stored entry. */
export function setByAdminOf(
  stored: Readonly<Record<string, unknown>> | null | undefined,
): readonly string[] {
  const names = stored?.setByAdmin;
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
}
