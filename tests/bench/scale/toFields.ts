import type { Fields, Value } from '#local/dataFolder';

/** A plain object as Firestore stores it; undefined fields are left out. */
export function toFields(object: object): Fields {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: unknown): Value {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return typeof value === 'object' && value !== null
    ? { mapValue: { fields: toFields(value) } }
    : { nullValue: null };
}
