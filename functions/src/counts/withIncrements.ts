import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/**
 * Returns fields to merge in which every count, at any depth, is an increment. Leaves out empty objects, with which a merge would
 * replace what is stored.
 */
export function withIncrements(fields: DocumentData, counts: object): DocumentData {
  const increments = Object.entries(counts).flatMap(
    ([name, count]: [string, number | object]): [string, unknown][] => {
      if (typeof count === 'number') return [[name, FieldValue.increment(count)]];
      const within = withIncrements(fields[name] ?? {}, count);
      return Object.keys(within).length === 0 ? [] : [[name, within]];
    },
  );
  return { ...fields, ...Object.fromEntries(increments) };
}
