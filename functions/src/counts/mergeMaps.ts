import type { DocumentData } from 'firebase-admin/firestore';

/** Returns both maps in one, at every depth. `join` gives the value where both have one that is no map. */
export function mergeMaps(
  one: DocumentData,
  other: DocumentData,
  join: (one: unknown, other: unknown) => unknown,
): DocumentData {
  const added = Object.entries(other).map(([name, value]): [string, unknown] => {
    const before: unknown = one[name];
    if (isMap(value)) return [name, mergeMaps(isMap(before) ? before : {}, value, join)];
    return [name, before === undefined ? value : join(before, value)];
  });
  return { ...one, ...Object.fromEntries(added) };
}

function isMap(value: unknown): value is DocumentData {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
