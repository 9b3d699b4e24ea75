import type { FieldFilter, Filter, UnaryFilter } from '../../firestore/query/query.ts';
import { type FieldPath, isNamePath } from '../../firestore/values/fieldPath.ts';
import { elementsOf, type Value } from '../../firestore/values/value.ts';
import { Float, isList, isMap, type RulesValue } from '../values/RulesValue.ts';
import { type Outcome, PartialList, PartialMap } from '../values/Uncertain.ts';
import { databasePath, fromFirestore } from './fromFirestore.ts';

/** What all documents found by one alternative of a query's filters have in common. */
export interface QueryBranch {
  readonly data: PartialMap;
  /** The document's path; null where the filters leave it open. */
  readonly path: string | null;
}

const ANYTHING: QueryBranch = { data: new PartialMap(new Map()), path: null };
/**
 * Maximum number of alternatives; with more, nothing is taken as known. Firestore itself takes 30, but whole numbers
 * count twice here.
 */
const MAX_BRANCHES = 100;

/**
 * Returns the alternatives of a query: every document that it finds matches one of them. Rules must allow
 * each.
 */
export function queryBranches(where: Filter | null): readonly QueryBranch[] {
  return where === null ? [ANYTHING] : narrow([ANYTHING], where);
}

function narrow(branches: readonly QueryBranch[], filter: Filter): readonly QueryBranch[] {
  const narrowed = narrowFreely(branches, filter);
  return narrowed.length > MAX_BRANCHES ? [ANYTHING] : narrowed;
}

function narrowFreely(branches: readonly QueryBranch[], filter: Filter): readonly QueryBranch[] {
  if (filter.type !== 'composite') return branches.flatMap((branch) => narrowByField(branch, filter));
  if (filter.op === 'OR') return filter.filters.flatMap((inner) => narrow(branches, inner));
  return filter.filters.reduce(narrow, branches);
}

function narrowByField(branch: QueryBranch, filter: FieldFilter | UnaryFilter): readonly QueryBranch[] {
  if (isNamePath(filter.path)) return narrowByName(branch, filter);
  const known = knownValues(filter);
  if (known.length === 0) return [branch];
  return known.map((value) => ({ ...branch, data: withKnown(branch.data, filter.path, value) }));
}

function narrowByName(branch: QueryBranch, filter: FieldFilter | UnaryFilter): readonly QueryBranch[] {
  if (filter.type === 'unary' || (filter.op !== 'EQUAL' && filter.op !== 'IN')) return [branch];
  const names = filter.op === 'EQUAL' ? [filter.value] : elementsOf(filter.value);
  return names.map((name) =>
    'referenceValue' in name ? { ...branch, path: pathOf(name.referenceValue) } : branch,
  );
}

function pathOf(name: string): string {
  return databasePath(name).slice(3).join('/');
}

/** The values that the field may have, none if the filter says too little. */
function knownValues(filter: FieldFilter | UnaryFilter): readonly Outcome[] {
  if (filter.type === 'unary') return knownByUnary(filter);
  switch (filter.op) {
    case 'EQUAL':
      return alternativesOf(filter.value) ?? [];
    case 'IN':
      return alternativesOfEach(elementsOf(filter.value));
    case 'ARRAY_CONTAINS':
      return [new PartialList([fromFirestore(filter.value)])];
    case 'ARRAY_CONTAINS_ANY':
      return elementsOf(filter.value).map((element) => new PartialList([fromFirestore(element)]));
    default:
      return [];
  }
}

function knownByUnary({ op }: UnaryFilter): readonly Outcome[] {
  if (op === 'IS_NULL') return [null];
  return op === 'IS_NAN' ? [new Float(Number.NaN)] : [];
}

/** Returns the alternatives of all values together, or none if one of the values leaves the field unknown. */
function alternativesOfEach(values: readonly Value[]): readonly Outcome[] {
  const alternatives = values.map(alternativesOf);
  return alternatives.every((known) => known !== undefined) ? alternatives.flat() : [];
}

/**
 * Possible values of a field that equals a value. A whole number matches as int and as float, which rules
 * distinguish; in lists and maps there would be too many combinations.
 */
function alternativesOf(value: Value): readonly RulesValue[] | undefined {
  const known = fromFirestore(value);
  if (typeof known === 'bigint') return [known, new Float(Number(known))];
  if (known instanceof Float && isWhole(known.number)) return [BigInt(known.number), known];
  return isList(known) || isMap(known) ? undefined : [known];
}

/** Whether an int can be equal to it. */
function isWhole(number: number): boolean {
  return Number.isInteger(number) && Math.abs(number) <= 2 ** 63;
}

function withKnown({ known }: PartialMap, [head, ...rest]: FieldPath, value: Outcome): PartialMap {
  const [next, ...others] = rest;
  const before = known.get(head);
  if (next === undefined) return new PartialMap(new Map(known).set(head, merge(before, value)));
  const nested = before === undefined ? new PartialMap(new Map()) : before;
  if (!(nested instanceof PartialMap)) return new PartialMap(known);
  return new PartialMap(new Map(known).set(head, withKnown(nested, [next, ...others], value)));
}

/** Combines two filters on one field: exact knowledge stays, lists contain the elements of both. */
function merge(before: Outcome | undefined, value: Outcome): Outcome {
  if (before instanceof PartialList && value instanceof PartialList)
    return new PartialList([...before.known, ...value.known]);
  return before === undefined || before instanceof PartialList ? value : before;
}
