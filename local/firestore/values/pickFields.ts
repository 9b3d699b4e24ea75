import { FieldsDraft } from './FieldsDraft.ts';
import { type FieldPath, getField } from './fieldPath.ts';
import type { Fields } from './value.ts';

/** The part of the fields that the paths name; a path to nothing is left out. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  const picked = new FieldsDraft({});
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) picked.set(path, value);
  }
  return picked.fields;
}
