import type { Args } from '../methods/Args.ts';
import type { Meter } from '../values/Meter.ts';
import type { RulesValue } from '../values/RulesValue.ts';

/** A function that the language brings along. */
interface BuiltInFunction {
  readonly arity: number;
  /** @throws EvaluationError where it does not take the arguments, or the decision has cost too much */
  readonly call: (args: Args, meter: Meter) => RulesValue;
}

export type BuiltInFunctions = ReadonlyMap<string, BuiltInFunction>;

/** Defines functions by `{ name: [number of arguments, implementation] }`. */
export function defineFunctions(
  definitions: Readonly<Record<string, readonly [arity: number, call: BuiltInFunction['call']]>>,
): BuiltInFunctions {
  return new Map(Object.entries(definitions).map(([name, [arity, call]]) => [name, { arity, call }]));
}
