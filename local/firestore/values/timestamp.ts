import { invalidArgument } from '../FirestoreError.ts';
import { shorten } from './shorten.ts';

const TIMESTAMP = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/;
const MICROSECOND_DIGITS = 6;

/**
 * Brings an ISO timestamp to `YYYY-MM-DDTHH:MM:SS.ffffffZ`. Firestore keeps microseconds: the SDKs send and expect
 * three, six or nine digits, and a version is recognised by its time, so that all must be spelt alike.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function parseTimestamp(text: string): string {
  const [, seconds, fraction = ''] = TIMESTAMP.exec(text) ?? [];
  if (seconds === undefined || !isCalendarTime(seconds))
    throw invalidArgument(`Invalid timestamp "${shorten(text)}".`);
  return `${seconds}.${fraction.padEnd(MICROSECOND_DIGITS, '0').slice(0, MICROSECOND_DIGITS)}Z`;
}

/** `Date` reads 30 February as 1 March: a date that comes back changed never existed. */
function isCalendarTime(seconds: string): boolean {
  const date = new Date(`${seconds}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(seconds);
}

/** Microseconds since 1970 as a canonical timestamp. */
export function timestampFromMicros(micros: number): string {
  const milliseconds = Math.floor(micros / 1000);
  const microsecond = String(micros - milliseconds * 1000).padStart(3, '0');
  return `${new Date(milliseconds).toISOString().slice(0, -1)}${microsecond}Z`;
}

/** The protocol buffer form (seconds and nanoseconds) as a canonical timestamp. @throws FirestoreError INVALID_ARGUMENT */
export function timestampFromSeconds(seconds: number, nanos: number): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) throw invalidArgument(`Invalid timestamp of ${seconds} seconds.`);
  return parseTimestamp(`${date.toISOString().slice(0, -5)}.${String(nanos).padStart(9, '0')}Z`);
}

/** A canonical timestamp in the protocol buffer form. */
export function secondsFromTimestamp(timestamp: string): { seconds: string; nanos: number } {
  const [whole = '', fraction = ''] = timestamp.slice(0, -1).split('.');
  return { seconds: String(Date.parse(`${whole}Z`) / 1000), nanos: Number(fraction) * 1000 };
}
