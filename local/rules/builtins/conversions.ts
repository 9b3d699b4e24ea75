import { checkInteger, isNumber, toInteger, toNumber } from '../values/numbers.ts';
import { EvaluationError, Float, Path, type RulesValue } from '../values/RulesValue.ts';
import { typeOf } from '../values/typeNames.ts';
import { defineFunctions } from './defineFunctions.ts';

const INTEGER = /^[+-]?\d{1,19}$/;
const FLOAT = /^[+-]?(?:\d{1,300}(?:\.\d{0,300})?|\.\d{1,300})(?:[eE][+-]?\d{1,3})?$/;

/** The functions without a prefix, but for those that read documents. */
export const conversions = defineFunctions({
  int: [1, (args) => toInt(args.any(0))],
  float: [1, (args) => new Float(toFloat(args.any(0)))],
  bool: [1, (args) => toBool(args.any(0))],
  string: [1, (args) => toText(args.any(0))],
  path: [1, (args) => toPath(args.text(0))],
  debug: [1, (args) => args.any(0)],
});

/** @throws EvaluationError if it cannot be converted */
function toInt(value: RulesValue): bigint {
  if (isNumber(value)) return typeof value === 'bigint' ? value : toInteger(value.number);
  if (typeof value === 'string' && INTEGER.test(value)) return checkInteger(BigInt(value.replace('+', '')));
  throw noConversion(value, 'int');
}

/** @throws EvaluationError if it cannot be converted */
function toFloat(value: RulesValue): number {
  if (isNumber(value)) return toNumber(value);
  if (typeof value === 'string' && FLOAT.test(value)) return Number(value);
  throw noConversion(value, 'float');
}

/** @throws EvaluationError if it cannot be converted */
function toBool(value: RulesValue): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw noConversion(value, 'bool');
}

/** @throws EvaluationError if it cannot be converted */
function toText(value: RulesValue): string {
  if (typeof value === 'string') return value;
  if (isNumber(value)) return String(typeof value === 'bigint' ? value : value.number);
  if (typeof value === 'boolean' || value === null) return String(value);
  if (value instanceof Path) return `/${value.segments.join('/')}`;
  throw noConversion(value, 'string');
}

function toPath(text: string): Path {
  return new Path(text.split('/').filter((segment) => segment !== ''));
}

function noConversion(value: RulesValue, type: string): EvaluationError {
  return new EvaluationError(`this ${typeOf(value)} has no ${type}`);
}
