import type { Meter } from '../values/Meter.ts';
import { EvaluationError, isList, isMap, Path, type RulesValue } from '../values/RulesValue.ts';
import { describeType } from '../values/typeNames.ts';

/** The value of a map at a key. @throws EvaluationError if there is none */
export function memberOf(object: RulesValue, name: string): RulesValue {
  if (!isMap(object)) throw new EvaluationError(`${describeType(object)} has no property ${name}`);
  const value = object.get(name);
  if (value === undefined) throw new EvaluationError(`the property ${name} is not there`);
  return value;
}

/** `map['key']`, `list[0]`, `text[0]`, `path[0]`. */
export function elementAt(object: RulesValue, index: RulesValue, meter: Meter): RulesValue {
  if (isMap(object) && typeof index === 'string') return memberOf(object, index);
  const elements = elementsOf(object, meter);
  const element = elements[position(index, elements.length)];
  if (element === undefined) throw new EvaluationError('the index is beyond the end');
  return element;
}

/** `list[from:to]` and `text[from:to]`, without the element at `to`. */
export function sliceOf(object: RulesValue, from: RulesValue, to: RulesValue, meter: Meter): RulesValue {
  const elements = elementsOf(object, meter);
  const start = position(from, elements.length);
  const end = position(to, elements.length);
  if (start > end) throw new EvaluationError('the range ends before it begins');
  const slice = elements.slice(start, end);
  return typeof object === 'string' ? slice.join('') : slice;
}

function elementsOf(object: RulesValue, meter: Meter): readonly RulesValue[] {
  if (isList(object)) return object;
  if (typeof object === 'string') return [...meter.readText(object)];
  if (object instanceof Path) return object.segments;
  throw new EvaluationError(`${describeType(object)} has no elements in order`);
}

function position(index: RulesValue, length: number): number {
  if (typeof index !== 'bigint') throw new EvaluationError('an index is an int');
  if (index < 0n || index > BigInt(length)) throw new EvaluationError('the index is beyond the end');
  return Number(index);
}
