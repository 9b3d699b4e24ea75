import type { Transaction } from 'firebase-admin/firestore';
import type {
  SaveCatalogueEntryAnswer,
  SaveCatalogueEntryRequest,
} from '../../../core/calls/library/saveCatalogueEntry.ts';
import { entryWordsOf } from '../../../core/catalogue/entryWords.ts';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { isDefaultDoor } from '../../../core/room/create/findDefaultDoor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { catalogueOf, setByAdminOf } from './catalogueRefs.ts';
import { toManagedEntry } from './toManagedEntry.ts';

/**
 * POST /api/saveCatalogueEntry: changes fields of a catalogue entry and lists them in its `setByAdmin`. Later versions
 * of the program leave these fields alone when they seed the catalogue. The last default door cannot be changed into
 * something else (SPEC §7, §8).
 * @throws notFound; badRequest (the entry would be inconsistent)
 */
export async function saveCatalogueEntry(
  { kind, id, changes }: SaveCatalogueEntryRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SaveCatalogueEntryAnswer> {
  const admin = requireCaller(caller);
  const ref = catalogueOf(deps.db, kind).doc(id);
  return deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    if (!stored) throw new HttpError('notFound', `Entry with id ${id} not found`);
    const setByAdmin = [...new Set([...setByAdminOf(stored), ...namesOf(changes)])].sort();
    const parsed = toManagedEntry(kind, id, { ...stored, ...changes, setByAdmin });
    if (!parsed.ok) throw new HttpError('badRequest', `${parsed.refusal.path}: ${parsed.refusal.message}`);
    const saved = parsed.value;
    if (!(await leavesDefaultDoor(transaction, deps, stored, saved))) return { type: 'defaultDoor' };
    transaction.update(ref, { ...saved.entry, setByAdmin, searchWords: entryWordsOf(saved.entry) });
    writeAudit(transaction, deps, admin, {
      action: 'saveCatalogueEntry',
      target: ref.path,
      details: { name: saved.entry.name, changed: Object.keys(changes).join(', ') },
    });
    return { type: 'saved', saved };
  });
}

/** Colours and their order are set together. */
function namesOf(changes: object): readonly string[] {
  const names = Object.keys(changes);
  if (names.includes('variants')) names.push('colorOrder');
  if (names.includes('moods')) names.push('moodOrder');
  return names;
}

/** Returns whether new rooms still have a default door after the change. */
async function leavesDefaultDoor(
  transaction: Transaction,
  { db }: Deps,
  stored: FirebaseFirestore.DocumentData,
  { kind, entry }: ManagedEntry,
): Promise<boolean> {
  if (kind !== 'item' || isDefaultDoor(entry)) return true;
  const { is_active, tag, name } = stored;
  if (!isDefaultDoor({ is_active, tag, name })) return true;
  const doors = catalogueOf(db, 'item')
    .where('tag', '==', 'Doors')
    .where('name', '==', 'Door')
    .where('is_active', '==', true);
  return (await transaction.get(doors.limit(2))).size > 1;
}
