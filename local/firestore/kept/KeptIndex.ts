import type { CompositeIndex, IndexField, IndexScope, IndexSettings } from '../indexes/IndexSettings.ts';
import type { Order } from '../query/query.ts';
import { type FieldPath, parseFieldPath } from '../values/fieldPath.ts';

export type Direction = Order['direction'];

/** What an index holds: an entry for each document of a collection id that has all of its fields. */
export interface IndexShape {
  readonly collectionId: string;
  readonly scope: IndexScope;
  /** Without the document's name, which every index ends with; none for an index of names alone. */
  readonly fields: readonly IndexField[];
  readonly nameDirection: Direction;
}

/** An index that the database keeps. */
export interface KeptIndex extends IndexShape {
  readonly id: number;
  /** Whether every document has its entries; if not, it is written to but not read. */
  readonly isComplete: boolean;
  /** Those of `fields`. */
  readonly paths: readonly FieldPath[];
}

/** The shape as text, which is the same for equal shapes. */
export function formatShape({ collectionId, scope, fields, nameDirection }: IndexShape): string {
  const plain = fields.map(({ path, mode }) => ({ path, mode }));
  return JSON.stringify({ collectionId, scope, fields: plain, nameDirection });
}

export function toKeptIndex(id: number, shape: string, isComplete: boolean): KeptIndex {
  const parsed = JSON.parse(shape) as IndexShape;
  return { ...parsed, id, isComplete, paths: parsed.fields.map(({ path }) => parseFieldPath(path)) };
}

/**
 * The indexes that are kept from the start. Those of single fields are many, and most are never asked for: they are made
 * when a query needs them.
 */
export function declaredShapes({ composites }: IndexSettings): readonly IndexShape[] {
  return composites.map(toShape).filter(({ fields }) => {
    const lookups = fields.filter(({ mode }) => mode === 'CONTAINS');
    return fields.length > 0 && lookups.length <= 1;
  });
}

/** Whether an index of that shape is made when a query needs it, whatever the settings say. */
export function isMadeOnDemand({ fields, nameDirection }: IndexShape): boolean {
  return (
    fields.length <= 1 && nameDirection === 'ASCENDING' && fields.every(({ mode }) => mode !== 'DESCENDING')
  );
}

/** An index ends with the names, in the direction of its last field unless it says otherwise. */
function toShape({ collectionId, scope, fields }: CompositeIndex): IndexShape {
  const last = fields.at(-1)?.mode;
  return {
    collectionId,
    scope,
    fields: fields.filter(({ path }) => path !== '__name__'),
    nameDirection: last === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
  };
}
