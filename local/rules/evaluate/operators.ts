import { compareStrings } from '../../firestore/values/compareStrings.ts';
import type { BinaryOperator } from '../syntax/ast.ts';
import { areEqual, equalityKeyOf } from '../values/equalityKeyOf.ts';
import type { Meter } from '../values/Meter.ts';
import { checkInteger, isNumber, toNumber } from '../values/numbers.ts';
import {
  Duration,
  EvaluationError,
  Float,
  isList,
  isMap,
  RulesSet,
  type RulesValue,
  Timestamp,
} from '../values/RulesValue.ts';
import { durationOf, timestampOf } from '../values/time.ts';
import { describeType } from '../values/typeNames.ts';

type OrderOperator = '<' | '<=' | '>' | '>=';
type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** Applies an operator to two known values. @throws EvaluationError where it does not take their types */
export function applyOperator(
  operator: BinaryOperator,
  left: RulesValue,
  right: RulesValue,
  meter: Meter,
): RulesValue {
  switch (operator) {
    case '==':
      return areEqual(left, right, meter);
    case '!=':
      return !areEqual(left, right, meter);
    case 'in':
      return contains(right, left, meter);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return isOrdered(operator, left, right);
    default:
      return calculate(operator, left, right, meter);
  }
}

/** Lists and sets hold elements, maps hold keys. */
function contains(container: RulesValue, value: RulesValue, meter: Meter): boolean {
  if (isList(container)) return container.some((element) => areEqual(element, value, meter));
  if (container instanceof RulesSet) return container.byKey.has(equalityKeyOf(value, meter));
  if (!isMap(container)) throw new EvaluationError(`nothing is in ${describeType(container)}`);
  if (typeof value !== 'string') throw new EvaluationError('the keys of a map are texts');
  return container.has(value);
}

function isOrdered(operator: OrderOperator, left: RulesValue, right: RulesValue): boolean {
  const order = compare(left, right);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

/** Returns NaN if one of them is NaN, which is neither less nor greater than anything. */
function compare(left: RulesValue, right: RulesValue): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return compareStrings(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp) return sign(left.nanos - right.nanos);
  if (left instanceof Duration && right instanceof Duration) return sign(left.nanos - right.nanos);
  throw new EvaluationError(`${describeType(left)} and ${describeType(right)} have no order`);
}

/** JavaScript compares bigints and numbers exactly. */
function compareNumbers(left: bigint | Float, right: bigint | Float): number {
  const a = typeof left === 'bigint' ? left : left.number;
  const b = typeof right === 'bigint' ? right : right.number;
  if (a < b) return -1;
  if (a > b) return 1;
  // Not by ===, for which 1n and 1 differ.
  return a <= b ? 0 : Number.NaN;
}

function sign(difference: bigint): number {
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

function calculate(
  operator: ArithmeticOperator,
  left: RulesValue,
  right: RulesValue,
  meter: Meter,
): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return calculateIntegers(operator, left, right);
  if (isNumber(left) && isNumber(right))
    return new Float(calculateFloats(operator, toNumber(left), toNumber(right)));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string')
    return meter.readText(left + right);
  const time = calculateTime(operator, left, right);
  if (time !== undefined) return time;
  throw new EvaluationError(`"${operator}" does not take ${describeType(left)} and ${describeType(right)}`);
}

function calculateIntegers(operator: ArithmeticOperator, left: bigint, right: bigint): bigint {
  if (right === 0n && (operator === '/' || operator === '%')) throw new EvaluationError('division by zero');
  switch (operator) {
    case '+':
      return checkInteger(left + right);
    case '-':
      return checkInteger(left - right);
    case '*':
      return checkInteger(left * right);
    case '/':
      return checkInteger(left / right);
    case '%':
      return left % right;
  }
}

function calculateFloats(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

/** Undefined for operations that times and durations do not have. */
function calculateTime(
  operator: ArithmeticOperator,
  left: RulesValue,
  right: RulesValue,
): Timestamp | Duration | undefined {
  if (operator === '+' && left instanceof Duration && right instanceof Timestamp)
    return timestampOf(left.nanos + right.nanos);
  if (operator === '-' && left instanceof Timestamp && right instanceof Timestamp)
    return durationOf(left.nanos - right.nanos);
  if (!(right instanceof Duration) || (operator !== '+' && operator !== '-')) return undefined;
  const change = operator === '+' ? right.nanos : -right.nanos;
  if (left instanceof Timestamp) return timestampOf(left.nanos + change);
  return left instanceof Duration ? durationOf(left.nanos + change) : undefined;
}
