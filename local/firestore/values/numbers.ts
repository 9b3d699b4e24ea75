import type { DoubleValue, IntegerValue, NumberValue } from './value.ts';

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

export function doubleValue(number: number): DoubleValue {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (Object.is(number, -0)) return { doubleValue: '-0' };
  if (number === Infinity) return { doubleValue: 'Infinity' };
  if (number === -Infinity) return { doubleValue: '-Infinity' };
  return { doubleValue: number };
}

/** The value as a JavaScript number; integers beyond 2^53 lose their last digits. */
export function numberOf(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue);
}

export function fitsInteger(integer: bigint): boolean {
  return integer >= MIN_INTEGER && integer <= MAX_INTEGER;
}

/** Integers stop at the ends of 64 bits instead of wrapping around. */
export function saturate(integer: bigint): IntegerValue {
  const bounded = integer > MAX_INTEGER ? MAX_INTEGER : integer < MIN_INTEGER ? MIN_INTEGER : integer;
  return { integerValue: bounded.toString() };
}

/** NaN comes before every other number; an integer and a double of the same size are equal. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  const x = toComparable(a);
  const y = toComparable(b);
  if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : -1;
  if (Number.isNaN(y)) return 1;
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Integers that a number cannot hold stay bigints: JavaScript compares the two kinds exactly. */
function toComparable(value: NumberValue): number | bigint {
  const number = numberOf(value);
  return 'integerValue' in value && !Number.isSafeInteger(number) ? BigInt(value.integerValue) : number;
}
