import { isDeepStrictEqual } from 'node:util';

/** A document's fields, as Firestore keeps them. */
export type Fields = Readonly<Record<string, unknown>>;

interface EntryState {
  /** The entry as it stands in the collection; null where there is none. */
  stored: Fields | null;
  /** The entry as the last seeding had it; null where none is known of. */
  seeded: Fields | null;
}

export interface EntryPlan {
  /** What to write: the whole entry, some of its fields, or nothing. */
  change: { type: 'create' | 'update'; fields: Fields } | null;
  /** Fields that differ from the built-in ones and stay, since somebody else set them. */
  kept: readonly string[];
}

/**
 * How to bring a stored entry up to the built-in one. A field that still is as it was seeded is ours and follows the
 * program; one that differs, or that the entry's `setByAdmin` names, was set by an admin and stays. `is_active` is never
 * turned back on.
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

/** Without a record of the seeding every field but the switch is taken for ours: the pictures have to fit. */
function isOurs(field: string, built: Fields, stored: Fields, seeded: Fields | null): boolean {
  if (isSetByAdmin(field, stored)) return false;
  if (field === 'is_active' && (built[field] === true || seeded === null)) return false;
  return seeded === null || isDeepStrictEqual(stored[field], seeded[field]);
}

/** What an admin set stays, also where it is what was seeded once (`saveCatalogueEntry`). */
function isSetByAdmin(field: string, { setByAdmin }: Fields): boolean {
  return Array.isArray(setByAdmin) && setByAdmin.includes(field);
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
