/**
 * Returns the entries of a map sorted by the given keys: keys that are not named come last, named keys that
 * the map lacks are skipped. Firestore does not keep the order of a map's keys.
 */
export function inOrder<Value>(
  map: Readonly<Record<string, Value>>,
  order: readonly string[],
): (readonly [key: string, value: Value])[] {
  const places = new Map(order.map((key, index) => [key, index]));
  const placeOf = (key: string) => places.get(key) ?? order.length;
  return Object.entries(map).sort(([one], [other]) => placeOf(one) - placeOf(other));
}
