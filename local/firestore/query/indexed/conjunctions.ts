import { encodeValue } from '../../keys/encodeValue.ts';
import { type FieldPath, formatFieldPath, isNamePath } from '../../values/fieldPath.ts';
import { elementsOf, isNaNValue, isNull, NULL_VALUE, type Value } from '../../values/value.ts';
import type { Filter } from '../query.ts';
import { findDisjunctions, type LeafFilter } from '../splitDisjunctions.ts';

/** A field that has one value, or an array that holds one. */
export interface FixedField {
  /** The canonical text of its path. */
  readonly path: string;
  readonly mode: 'ASCENDING' | 'CONTAINS';
  readonly value: Value;
}

/** Conditions that all hold, none of which is an alternative in itself. */
export interface Conjunction {
  readonly fixed: readonly FixedField[];
  /** The names of which the document has one, if a name is asked for. */
  readonly name: Value | undefined;
  /** All other conditions. */
  readonly others: readonly LeafFilter[];
}

/** A filter as alternatives; those that nothing can fulfil are left out. Undefined for more than a query may have. */
export function conjunctionsOf(where: Filter | null): readonly Conjunction[] | undefined {
  return findDisjunctions(where)?.flatMap(expand).flatMap(toConjunction);
}

/** One alternative for each value of `in` and `array-contains-any`. */
function expand(leaves: readonly LeafFilter[]): readonly (readonly LeafFilter[])[] {
  return leaves.reduce<readonly (readonly LeafFilter[])[]>(
    (all, leaf) => all.flatMap((one) => singleValued(leaf).map((single) => [...one, single])),
    [[]],
  );
}

function singleValued(leaf: LeafFilter): readonly LeafFilter[] {
  if (leaf.type === 'unary') return [leaf];
  const single = leaf.op === 'IN' ? 'EQUAL' : leaf.op === 'ARRAY_CONTAINS_ANY' ? 'ARRAY_CONTAINS' : undefined;
  return single ? elementsOf(leaf.value).map((value) => ({ ...leaf, op: single, value })) : [leaf];
}

/** None if the conditions contradict themselves or each other. */
function toConjunction(leaves: readonly LeafFilter[]): readonly Conjunction[] {
  if (leaves.some(isNeverTrue)) return [];
  const fixed = new Map<string, FixedField>();
  const names: Value[] = [];
  const others: LeafFilter[] = [];
  for (const leaf of leaves) {
    const value = fixedValue(leaf);
    if (value === undefined) others.push(leaf);
    else if (isNamePath(leaf.path)) names.push(value);
    else {
      const field = toFixedField(leaf.op, leaf.path, value);
      const known = fixed.get(`${field.mode} ${field.path}`);
      if (known === undefined) fixed.set(`${field.mode} ${field.path}`, field);
      else if (field.mode === 'CONTAINS') others.push(leaf);
      else if (!areEqual(known.value, value)) return [];
    }
  }
  const [name] = names;
  if (name && !names.every((other) => areEqual(name, other))) return [];
  return [{ fixed: [...fixed.values()], name, others }];
}

function fixedValue(leaf: LeafFilter): Value | undefined {
  if (leaf.op === 'IS_NULL') return NULL_VALUE;
  if (leaf.op === 'IS_NAN') return { doubleValue: 'NaN' };
  const isFixed = leaf.op === 'EQUAL' || leaf.op === 'ARRAY_CONTAINS';
  return isFixed && leaf.type === 'field' ? leaf.value : undefined;
}

function toFixedField(op: LeafFilter['op'], path: FieldPath, value: Value): FixedField {
  return { path: formatFieldPath(path), mode: op === 'ARRAY_CONTAINS' ? 'CONTAINS' : 'ASCENDING', value };
}

/** Null and NaN equal nothing, and are in no range. */
function isNeverTrue(leaf: LeafFilter): boolean {
  if (leaf.type === 'unary' || leaf.op === 'NOT_EQUAL' || leaf.op === 'NOT_IN') return false;
  return isNull(leaf.value) || isNaNValue(leaf.value);
}

function areEqual(a: Value, b: Value): boolean {
  return encodeValue(a).equals(encodeValue(b));
}
