import type { Meter } from '../values/Meter.ts';
import {
  Bytes,
  Duration,
  EvaluationError,
  isList,
  isMap,
  LatLng,
  MapDiff,
  Path,
  RulesSet,
  type RulesValue,
  Timestamp,
} from '../values/RulesValue.ts';
import { describeType } from '../values/typeNames.ts';
import { Args } from './Args.ts';
import { listMethods, setMethods } from './listMethods.ts';
import type { Methods } from './Method.ts';
import { diffMethods, mapMethods } from './mapMethods.ts';
import { bytesMethods, latlngMethods, pathMethods } from './plainMethods.ts';
import { stringMethods } from './stringMethods.ts';
import { durationMethods, timestampMethods } from './timeMethods.ts';

/** Calls a method of a value. @throws EvaluationError where its type has none of that name, or cannot do it */
export function callMethod(
  receiver: RulesValue,
  name: string,
  args: readonly RulesValue[],
  meter: Meter,
): RulesValue {
  const call = bindMethods(receiver, new Args(args), meter);
  const result = call?.(name);
  if (result === undefined) throw new EvaluationError(`${describeType(receiver)} has no method ${name}`);
  return result;
}

type Call = (name: string) => RulesValue | undefined;

/** The methods of the receiver's own type. */
function bindMethods(receiver: RulesValue, args: Args, meter: Meter): Call | undefined {
  function among<Receiver>(methods: Methods<Receiver>, self: Receiver): Call {
    return (name) => methods.get(name)?.call(self, args, meter);
  }
  if (typeof receiver === 'string') return among(stringMethods, receiver);
  if (isList(receiver)) return among(listMethods, receiver);
  if (isMap(receiver)) return among(mapMethods, receiver);
  if (receiver instanceof RulesSet) return among(setMethods, receiver);
  if (receiver instanceof MapDiff) return among(diffMethods, receiver);
  if (receiver instanceof Timestamp) return among(timestampMethods, receiver);
  if (receiver instanceof Duration) return among(durationMethods, receiver);
  if (receiver instanceof LatLng) return among(latlngMethods, receiver);
  if (receiver instanceof Bytes) return among(bytesMethods, receiver);
  return receiver instanceof Path ? among(pathMethods, receiver) : undefined;
}

const ALL_METHODS: readonly ReadonlyMap<string, { readonly arity: number }>[] = [
  stringMethods,
  listMethods,
  setMethods,
  mapMethods,
  diffMethods,
  timestampMethods,
  durationMethods,
  latlngMethods,
  bytesMethods,
  pathMethods,
];

/**
 * Returns the numbers of arguments accepted by methods of that name, whatever their types; empty for an
 * unknown method.
 */
export function methodArities(name: string): readonly number[] {
  return ALL_METHODS.flatMap((methods) => methods.get(name)?.arity ?? []);
}
