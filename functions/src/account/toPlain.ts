import { Timestamp } from 'firebase-admin/firestore';

/** Converts a stored value to JSON; timestamps become ISO 8601. */
export function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toPlain(part)]));
}
