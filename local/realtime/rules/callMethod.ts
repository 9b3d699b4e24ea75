import type { RE2JS } from 're2js';
import { isNode } from '../values/RealtimeValue.ts';
import { RuleError } from './RuleError.ts';
import { RuleSnapshot } from './RuleSnapshot.ts';

/** The possible values of an expression: a JSON value, a snapshot, a node, a pattern, a list of texts. */
export type RuleValue = null | boolean | number | string | RuleSnapshot | RE2JS | readonly string[] | Opaque;

/** The children of a snapshot: they equal nothing and have no methods. */
export class Opaque {}

type Method<Of> = (on: Of, args: readonly RuleValue[]) => RuleValue;

const SNAPSHOT_METHODS: Readonly<Record<string, Method<RuleSnapshot>>> = {
  val: ({ value }) => (isNode(value) ? new Opaque() : value),
  exists: ({ value }) => value !== null,
  isNumber: ({ value }) => typeof value === 'number',
  isString: ({ value }) => typeof value === 'string',
  isBoolean: ({ value }) => typeof value === 'boolean',
  child: (place, [path]) => place.child(textOf(path)),
  hasChild: (place, [path]) => place.child(textOf(path)).value !== null,
  hasChildren: (place, [names]) => place.hasChildren(names === undefined ? [] : listOf(names)),
  parent: (place) => {
    const parent = place.parent();
    if (parent === null) throw new RuleError('the root has no parent');
    return parent;
  },
};

const TEXT_METHODS: Readonly<Record<string, Method<string>>> = {
  contains: (text, [part]) => text.includes(textOf(part)),
  beginsWith: (text, [part]) => text.startsWith(textOf(part)),
  endsWith: (text, [part]) => text.endsWith(textOf(part)),
  matches: (text, [pattern]) => patternOf(pattern).matcher(text).find(),
};

export const METHOD_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(SNAPSHOT_METHODS),
  ...Object.keys(TEXT_METHODS),
]);

/** @throws RuleError if the value has no such method, or the method takes other arguments */
export function callMethod(on: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  if (on instanceof RuleSnapshot) return methodOf(SNAPSHOT_METHODS, name)(on, args);
  if (typeof on === 'string') return methodOf(TEXT_METHODS, name)(on, args);
  throw new RuleError(`nothing is called on such a value: ${name}`);
}

function methodOf<Of>(methods: Readonly<Record<string, Method<Of>>>, name: string): Method<Of> {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (method === undefined) throw new RuleError(`${name} is not for such a value`);
  return method;
}

export function textOf(value: RuleValue | undefined): string {
  if (typeof value !== 'string') throw new RuleError('a text is wanted');
  return value;
}

function listOf(value: RuleValue): readonly string[] {
  if (!Array.isArray(value)) throw new RuleError('a list of texts is wanted');
  return value as readonly string[];
}

function patternOf(value: RuleValue | undefined): RE2JS {
  if (typeof value !== 'object' || value === null || !('matcher' in value))
    throw new RuleError('a regular expression is wanted');
  return value;
}
