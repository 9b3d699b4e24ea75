import { type Aliases, asText, foldName, readFields } from './fields.ts';
import type { Json, JsonObject } from './looseJson.ts';
import type { Notes } from './mend.ts';

/** What reading needs besides what was written. */
export interface Reading {
  notes: Notes;
  /** The things' ids, as `foldName` writes them. */
  ids: ReadonlySet<string>;
}

/** Reads the fields of an object, also by their other names, of which is told. */
export function read<Field extends string>(object: JsonObject, aliases: Aliases<Field>, notes: Notes) {
  const { fields, renamed } = readFields(object, aliases);
  for (const { was, now } of renamed) notes.mend({ type: 'otherField', was, now });
  return fields;
}

/** Returns which of some values was written, however it was spelt. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  written: Json | undefined,
): Value | undefined {
  const folded = foldName(asText(written) ?? '');
  return values.find((value) => foldName(value) === folded);
}
