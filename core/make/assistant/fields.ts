import type { Json, JsonObject } from './looseJson.ts';

/** Characters of a field's name or an id that are looked at. */
const LONGEST_NAME = 80;

/** Writes a name as it is compared: "Time limit", `time_limit` and `timeLimit` are one. */
export function foldName(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The names under which a field is known, besides its own. */
export type Aliases<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** A field that was read from another name. */
export interface Renamed {
  was: string;
  now: string;
}

/** Returns the known fields of an object by their own names, and those that had another one. */
export function readFields<Field extends string>(
  object: JsonObject,
  aliases: Aliases<Field>,
): { fields: Partial<Record<Field, Json>>; renamed: readonly Renamed[] } {
  const byName = namesOf(aliases);
  const fields: Partial<Record<Field, Json>> = {};
  const renamed: Renamed[] = [];
  const entries = Object.entries(object).filter(([, value]) => value !== null);
  const isOwn = ([key]: [string, Json]) => Object.hasOwn(aliases, key);
  for (const [key, value] of [...entries.filter(isOwn), ...entries.filter((entry) => !isOwn(entry))]) {
    const name = byName.get(foldName(key));
    if (name === undefined || fields[name] !== undefined) continue;
    fields[name] = value;
    if (foldName(key) !== foldName(name)) renamed.push({ was: key, now: name });
  }
  return { fields, renamed };
}

const known = new WeakMap<object, ReadonlyMap<string, string>>();

/** The fields by all their names, made once for each kind of object. */
function namesOf<Field extends string>(aliases: Aliases<Field>): ReadonlyMap<string, Field> {
  const names = (known.get(aliases) as ReadonlyMap<string, Field> | undefined) ?? listNames(aliases);
  known.set(aliases, names);
  return names;
}

function listNames<Field extends string>(aliases: Aliases<Field>): ReadonlyMap<string, Field> {
  const fields = Object.keys(aliases) as Field[];
  return new Map([
    ...fields.flatMap((field) => aliases[field].map((alias) => [foldName(alias), field] as const)),
    // A field's own name counts before another's alias.
    ...fields.map((field) => [foldName(field), field] as const),
  ]);
}

/** Reads a text; lists of lines are joined, numbers written out. */
export function asText(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const lines = value.map(asText).filter((line) => line !== undefined);
    return lines.length > 0 ? lines.join('\n') : undefined;
  }
  return undefined;
}

/** Reads a text that says something; blank ones are left out. */
export function asFilledText(value: Json | undefined): string | undefined {
  const text = asText(value)?.trim();
  return text === '' ? undefined : text;
}

/** Reads a number, also one that is written as a text, as "12", "12 %" or "12 minutes". */
export function asNumber(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value.slice(0, LONGEST_NAME)) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const YES: ReadonlySet<Json> = new Set([true, 1, 'true', 'yes', 'ja']);
const NO: ReadonlySet<Json> = new Set([false, 0, 'false', 'no', 'nein']);

export function asBoolean(value: Json | undefined): boolean | undefined {
  const known = typeof value === 'string' ? value.trim().toLowerCase() : (value ?? null);
  if (YES.has(known)) return true;
  return NO.has(known) ? false : undefined;
}

/** Reads a list of texts; one text is a list of one. */
export function asTexts(value: Json | undefined): readonly string[] | undefined {
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const texts = values.map(asFilledText).filter((text) => text !== undefined);
  return texts.length > 0 ? texts : undefined;
}

/** Reads ids: texts, or objects with an id. */
export function asIds(value: Json | undefined): readonly string[] | undefined {
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return asTexts(
    values.map((each) =>
      typeof each === 'object' && each !== null && 'id' in each ? (each.id ?? null) : each,
    ),
  );
}

/** Leaves out the fields that have no value. */
export function given<Fields extends object>(
  fields: {
    [Name in keyof Fields]: Fields[Name] | undefined;
  },
): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
