import { toSet } from '../values/equalityKeyOf.ts';
import type { Meter } from '../values/Meter.ts';
import { EvaluationError, RulesSet, type RulesValue } from '../values/RulesValue.ts';
import type { Args } from './Args.ts';
import { defineMethods } from './Method.ts';

type Elements = readonly RulesValue[];

export const listMethods = defineMethods<Elements>({
  size: [0, (list) => BigInt(list.length)],
  hasAll: [1, (list, args, meter) => containsAll(toSet(list, meter), argumentSet(args, meter))],
  hasAny: [1, (list, args, meter) => containsAny(toSet(list, meter), argumentSet(args, meter))],
  hasOnly: [1, (list, args, meter) => containsAll(argumentSet(args, meter), toSet(list, meter))],
  concat: [1, (list, args, meter) => concat(list, args.list(0), meter)],
  removeAll: [1, (list, args, meter) => removeAll(list, argumentSet(args, meter), meter)],
  join: [1, (list, args, meter) => join(list, args.text(0), meter)],
  toSet: [0, (list, _args, meter) => toSet(list, meter)],
});

export const setMethods = defineMethods<RulesSet>({
  size: [0, (set) => BigInt(set.byKey.size)],
  hasAll: [1, (set, args, meter) => containsAll(set, argumentSet(args, meter))],
  hasAny: [1, (set, args, meter) => containsAny(set, argumentSet(args, meter))],
  hasOnly: [1, (set, args, meter) => containsAll(argumentSet(args, meter), set)],
  union: [1, (set, args, meter) => union(set, args.set(0), meter)],
  intersection: [1, (set, args, meter) => filterSet(set, (key) => args.set(0).byKey.has(key), meter)],
  difference: [1, (set, args, meter) => filterSet(set, (key) => !args.set(0).byKey.has(key), meter)],
});

/** @throws EvaluationError if it is neither a list nor a set */
function argumentSet(args: Args, meter: Meter): RulesSet {
  const value = args.any(0);
  return value instanceof RulesSet ? value : toSet(args.elements(0), meter);
}

function containsAll({ byKey }: RulesSet, wanted: RulesSet): boolean {
  return [...wanted.byKey.keys()].every((key) => byKey.has(key));
}

function containsAny({ byKey }: RulesSet, wanted: RulesSet): boolean {
  return [...wanted.byKey.keys()].some((key) => byKey.has(key));
}

function union(set: RulesSet, other: RulesSet, meter: Meter): RulesSet {
  meter.spend(set.byKey.size + other.byKey.size);
  return new RulesSet(new Map([...set.byKey, ...other.byKey]));
}

function filterSet(set: RulesSet, isKept: (key: string) => boolean, meter: Meter): RulesSet {
  meter.spend(set.byKey.size);
  return new RulesSet(new Map([...set.byKey].filter(([key]) => isKept(key))));
}

function concat(list: Elements, other: Elements, meter: Meter): Elements {
  meter.spend(list.length + other.length);
  return [...list, ...other];
}

function removeAll(list: Elements, removed: RulesSet, meter: Meter): Elements {
  return list.filter((value) => !containsAny(removed, toSet([value], meter)));
}

/** @throws EvaluationError for an element that is not a text, or once the decision has cost too much */
function join(list: Elements, separator: string, meter: Meter): string {
  let joined = '';
  for (const [index, value] of list.entries()) {
    if (typeof value !== 'string') throw new EvaluationError('only texts are joined');
    joined += index === 0 ? value : separator + value;
    meter.spend(1 + Math.ceil((value.length + separator.length) / 16));
  }
  return meter.readText(joined);
}
