import type { Meter } from '../values/Meter.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import type { Args } from './Args.ts';

/** A method of a type of the rules language. */
interface MethodOf<Receiver> {
  readonly arity: number;
  /** @throws EvaluationError where it does not take the arguments, or the decision has cost too much */
  readonly call: (receiver: Receiver, args: Args, meter: Meter) => RulesValue;
}

/** The methods of one type, by name. */
export type Methods<Receiver> = ReadonlyMap<string, MethodOf<Receiver>>;

type Definitions<Receiver> = Readonly<
  Record<string, readonly [arity: number, call: MethodOf<Receiver>['call']]>
>;

/** Defines a type's methods by `{ name: [number of arguments, implementation] }`. */
export function defineMethods<Receiver>(definitions: Definitions<Receiver>): Methods<Receiver> {
  return new Map(Object.entries(definitions).map(([name, [arity, call]]) => [name, { arity, call }]));
}
