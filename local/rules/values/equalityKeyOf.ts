import type { Meter } from './Meter.ts';
import {
  Bytes,
  Duration,
  EvaluationError,
  Float,
  isList,
  isMap,
  LatLng,
  Path,
  RulesSet,
  type RulesValue,
  Timestamp,
} from './RulesValue.ts';

/** A text that two values share exactly if they are equal (but for NaN, which equals nothing). @throws EvaluationError for a diff */
export function equalityKeyOf(value: RulesValue, meter: Meter): string {
  meter.spend(1);
  if (typeof value === 'string') return JSON.stringify(meter.readText(value));
  if (typeof value === 'bigint') return `${value}`;
  if (value === null || typeof value === 'boolean') return String(value);
  if (isList(value)) return `[${value.map((element) => equalityKeyOf(element, meter)).join()}]`;
  if (isMap(value)) return `{${mapEntries(value, meter).sort().join()}}`;
  if (value instanceof RulesSet) return `set{${[...value.byKey.keys()].sort().join()}}`;
  return scalarKey(value);
}

function mapEntries(map: ReadonlyMap<string, RulesValue>, meter: Meter): string[] {
  return [...map].map(([key, value]) => `${JSON.stringify(key)}:${equalityKeyOf(value, meter)}`);
}

function scalarKey(value: RulesValue): string {
  if (value instanceof Float) return floatKey(value.number);
  if (value instanceof Timestamp) return `time ${value.nanos}`;
  if (value instanceof Duration) return `duration ${value.nanos}`;
  if (value instanceof LatLng) return `latlng ${value.latitude} ${value.longitude}`;
  if (value instanceof Bytes) return `bytes ${value.buffer.toString('base64')}`;
  if (value instanceof Path) return `path ${JSON.stringify(value.segments)}`;
  throw new EvaluationError('a diff cannot be compared');
}

/** `1 == 1.0` holds, so a whole float has the key of its integer. */
function floatKey(number: number): string {
  return Number.isInteger(number) ? `${BigInt(number)}` : `float ${number}`;
}

export function areEqual(left: RulesValue, right: RulesValue, meter: Meter): boolean {
  if (left instanceof Float && Number.isNaN(left.number)) return false;
  if (left === right) return true;
  if (typeof left === 'string' && typeof right === 'string') return false;
  return equalityKeyOf(left, meter) === equalityKeyOf(right, meter);
}

export function toSet(values: Iterable<RulesValue>, meter: Meter): RulesSet {
  return new RulesSet(new Map([...values].map((value) => [equalityKeyOf(value, meter), value])));
}
