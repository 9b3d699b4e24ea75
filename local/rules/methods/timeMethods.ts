import { type Duration, Timestamp } from '../values/RulesValue.ts';
import {
  durationOf,
  NANOS_PER_DAY,
  NANOS_PER_MILLI,
  NANOS_PER_SECOND,
  nanosOfDay,
  toDate,
} from '../values/time.ts';
import { defineMethods } from './Method.ts';

export const timestampMethods = defineMethods<Timestamp>({
  year: [0, (time) => BigInt(toDate(time).getUTCFullYear())],
  month: [0, (time) => BigInt(toDate(time).getUTCMonth() + 1)],
  day: [0, (time) => BigInt(toDate(time).getUTCDate())],
  /** Monday is 1. */
  dayOfWeek: [0, (time) => BigInt(toDate(time).getUTCDay() || 7)],
  dayOfYear: [0, dayOfYear],
  hours: [0, (time) => BigInt(toDate(time).getUTCHours())],
  minutes: [0, (time) => BigInt(toDate(time).getUTCMinutes())],
  seconds: [0, (time) => BigInt(toDate(time).getUTCSeconds())],
  nanos: [0, (time) => nanosOfDay(time) % NANOS_PER_SECOND],
  toMillis: [0, ({ nanos }) => nanos / NANOS_PER_MILLI],
  date: [0, startOfDay],
  time: [0, (time) => durationOf(nanosOfDay(time))],
});

export const durationMethods = defineMethods<Duration>({
  seconds: [0, ({ nanos }) => nanos / NANOS_PER_SECOND],
  nanos: [0, ({ nanos }) => nanos % NANOS_PER_SECOND],
});

function startOfDay(time: Timestamp): Timestamp {
  return new Timestamp(time.nanos - nanosOfDay(time));
}

function dayOfYear(time: Timestamp): bigint {
  const newYear = BigInt(Date.parse(`${toDate(time).toISOString().slice(0, 4)}-01-01T00:00:00Z`));
  return (startOfDay(time).nanos - newYear * NANOS_PER_MILLI) / NANOS_PER_DAY + 1n;
}
