import type { Direction, IndexShape, KeptIndex } from '../../kept/KeptIndex.ts';
import { formatFieldPath, isNamePath } from '../../values/fieldPath.ts';
import type { Order, Query } from '../query.ts';
import type { Conjunction, FixedField } from './conjunctions.ts';

/** What orders the results of a conjunction, apart from the fields that it fixes. */
export interface Ordering {
  readonly fields: readonly { readonly path: string; readonly direction: Direction }[];
  readonly nameDirection: Direction;
}

/** Indexes that are read together: each finds more than is asked for, and what all of them find is right. */
export interface Choice {
  readonly indexes: readonly KeptIndex[];
  /** Whether they are read from their ends. */
  readonly isBackwards: boolean;
  /** The fixed fields that none of them looks at. */
  readonly left: readonly FixedField[];
}

export function orderingOf({ orderBy }: Query, { fixed }: Conjunction): Ordering {
  const isFixed = (path: string) => fixed.some((field) => field.mode === 'ASCENDING' && field.path === path);
  const end = orderBy.findIndex(({ path }) => isNamePath(path));
  const fields = orderBy
    .slice(0, end)
    .map(({ path, direction }) => ({ path: formatFieldPath(path), direction }))
    .filter(({ path }) => !isFixed(path));
  return { fields, nameDirection: orderBy[end]?.direction ?? 'ASCENDING' };
}

/** The indexes that find a conjunction's documents in their order; undefined if there are none. */
export function chooseIndexes(
  usable: readonly KeptIndex[],
  { fixed }: Conjunction,
  ordering: Ordering,
): Choice | undefined {
  const choices = [false, true].flatMap((isBackwards): Choice[] => {
    const fitting = usable.filter((index) => isFitting(index, fixed, ordering, isBackwards));
    const indexes = cover(fitting, fixed, ordering);
    const left = fixed.filter((field) => !indexes.some((index) => serves(index, field, ordering)));
    return indexes.length > 0 ? [{ indexes, isBackwards, left }] : [];
  });
  return choices.sort((a, b) => a.left.length - b.left.length || a.indexes.length - b.indexes.length)[0];
}

/** The indexes to make so that every condition has one, of those that are made on demand. */
export function missingIndexes(
  { scope: { collectionId = '', allDescendants } }: Query,
  fixed: readonly FixedField[],
  { fields, nameDirection }: Ordering,
): readonly IndexShape[] {
  const scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const [first, ...others] = fields;
  const shapeOf = (shape: IndexShape['fields']): IndexShape => ({
    collectionId,
    scope,
    fields: shape,
    nameDirection: 'ASCENDING',
  });
  if (!first) {
    return fixed.length === 0 ? [shapeOf([])] : fixed.map(({ path, mode }) => shapeOf([{ path, mode }]));
  }
  const isSimple = others.length + fixed.length === 0 && first.direction === nameDirection;
  return isSimple ? [shapeOf([{ path: first.path, mode: 'ASCENDING' }])] : [];
}

/** Whether an index begins with fixed fields and goes on exactly as the results are ordered, or turned round. */
function isFitting(
  { fields, nameDirection }: KeptIndex,
  fixed: readonly FixedField[],
  ordering: Ordering,
  isBackwards: boolean,
): boolean {
  const count = fields.length - ordering.fields.length;
  const turned = (direction: Direction) => (isBackwards ? opposite(direction) : direction);
  return (
    count >= 0 &&
    (count > 0 || fixed.length === 0) &&
    fields.slice(0, count).every((field) => fixed.some((one) => isOf(one, field))) &&
    fields.slice(count).every(({ path, mode }, at) => {
      const order = ordering.fields[at];
      return order !== undefined && path === order.path && mode === turned(order.direction);
    }) &&
    nameDirection === turned(ordering.nameDirection)
  );
}

/** Those that add a field to those before them, the longest first. */
function cover(
  fitting: readonly KeptIndex[],
  fixed: readonly FixedField[],
  ordering: Ordering,
): readonly KeptIndex[] {
  if (fixed.length === 0) return fitting.slice(0, 1);
  const chosen: KeptIndex[] = [];
  for (const index of fitting.toSorted((a, b) => b.fields.length - a.fields.length)) {
    const isNew = (field: FixedField) => !chosen.some((other) => serves(other, field, ordering));
    if (fixed.some((field) => serves(index, field, ordering) && isNew(field))) chosen.push(index);
  }
  return chosen;
}

/** Whether an index that fits begins with a fixed field, among others. */
function serves({ fields }: KeptIndex, fixed: FixedField, ordering: Ordering): boolean {
  return fields.slice(0, fields.length - ordering.fields.length).some((field) => isOf(fixed, field));
}

function isOf(fixed: FixedField, { path, mode }: KeptIndex['fields'][number]): boolean {
  return fixed.path === path && (fixed.mode === 'CONTAINS') === (mode === 'CONTAINS');
}

function opposite(direction: Order['direction']): Direction {
  return direction === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING';
}
