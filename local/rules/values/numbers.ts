import { EvaluationError, Float, type RulesValue } from './RulesValue.ts';

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

export function isNumber(value: RulesValue): value is bigint | Float {
  return typeof value === 'bigint' || value instanceof Float;
}

export function toNumber(value: bigint | Float): number {
  return typeof value === 'bigint' ? Number(value) : value.number;
}

/** Integers have 64 bits. @throws EvaluationError for one that does not fit */
export function checkInteger(integer: bigint): bigint {
  if (integer >= MIN_INTEGER && integer <= MAX_INTEGER) return integer;
  throw new EvaluationError('this integer is beyond 64 bits');
}

/** @throws EvaluationError where the float has no integer, as NaN and the infinities have none */
export function toInteger(number: number): bigint {
  if (!Number.isFinite(number)) throw new EvaluationError(`${number} is no integer`);
  return checkInteger(BigInt(Math.trunc(number)));
}
