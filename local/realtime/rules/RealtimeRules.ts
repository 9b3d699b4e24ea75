import { RealtimeError } from '../RealtimeError.ts';
import { isNode, type RealtimeValue, valueAt } from '../values/RealtimeValue.ts';
import type { RuleScope } from './compileExpression.ts';
import { RuleError } from './RuleError.ts';
import { RuleSnapshot } from './RuleSnapshot.ts';
import type { Condition, RuleNode } from './readRules.ts';

/** A path that has rules, and the keys by which its variables were filled. */
interface Stop {
  readonly rules: RuleNode;
  readonly path: readonly string[];
  readonly keys: Readonly<Record<string, string>>;
}

/** A requested change: the whole database before and after it. */
export interface Change {
  readonly before: RealtimeValue;
  readonly after: RealtimeValue;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Decides as production does. Permission to read or write a path includes everything below it. Every `.validate` rule
 * above and below the written path must hold wherever there is data.
 */
export class RealtimeRules {
  readonly #root: RuleNode;

  constructor(root: RuleNode) {
    this.#root = root;
  }

  mayRead(root: RealtimeValue, path: readonly string[], now: number): boolean {
    return this.#stopsOf(path).some((stop) =>
      holds(stop.rules.read, stop, { before: root, after: root, now }),
    );
  }

  mayWrite(change: Change, path: readonly string[]): boolean {
    const stops = this.#stopsOf(path);
    if (!stops.some((stop) => holds(stop.rules.write, stop, change))) return false;
    return stops.every((stop) =>
      stop.path.length === path.length ? isValidWithin(stop, change) : isValidAt(stop, change),
    );
  }

  /** Returns the paths with rules from the root down to the given path. */
  #stopsOf(path: readonly string[]): readonly Stop[] {
    const stops: Stop[] = [{ rules: this.#root, path: [], keys: {} }];
    for (const key of path) {
      const next = stopBelow(stops.at(-1) as Stop, key);
      if (next === null) break;
      stops.push(next);
    }
    return stops;
  }
}

function stopBelow({ rules, path, keys }: Stop, key: string): Stop | null {
  const named = rules.children.get(key);
  if (named !== undefined) return { rules: named, path: [...path, key], keys };
  if (rules.wildcard === null) return null;
  const { name, rules: below } = rules.wildcard;
  return { rules: below, path: [...path, key], keys: { ...keys, [name]: key } };
}

function isValidAt(stop: Stop, change: Change): boolean {
  const { validate } = stop.rules;
  return validate === null || valueAt(change.after, stop.path) === null || holds(validate, stop, change);
}

function isValidWithin(stop: Stop, change: Change): boolean {
  if (!isValidAt(stop, change)) return false;
  const value = valueAt(change.after, stop.path);
  if (!isNode(value)) return true;
  return [...value.keys()].every((key) => {
    const below = stopBelow(stop, key);
    return below === null || isValidWithin(below, change);
  });
}

function holds(condition: Condition | null, { path, keys }: Stop, { before, after, now }: Change): boolean {
  if (condition === null) return false;
  const scope: RuleScope = {
    ...keys,
    now,
    root: new RuleSnapshot(before, []),
    data: new RuleSnapshot(before, path),
    newData: new RuleSnapshot(after, path),
  };
  try {
    return condition(scope) === true;
  } catch (error) {
    // A rule may build a path from user data, which may be invalid.
    if (error instanceof RuleError || error instanceof RealtimeError) return false;
    throw error;
  }
}

/** Rules that deny all reads and writes. */
export const DENY_ALL = new RealtimeRules({
  read: null,
  write: null,
  validate: null,
  children: new Map(),
  wildcard: null,
});
