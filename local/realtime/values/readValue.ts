import { invalid } from '../RealtimeError.ts';
import { childOf, type RealtimeValue } from './RealtimeValue.ts';
import { checkDepth, checkKey } from './realtimePath.ts';

/** The data from which server values are computed. */
interface Present {
  /** The present value, which is replaced. */
  readonly before: RealtimeValue;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Parses a value as the SDKs send it: replaces server values (the time, increments), and drops empty parts.
 * @param level its depth in the database
 * @throws RealtimeError for values that Firebase refuses, and for priorities, which are not supported
 */
export function readValue(json: unknown, present: Present, level: number): RealtimeValue {
  checkDepth(level);
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return readNumber(json);
  if (typeof json !== 'object') throw invalid('A value is of no type that is served.');
  if ('.sv' in json) return readServerValue(json['.sv'], present);
  const children = new Map<string, RealtimeValue>();
  for (const [key, child] of Object.entries(json)) {
    if (key === '.priority' || key === '.value') throw invalid('Priorities are not served.');
    checkKey(key);
    const value = readValue(child, { ...present, before: childOf(present.before, key) }, level + 1);
    if (value !== null) children.set(key, value);
  }
  return children.size === 0 ? null : children;
}

function readServerValue(wish: unknown, { before, now }: Present): RealtimeValue {
  if (wish === 'timestamp') return now;
  if (
    typeof wish !== 'object' ||
    wish === null ||
    !('increment' in wish) ||
    typeof wish.increment !== 'number'
  )
    throw invalid('A server value is not known.');
  return readNumber((typeof before === 'number' ? before : 0) + wish.increment);
}

/** A number in JSON may be too large and become infinite here. */
function readNumber(number: number): number {
  if (!Number.isFinite(number)) throw invalid('A number is too large.');
  return number;
}
