import type { DocumentData } from 'firebase-admin/firestore';
import { parseBackgroundEntry, parseCatalogueEntry } from '../../../core/catalogue/catalogueSchema.ts';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import type { InvalidInput } from '../../../core/util/parseWith.ts';
import { type Result, success } from '../../../core/util/result.ts';
import { setByAdminOf } from './catalogueRefs.ts';

/** Converts a stored document of `items` or `backgrounds` to what admins see. */
export function toManagedEntry(
  kind: UploadKind,
  id: string,
  data: DocumentData,
): Result<ManagedEntry, InvalidInput> {
  const setByAdmin = setByAdminOf(data);
  if (kind === 'item') {
    const parsed = parseCatalogueEntry({ ...data, id });
    return parsed.ok ? success({ kind, entry: parsed.value, setByAdmin }) : parsed;
  }
  const parsed = parseBackgroundEntry({ ...data, id });
  return parsed.ok ? success({ kind, entry: parsed.value, setByAdmin }) : parsed;
}
