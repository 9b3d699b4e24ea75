import type { IndexReader, KeyRange } from '../../kept/IndexTable.ts';
import type { IndexShape, KeptIndex } from '../../kept/KeptIndex.ts';
import { writeCollection, writeField } from '../../kept/keysOf.ts';
import { KeyWriter } from '../../keys/KeyWriter.ts';
import type { ResourceNames } from '../../ResourceNames.ts';
import { childPath, isInScope } from '../../StoredDocument.ts';
import type { Value } from '../../values/value.ts';
import type { Query } from '../query.ts';
import { type Bounds, type BoundsDeps, boundsOf } from './boundsOf.ts';
import { chooseIndexes, missingIndexes, type Ordering, orderingOf } from './chooseIndexes.ts';
import { type Conjunction, conjunctionsOf } from './conjunctions.ts';

/** A part of an index. */
export interface IndexPart {
  readonly index: KeptIndex;
  /** Keys begin with these bytes; what follows is the same in all indexes that are read together. */
  readonly prefix: Buffer;
  readonly range: KeyRange;
}

/** Indexes that are read together. */
export interface IndexSource {
  readonly type: 'indexes';
  readonly parts: readonly [IndexPart, ...IndexPart[]];
  readonly isBackwards: boolean;
  /** Whether all that they find is found by the query. */
  readonly isExact: boolean;
}

/** Documents that the query names. */
interface NameSource {
  readonly type: 'names';
  readonly paths: readonly string[];
}

export type Source = IndexSource | NameSource;

export interface QueryPlan {
  /**
   * One for each alternative: each gives documents in the query's order, and together they give all that it finds.
   * Undefined if every document has to be looked at.
   */
  readonly sources: readonly Source[] | undefined;
  /** Indexes with which less would have to be looked at. */
  readonly missing: readonly IndexShape[];
}

const WITHOUT_INDEX: QueryPlan = { sources: undefined, missing: [] };

/** How a query is answered. */
export function planQuery(indexes: IndexReader, names: ResourceNames, query: Query): QueryPlan {
  const { collectionId, allDescendants } = query.scope;
  const conjunctions = conjunctionsOf(query.where);
  if (collectionId === undefined || conjunctions === undefined) return WITHOUT_INDEX;
  const scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const usable = indexes.of(collectionId).filter((index) => index.scope === scope && index.isComplete);
  const parts = conjunctions.map((conjunction) => planConjunction(usable, names, query, conjunction));
  const sources = parts.flatMap(({ source }) => source ?? []);
  return {
    sources: sources.length === parts.length ? sources : undefined,
    missing: parts.flatMap(({ missing }) => missing),
  };
}

interface PlannedConjunction {
  readonly source: Source | undefined;
  readonly missing: readonly IndexShape[];
}

function planConjunction(
  usable: readonly KeptIndex[],
  names: ResourceNames,
  query: Query,
  conjunction: Conjunction,
): PlannedConjunction {
  if (conjunction.name) return { source: namedDocument(names, query, conjunction.name), missing: [] };
  const ordering = orderingOf(query, conjunction);
  const choice = chooseIndexes(usable, conjunction, ordering);
  // Of all fields: indexes are read together only if they end alike.
  const missing = choice?.left.length === 0 ? [] : missingIndexes(query, conjunction.fixed, ordering);
  const [index, ...others] = choice?.indexes ?? [];
  if (!choice || !index) return { source: undefined, missing };
  const { isBackwards, left } = choice;
  const deps: BoundsDeps = { names, query, conjunction, ordering, index, isBackwards };
  const bounds = boundsOf(deps);
  const partOf = (one: KeptIndex) => toPart(one, query, conjunction, ordering, bounds);
  const isWholeScope = !query.scope.allDescendants || query.scope.parent === '';
  const isExact = bounds.areExact && left.length === 0 && isWholeScope;
  const parts = [partOf(index), ...others.map(partOf)] as const;
  return { source: { type: 'indexes', parts, isBackwards, isExact }, missing };
}

function namedDocument(names: ResourceNames, { scope }: Query, name: Value): NameSource {
  const path = 'referenceValue' in name ? names.findPath(name.referenceValue) : undefined;
  return { type: 'names', paths: path !== undefined && isInScope(path, scope) ? [path] : [] };
}

function toPart(
  index: KeptIndex,
  { scope }: Query,
  { fixed }: Conjunction,
  ordering: Ordering,
  { from, before }: Bounds,
): IndexPart {
  const writer = new KeyWriter();
  writeCollection(writer, index, childPath(scope.parent, scope.collectionId ?? ''));
  for (const { path, mode } of index.fields.slice(0, index.fields.length - ordering.fields.length)) {
    const field = fixed.find(
      (one) => one.path === path && (one.mode === 'CONTAINS') === (mode === 'CONTAINS'),
    );
    if (field) writeField(writer, field.value, mode);
  }
  const prefix = writer.take();
  const range = { from: Buffer.concat([prefix, from]), before: Buffer.concat([prefix, before]) };
  return { index, prefix, range };
}
