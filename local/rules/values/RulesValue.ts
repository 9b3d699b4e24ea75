import type { Span } from '../syntax/RulesSource.ts';

/**
 * The values of the rules language. Integers are bigints and floats a class of their own, since `1` and `1.0` are of
 * different types there.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | string
  | Float
  | Timestamp
  | Duration
  | LatLng
  | Bytes
  | Path
  | readonly RulesValue[]
  | RulesMap
  | RulesSet
  | MapDiff;

export type RulesMap = ReadonlyMap<string, RulesValue>;

export class Float {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

export class Timestamp {
  /** Nanoseconds since 1970. */
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class Duration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class LatLng {
  /** Degrees. */
  readonly latitude: number;
  /** Degrees. */
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

export class Bytes {
  readonly buffer: Buffer;
  constructor(buffer: Buffer) {
    this.buffer = buffer;
  }
}

export class Path {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/**
 * A set of values without an order. Each value is stored under its key by `equalityKeyOf`, so equal values are stored
 * once.
 */
export class RulesSet {
  readonly byKey: ReadonlyMap<string, RulesValue>;
  constructor(byKey: ReadonlyMap<string, RulesValue>) {
    this.byKey = byKey;
  }
}

/** The result of `after.diff(before)`. */
export class MapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;
  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

/** An expression has no value: the condition that it belongs to does not hold, unless `&&` or `||` is decided without it. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
  /** The innermost expression that has no value. */
  span: Span | null = null;
}

export function isList(value: unknown): value is readonly RulesValue[] {
  return Array.isArray(value);
}

export function isMap(value: unknown): value is RulesMap {
  return value instanceof Map;
}
