import type { BinaryOperator } from '../syntax/ast.ts';
import { areEqual } from '../values/equalityKeyOf.ts';
import type { Meter } from '../values/Meter.ts';
import { EvaluationError, isList, RulesSet, type RulesValue } from '../values/RulesValue.ts';
import type { TypeName } from '../values/typeNames.ts';
import {
  isUncertain,
  type Outcome,
  PartialList,
  PartialMap,
  UNKNOWN,
  type Uncertain,
} from '../values/Uncertain.ts';

/** Operations on values that a query's filters determine only in part; mostly the result is unknown. */

export function memberOfUncertain(object: Uncertain, name: string): Outcome {
  if (!(object instanceof PartialMap)) return UNKNOWN;
  const known = object.known.get(name);
  // Not by ??, since a known value may be null.
  return known === undefined ? UNKNOWN : known;
}

/** Returns true or unknown: an element that is not known to be in a list may still be in it. */
export function applyToUncertain(
  operator: BinaryOperator,
  left: Outcome,
  right: Outcome,
  meter: Meter,
): Outcome {
  if (operator !== 'in' || isUncertain(left) || !isUncertain(right)) return UNKNOWN;
  if (right instanceof PartialList && holds(right, left, meter)) return true;
  return right instanceof PartialMap && typeof left === 'string' && right.known.has(left) ? true : UNKNOWN;
}

export function callOnUncertain(
  receiver: Outcome,
  name: string,
  args: readonly Outcome[],
  meter: Meter,
): Outcome {
  const [first] = args;
  if (receiver instanceof PartialMap && name === 'get' && typeof first === 'string')
    return memberOfUncertain(receiver, first);
  if (!(receiver instanceof PartialList) || first === undefined || isUncertain(first)) return UNKNOWN;
  const wanted = elementsOf(first);
  if (name === 'hasAny' && wanted.some((value) => holds(receiver, value, meter))) return true;
  if (name === 'hasAll' && wanted.every((value) => holds(receiver, value, meter))) return true;
  return UNKNOWN;
}

/** A value that is partly known has its type for certain. */
export function typeOfUncertain(value: Uncertain, type: TypeName): boolean | typeof UNKNOWN {
  if (value instanceof PartialMap) return type === 'map';
  return value instanceof PartialList ? type === 'list' : UNKNOWN;
}

function holds({ known }: PartialList, value: RulesValue, meter: Meter): boolean {
  return known.some((element) => areEqual(element, value, meter));
}

function elementsOf(value: RulesValue): readonly RulesValue[] {
  if (isList(value)) return value;
  if (value instanceof RulesSet) return [...value.byKey.values()];
  throw new EvaluationError('an argument is no list and no set');
}
