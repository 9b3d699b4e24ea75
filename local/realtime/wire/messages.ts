import * as v from 'valibot';
import type { RealtimeValue } from '../values/RealtimeValue.ts';
import { toJson } from '../values/RealtimeValue.ts';
import { formatPath } from '../values/realtimePath.ts';

const pathSchema = v.pipe(v.string(), v.maxLength(4096));
const placed = { p: pathSchema };

/** A client's request, with the field names of Firebase's protocol (version 5). */
const requestSchema = v.object({
  /** Its number, which the response repeats. */
  r: v.pipe(v.number(), v.integer()),
  /** The action; one of those below. */
  a: v.string(),
  b: v.optional(v.unknown()),
});

export const messageSchema = v.variant('t', [
  v.object({ t: v.literal('d'), d: requestSchema }),
  v.object({ t: v.literal('c'), d: v.object({ t: v.string(), d: v.optional(v.unknown()) }) }),
]);

/** The bodies of the supported actions. */
export const bodies = {
  /** Starts listening. Filtered queries have `q` and `t`, and are not supported. */
  q: v.object({ ...placed, q: v.optional(v.unknown()), t: v.optional(v.unknown()) }),
  /** Stops listening. */
  n: v.object(placed),
  /** Reads once. */
  g: v.object({ ...placed, q: v.optional(v.unknown()) }),
  /** Sets a value; `h` is the hash of a transaction's initial value. */
  p: v.object({ ...placed, d: v.unknown(), h: v.optional(v.string()) }),
  /** Sets several paths at once. */
  m: v.object({ ...placed, d: v.record(v.string(), v.unknown()) }),
  /** Sets a value when the connection ends. */
  o: v.object({ ...placed, d: v.unknown() }),
  /** Sets several paths when the connection ends. */
  om: v.object({ ...placed, d: v.record(v.string(), v.unknown()) }),
  /** Cancels the writes for the end of the connection. */
  oc: v.object(placed),
} as const;

export type Request = v.InferOutput<typeof requestSchema>;

export function hello(sessionId: string, host: string, now: number): string {
  return JSON.stringify({ t: 'c', d: { t: 'h', d: { ts: now, v: '5', h: host, s: sessionId } } });
}

export const PONG = JSON.stringify({ t: 'c', d: { t: 'o', d: null } });

export function reply(number: number, status: string, data: unknown): string {
  return JSON.stringify({ t: 'd', d: { r: number, b: { s: status, d: data } } });
}

/** Returns the message with the value at a path, for listeners there or above. */
export function dataPush(path: readonly string[], value: RealtimeValue): string {
  return JSON.stringify({ t: 'd', d: { a: 'd', b: { p: formatPath(path), d: toJson(value) } } });
}

/** Returns the message with all values below a path that changed at once. */
export function mergePush(path: readonly string[], values: ReadonlyMap<string, RealtimeValue>): string {
  const data = Object.fromEntries([...values].map(([below, value]) => [below, toJson(value)]));
  return JSON.stringify({ t: 'd', d: { a: 'm', b: { p: formatPath(path), d: data } } });
}
