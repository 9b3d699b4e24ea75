import { isDeepStrictEqual } from 'node:util';

/** A document's fields, as Firestore keeps them. */
export type Fields = Readonly<Record<string, unknown>>;

interface EntryState {
  /** The stored entry; null if there is none. */
  stored: Fields | null;
  /** The entry as the last seeding wrote it; null if no seeding of it is recorded. */
  seeded: Fields | null;
}

export interface EntryPlan {
  /** What to write: the whole entry, some fields, or nothing. */
  change: { type: 'create' | 'update'; fields: Fields } | null;
  /** Fields that differ from the built-in ones and stay, since somebody else set them. */
  kept: readonly string[];
}

/**
 * Plans the update of a stored entry. A field that is still as it was seeded follows the program; one that
 * differs, or that the entry's `setByAdmin` names, was set by an admin and stays. `is_active` is never set to
 * true again.
 */
export function planEntry(built: Fields, state: EntryState): EntryPlan {
  const { stored } = state;
  if (stored === null) return { change: { type: 'create', fields: built }, kept: [] };
  const differing = Object.keys(built).filter((field) => !isDeepStrictEqual(stored[field], built[field]));
  const ours = differing.filter((field) => isOurs(field, built, stored, state.seeded));
  return {
    change: ours.length === 0 ? null : { type: 'update', fields: pick(built, ours) },
    kept: differing.filter((field) => !ours.includes(field)),
  };
}

/**
 * Whether a field was seeded and not changed since. Without a record of the seeding, every field counts as seeded
 * except `is_active`, because the pictures have to match the program.
 */
function isOurs(field: string, built: Fields, stored: Fields, seeded: Fields | null): boolean {
  if (isSetByAdmin(field, stored)) return false;
  if (field === 'is_active' && (built[field] === true || seeded === null)) return false;
  return seeded === null || isDeepStrictEqual(stored[field], seeded[field]);
}

/** An admin's setting stays even if it equals a former seed (`saveCatalogueEntry`). */
function isSetByAdmin(field: string, { setByAdmin }: Fields): boolean {
  return Array.isArray(setByAdmin) && setByAdmin.includes(field);
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
