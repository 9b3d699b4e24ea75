import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Crc32c } from '../../storage/crc32c.ts';
import type { Args } from '../methods/Args.ts';
import type { Meter } from '../values/Meter.ts';
import { checkInteger, isNumber, toInteger } from '../values/numbers.ts';
import { Bytes, EvaluationError, Float, LatLng, type RulesValue } from '../values/RulesValue.ts';
import {
  durationOf,
  NANOS_PER_DAY,
  NANOS_PER_MILLI,
  NANOS_PER_SECOND,
  timestampFromMillis,
} from '../values/time.ts';
import { type BuiltInFunctions, defineFunctions } from './defineFunctions.ts';

const UNIT_NANOS: ReadonlyMap<string, bigint> = new Map([
  ['w', 7n * NANOS_PER_DAY],
  ['d', NANOS_PER_DAY],
  ['h', 3600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', NANOS_PER_MILLI],
  ['ns', 1n],
]);

const math = defineFunctions({
  abs: [1, (args) => absolute(args.any(0))],
  ceil: [1, (args) => toInteger(Math.ceil(args.number(0)))],
  floor: [1, (args) => toInteger(Math.floor(args.number(0)))],
  round: [1, (args) => toInteger(Math.round(args.number(0)))],
  sqrt: [1, (args) => new Float(Math.sqrt(args.number(0)))],
  pow: [2, (args) => new Float(args.number(0) ** args.number(1))],
  isNaN: [1, (args) => Number.isNaN(args.number(0))],
  isInfinite: [1, (args) => Math.abs(args.number(0)) === Infinity],
});

const timestamp = defineFunctions({
  date: [3, (args) => timestampFromMillis(dateMillis(args))],
  value: [1, (args) => timestampFromMillis(Number(args.integer(0)))],
});

const duration = defineFunctions({
  value: [2, (args) => durationOf(args.integer(0) * unitNanos(args.text(1)))],
  time: [4, (args) => durationOf(clockNanos(args))],
  abs: [1, (args) => durationOf(absoluteInteger(args.duration(0).nanos))],
});

const latlng = defineFunctions({
  value: [2, (args) => toPlace(args.number(0), args.number(1))],
});

const hashing = defineFunctions({
  crc32: [1, (args, meter) => new Bytes(numberBytes(crc32(readBytes(args, meter))))],
  crc32c: [1, (args, meter) => new Bytes(crc32c(readBytes(args, meter)))],
  md5: [1, (args, meter) => new Bytes(hash('md5', readBytes(args, meter)))],
  sha256: [1, (args, meter) => new Bytes(hash('sha256', readBytes(args, meter)))],
});

/** The functions with a prefix, such as `math.abs`: all that production documents, since rules that name another are refused. */
export const NAMESPACES: ReadonlyMap<string, BuiltInFunctions> = new Map([
  ['math', math],
  ['timestamp', timestamp],
  ['duration', duration],
  ['latlng', latlng],
  ['hashing', hashing],
]);

/** @throws EvaluationError if it is not a number or out of range */
function absolute(value: RulesValue): bigint | Float {
  if (!isNumber(value)) throw new EvaluationError('only numbers have an absolute value');
  return typeof value === 'bigint' ? checkInteger(absoluteInteger(value)) : new Float(Math.abs(value.number));
}

function absoluteInteger(integer: bigint): bigint {
  return integer < 0n ? -integer : integer;
}

/** `Date.UTC` reads the years 0 to 99 as those of the last century, and 30 February as 1 March. @throws EvaluationError for no date */
function dateMillis(args: Args): number {
  const [year = '', month = '', day = ''] = [0, 1, 2].map((index) => String(args.integer(index)));
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const millis = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(millis) || !new Date(millis).toISOString().startsWith(date))
    throw new EvaluationError('there is no such date');
  return millis;
}

/** @throws EvaluationError for another unit */
function unitNanos(unit: string): bigint {
  const nanos = UNIT_NANOS.get(unit);
  if (nanos === undefined)
    throw new EvaluationError(`a duration has the units ${[...UNIT_NANOS.keys()].join(', ')}`);
  return nanos;
}

/** Hours, minutes, seconds, nanoseconds. @throws EvaluationError for arguments of other types */
function clockNanos(args: Args): bigint {
  const minutes = args.integer(0) * 60n + args.integer(1);
  return (minutes * 60n + args.integer(2)) * NANOS_PER_SECOND + args.integer(3);
}

/** @throws EvaluationError for degrees that no place has */
function toPlace(latitude: number, longitude: number): LatLng {
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return new LatLng(latitude, longitude);
  throw new EvaluationError('there is no such place');
}

/** @throws EvaluationError for another type, or once the decision has cost too much */
function readBytes(args: Args, meter: Meter): Buffer {
  const bytes = args.bytes(0);
  meter.spend(bytes.length);
  return bytes;
}

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

function crc32c(bytes: Buffer): Buffer {
  return Buffer.from(new Crc32c().update(bytes).digest(), 'base64');
}

function hash(algorithm: 'md5' | 'sha256', bytes: Buffer): Buffer {
  return createHash(algorithm).update(bytes).digest();
}
