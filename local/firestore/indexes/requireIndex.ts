import { FirestoreError } from '../FirestoreError.ts';
import type { Aggregation, Query } from '../query/query.ts';
import { formatFieldPath, NAME_PATH } from '../values/fieldPath.ts';
import { type Demand, demandsOf } from './demandsOf.ts';
import type { IndexField, IndexSettings } from './IndexSettings.ts';
import { isServed } from './isServed.ts';

const AUTOMATIC_INDEXES = [
  { order: 'ASCENDING', queryScope: 'COLLECTION' },
  { order: 'DESCENDING', queryScope: 'COLLECTION' },
  { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
];

/**
 * Refuses a query that production would refuse for a missing index. @throws FirestoreError
 * FAILED_PRECONDITION, with the entry to add to `firestore.indexes.json`
 */
export function requireIndex(
  settings: IndexSettings,
  query: Query,
  aggregations: readonly Aggregation[] = [],
): void {
  const missing = demandsOf(query, aggregations).find((demand) => !isServed(settings, demand));
  if (missing) throw new FirestoreError('FAILED_PRECONDITION', describe(missing));
}

function describe(demand: Demand): string {
  const fields = fieldsOf(demand);
  const [only, ...others] = fields;
  const isSingle = only !== undefined && others.length === 0 && only.path !== formatFieldPath(NAME_PATH);
  const place = isSingle ? 'fieldOverrides' : 'indexes';
  const index = isSingle ? overrideMessage(demand, only) : compositeMessage(demand, fields);
  return `The query requires an index. Add to "${place}" in firestore.indexes.json: ${JSON.stringify(index)}`;
}

function fieldsOf({ filters, ordered, aggregated, nameDirection }: Demand): readonly IndexField[] {
  const sums = aggregated.map((path): IndexField => ({ path, mode: 'ASCENDING' }));
  const fields = [...filters, ...ordered, ...sums];
  const name: IndexField = { path: formatFieldPath(NAME_PATH), mode: nameDirection };
  const isNamed = fields.length === 0 || (ordered.length > 0 && ordered.at(-1)?.mode !== nameDirection);
  return isNamed ? [...fields, name] : fields;
}

function compositeMessage({ collectionId, scope }: Demand, fields: readonly IndexField[]): object {
  return {
    collectionGroup: collectionId,
    queryScope: scope,
    fields: fields.map((field) => ({ fieldPath: field.path, ...modeMessage(field) })),
  };
}

/** An override takes the place of the automatic indexes, so it names them as well. */
function overrideMessage({ collectionId, scope }: Demand, field: IndexField): object {
  const needed = { ...modeMessage(field), queryScope: scope };
  const indexes = scope === 'COLLECTION' ? [needed] : [...AUTOMATIC_INDEXES, needed];
  return { collectionGroup: collectionId, fieldPath: field.path, indexes };
}

function modeMessage({ mode }: IndexField): object {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}
