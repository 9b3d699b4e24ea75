/**
 * The entries of a map with their keys in the given order; those not named come last, those the map lacks are passed
 * over. Firestore keeps no order of a map's keys.
 */
export function inOrder<Value>(
  map: Readonly<Record<string, Value>>,
  order: readonly string[],
): (readonly [key: string, value: Value])[] {
  const places = new Map(order.map((key, index) => [key, index]));
  const placeOf = (key: string) => places.get(key) ?? order.length;
  return Object.entries(map).sort(([one], [other]) => placeOf(one) - placeOf(other));
}
