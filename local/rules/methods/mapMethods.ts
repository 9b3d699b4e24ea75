import { areEqual, toSet } from '../values/equalityKeyOf.ts';
import type { Meter } from '../values/Meter.ts';
import {
  isList,
  isMap,
  MapDiff,
  type RulesMap,
  type RulesSet,
  type RulesValue,
} from '../values/RulesValue.ts';
import { defineMethods } from './Method.ts';

export const mapMethods = defineMethods<RulesMap>({
  size: [0, (map) => BigInt(map.size)],
  keys: [0, (map, _args, meter) => copy(map.keys(), map.size, meter)],
  values: [0, (map, _args, meter) => copy(map.values(), map.size, meter)],
  get: [2, (map, args) => getNested(map, args.any(0), args.any(1))],
  diff: [1, (map, args) => new MapDiff(map, args.map(0))],
});

export const diffMethods = defineMethods<MapDiff>({
  addedKeys: [0, (diff, _args, meter) => keysWhere(diff, meter, (key) => !diff.before.has(key))],
  removedKeys: [0, (diff, _args, meter) => keysWhere(diff, meter, (key) => !diff.after.has(key))],
  changedKeys: [
    0,
    (diff, _args, meter) => keysWhere(diff, meter, (key) => changeOf(diff, key, meter) === 'changed'),
  ],
  unchangedKeys: [
    0,
    (diff, _args, meter) => keysWhere(diff, meter, (key) => changeOf(diff, key, meter) === 'none'),
  ],
  affectedKeys: [
    0,
    (diff, _args, meter) => keysWhere(diff, meter, (key) => changeOf(diff, key, meter) !== 'none'),
  ],
});

function copy(values: Iterable<RulesValue>, size: number, meter: Meter): readonly RulesValue[] {
  meter.spend(size);
  return [...values];
}

/** By a key, or by a list of keys from map to map. */
function getNested(map: RulesMap, key: RulesValue, fallback: RulesValue): RulesValue {
  let value: RulesValue = map;
  for (const step of isList(key) ? key : [key]) {
    const next: RulesValue | undefined =
      isMap(value) && typeof step === 'string' ? value.get(step) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

function keysWhere({ after, before }: MapDiff, meter: Meter, isChosen: (key: string) => boolean): RulesSet {
  const keys = new Set([...after.keys(), ...before.keys()]);
  meter.spend(keys.size);
  return toSet([...keys].filter(isChosen), meter);
}

function changeOf(
  { after, before }: MapDiff,
  key: string,
  meter: Meter,
): 'none' | 'changed' | 'addedOrRemoved' {
  const [now, then] = [after.get(key), before.get(key)];
  if (now === undefined || then === undefined) return 'addedOrRemoved';
  return areEqual(now, then, meter) ? 'none' : 'changed';
}
