import type { KeptIndex } from '../../kept/KeptIndex.ts';
import { writeField, writeNameOf } from '../../kept/keysOf.ts';
import { type Edge, FIRST_KEY, firstOf, inverted, keyAt, LAST_KEY, lastOf } from '../../keys/Edge.ts';
import { encodeValue, TAGS } from '../../keys/encodeValue.ts';
import { KeyWriter } from '../../keys/KeyWriter.ts';
import type { ResourceNames } from '../../ResourceNames.ts';
import { childPath, collectionOf } from '../../StoredDocument.ts';
import { equalValues } from '../../values/compareValues.ts';
import { formatFieldPath, isNamePath } from '../../values/fieldPath.ts';
import type { Value } from '../../values/value.ts';
import type { Cursor, Query } from '../query.ts';
import type { LeafFilter } from '../splitDisjunctions.ts';
import type { Ordering } from './chooseIndexes.ts';
import type { Conjunction } from './conjunctions.ts';

export interface BoundsDeps {
  readonly names: ResourceNames;
  readonly query: Query;
  readonly conjunction: Conjunction;
  readonly ordering: Ordering;
  /** One of those read: behind the fixed fields their keys are the same. */
  readonly index: KeptIndex;
  readonly isBackwards: boolean;
}

/** The part of the keys behind the fixed fields that has to be read. */
export interface Bounds {
  readonly from: Buffer;
  readonly before: Buffer;
  /** Whether they leave out all that the conditions and cursors leave out. */
  readonly areExact: boolean;
}

/** Places in the order of values; both undefined if nothing is left out. */
interface ValueRange {
  readonly from?: Edge | undefined;
  readonly before?: Edge | undefined;
  readonly isExact: boolean;
}

const INEXACT: ValueRange = { isExact: false };

/** Finds the bounds that conditions and cursors give. */
export function boundsOf(deps: BoundsDeps): Bounds {
  const ranges = [
    ...deps.conjunction.others.map((filter) => filterRange(deps, filter)),
    ...cursorRanges(deps),
  ];
  return {
    from: lastOf([FIRST_KEY, ...ranges.flatMap(({ from }) => (from ? [keyAt(from)] : []))]),
    before: firstOf([LAST_KEY, ...ranges.flatMap(({ before }) => (before ? [keyAt(before)] : []))]),
    areExact: ranges.every(({ isExact }) => isExact),
  };
}

/** What a condition leaves of the keys, which is something only if it is about what they begin with. */
function filterRange(deps: BoundsDeps, filter: LeafFilter): ValueRange {
  const { ordering, index } = deps;
  const [first] = ordering.fields;
  if (first === undefined) {
    if (!isNamePath(filter.path)) return INEXACT;
    return inDirection(nameRange(deps, filter), index.nameDirection === 'DESCENDING');
  }
  if (formatFieldPath(filter.path) !== first.path) return INEXACT;
  const mode = index.fields[index.fields.length - ordering.fields.length]?.mode;
  return inDirection(valueRange(filter), mode === 'DESCENDING');
}

function inDirection(range: ValueRange, isDescending: boolean): ValueRange {
  if (!isDescending) return range;
  const { from, before, isExact } = range;
  return { from: before && inverted(before), before: from && inverted(from), isExact };
}

function valueRange(filter: LeafFilter): ValueRange {
  const afterNull: Edge = { bytes: Buffer.of(TAGS.null), isAfter: true };
  switch (filter.op) {
    case 'IS_NOT_NULL':
      return { from: afterNull, isExact: true };
    case 'IS_NOT_NAN':
    case 'NOT_EQUAL':
    case 'NOT_IN':
      return { from: afterNull, isExact: false };
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return filter.type === 'field' ? rangeWithinType(filter.op, encodeValue(filter.value)) : INEXACT;
    default:
      return INEXACT;
  }
}

/** A range holds values of the type of its bound alone. */
function rangeWithinType(op: string, bytes: Buffer): ValueRange {
  const [tag = 0] = bytes;
  const isBoolean = tag === TAGS.true || tag === TAGS.false;
  const first: Edge = { bytes: Buffer.of(isBoolean ? TAGS.false : tag), isAfter: false };
  const last: Edge = { bytes: Buffer.of(isBoolean ? TAGS.true : tag), isAfter: true };
  return op.startsWith('LESS')
    ? { from: first, before: edgeOf(op, bytes), isExact: true }
    : { from: edgeOf(op, bytes), before: last, isExact: true };
}

/** The edge of a range: `<=` and `>` are after the value, `<` and `>=` before it. */
function edgeOf(op: string, bytes: Buffer): Edge {
  return { bytes, isAfter: op === 'LESS_THAN_OR_EQUAL' || op === 'GREATER_THAN' };
}

function nameRange(deps: BoundsDeps, filter: LeafFilter): ValueRange {
  if (filter.type === 'unary' || !/^(LESS|GREATER)_/.test(filter.op)) return INEXACT;
  const bytes = nameBytes(deps, filter.value);
  if (bytes === undefined) return INEXACT;
  const edge = edgeOf(filter.op, bytes);
  return filter.op.startsWith('LESS') ? { before: edge, isExact: true } : { from: edge, isExact: true };
}

/** A name as the ends of the keys have it, ascending; undefined for one that no document of the scope could have. */
function nameBytes({ names, query: { scope }, index }: BoundsDeps, value: Value): Buffer | undefined {
  const path = 'referenceValue' in value ? names.findPath(value.referenceValue) : undefined;
  if (path === undefined) return undefined;
  const isInCollection = collectionOf(path) === childPath(scope.parent, scope.collectionId ?? '');
  if (index.scope === 'COLLECTION' && !isInCollection) return undefined;
  const writer = new KeyWriter();
  writeNameOf(writer, { ...index, nameDirection: 'ASCENDING' }, path);
  return writer.take();
}

function cursorRanges(deps: BoundsDeps): readonly ValueRange[] {
  const { query, isBackwards } = deps;
  const ranges: ValueRange[] = [];
  for (const [cursor, isStart] of [[query.startAt, true] as const, [query.endAt, false] as const]) {
    if (!cursor) continue;
    const bytes = cursorBytes(deps, cursor);
    const edge = bytes && { bytes, isAfter: cursor.before === isBackwards };
    const isFrom = isStart !== isBackwards;
    ranges.push({ ...(isFrom ? { from: edge } : { before: edge }), isExact: edge !== undefined });
  }
  return ranges;
}

/** The bytes of a cursor's values; undefined if it cannot be one place in the keys. */
function cursorBytes(deps: BoundsDeps, { values }: Cursor): Buffer | undefined {
  const { query, conjunction, ordering, index } = deps;
  const writer = new KeyWriter();
  let at = index.fields.length - ordering.fields.length;
  for (const [place, value] of values.entries()) {
    const path = query.orderBy[place]?.path;
    if (path === undefined) return undefined;
    if (isNamePath(path)) {
      const bytes = nameBytes(deps, value);
      if (bytes === undefined) return undefined;
      const start = writer.length;
      writer.append(bytes);
      if (index.nameDirection === 'DESCENDING') writer.invertFrom(start);
      continue;
    }
    const fixed = conjunction.fixed.find(
      (field) => field.mode === 'ASCENDING' && field.path === formatFieldPath(path),
    );
    if (fixed && !equalValues(fixed.value, value)) return undefined;
    if (!fixed) writeField(writer, value, index.fields[at++]?.mode ?? 'ASCENDING');
  }
  return writer.length === 0 ? undefined : writer.take();
}
