import { type FieldPath, formatFieldPath, parseFieldPath } from '../values/fieldPath.ts';
import type { IndexField, IndexScope, IndexSettings } from './IndexSettings.ts';

interface SingleField extends IndexField {
  readonly collectionId: string;
  readonly scope: IndexScope;
}

/**
 * Whether queries may use a field alone, in that mode. Single fields are indexed automatically in their
 * collection, unless an override of the field, of a map around it or of the whole collection says otherwise.
 */
export function hasSingleFieldIndex(
  { overrides }: IndexSettings,
  { collectionId, scope, path, mode }: SingleField,
): boolean {
  const own = overrides.filter((override) => override.collectionId === collectionId);
  const override = pathsAround(path)
    .map((around) => own.find((other) => other.path === around))
    .find((found) => found !== undefined);
  if (override === undefined) return scope === 'COLLECTION';
  return override.indexes.some((index) => index.scope === scope && index.mode === mode);
}

/** The field itself, the maps around it from the innermost, and the entry for every field. */
function pathsAround(path: string): readonly string[] {
  const [head, ...rest] = parseFieldPath(path);
  const around: readonly FieldPath[] = [
    [head],
    ...rest.map((_segment, index): FieldPath => [head, ...rest.slice(0, index + 1)]),
  ];
  return [...around.map(formatFieldPath).reverse(), '*'];
}
