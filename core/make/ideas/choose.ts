import type { Chance } from '../../lock/shuffle.ts';

/** Returns one of the values, all equally likely. @throws RangeError if there is none */
export function chooseOne<Value>(values: readonly Value[], chance: Chance): Value {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new RangeError('There is nothing to choose from.');
  return value;
}

/** Returns a whole number from `least` to `most`, all equally likely. */
export function chooseNumber(least: number, most: number, chance: Chance): number {
  return least + Math.floor(chance() * (most - least + 1));
}
