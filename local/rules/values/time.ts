import { Duration, EvaluationError, Timestamp } from './RulesValue.ts';

export const NANOS_PER_MILLI = 1_000_000n;
export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

/** The limits of protocol buffers: the years 1 to 9999, and durations up to the time between them. */
const MIN_TIME = BigInt(Date.parse('0001-01-01T00:00:00Z')) * NANOS_PER_MILLI;
const MAX_TIME = BigInt(Date.parse('9999-12-31T23:59:59.999Z')) * NANOS_PER_MILLI;
const MAX_DURATION = 315_576_000_000n * NANOS_PER_SECOND;

const ISO_TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/;

/** @throws EvaluationError for a time that is not between the years 1 and 9999 */
export function timestampOf(nanos: bigint): Timestamp {
  if (nanos >= MIN_TIME && nanos <= MAX_TIME) return new Timestamp(nanos);
  throw new EvaluationError('this time is not between the years 1 and 9999');
}

/** @throws EvaluationError for more than 10000 years */
export function durationOf(nanos: bigint): Duration {
  if (nanos >= -MAX_DURATION && nanos <= MAX_DURATION) return new Duration(nanos);
  throw new EvaluationError('this duration is longer than 10000 years');
}

/** @throws EvaluationError if it is not a date */
export function timestampFromMillis(millis: number): Timestamp {
  if (!Number.isFinite(millis)) throw new EvaluationError('this is no date');
  return timestampOf(BigInt(Math.trunc(millis)) * NANOS_PER_MILLI);
}

/** `2026-11-21T12:00:00.123456Z`, with up to nine digits of a second. @throws EvaluationError for anything else */
export function timestampFromIso(text: string): Timestamp {
  const [, seconds, fraction = ''] = ISO_TIME.exec(text) ?? [];
  if (seconds === undefined) throw new EvaluationError('this is no time');
  const { nanos } = timestampFromMillis(Date.parse(`${seconds}Z`));
  return new Timestamp(nanos + BigInt(fraction.padEnd(9, '0')));
}

/** The part of the day that has passed, also before 1970. */
export function nanosOfDay({ nanos }: Timestamp): bigint {
  return ((nanos % NANOS_PER_DAY) + NANOS_PER_DAY) % NANOS_PER_DAY;
}

/** The calendar and clock of a time, in UTC. */
export function toDate({ nanos }: Timestamp): Date {
  const sinceMidnight = nanosOfDay(new Timestamp(nanos));
  return new Date(
    Number((nanos - sinceMidnight) / NANOS_PER_MILLI) + Number(sinceMidnight / NANOS_PER_MILLI),
  );
}
