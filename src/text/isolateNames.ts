const RIGHT_TO_LEFT = /[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}]/u;

/**
 * Texts of the same shape, whose functions set what they are given apart where it runs from right to left (Unicode's isolates):
 * the signs at its end and the words beside it would else change places.
 */
export function isolateNames(text: unknown): unknown {
  if (typeof text === 'function') return (...given: unknown[]) => isolateNames(text(...given.map(apart)));
  if (Array.isArray(text)) return text.map(isolateNames);
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, value]) => [name, isolateNames(value)]));
}

function apart(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(apart);
  return typeof given === 'string' && RIGHT_TO_LEFT.test(given) ? `\u2068${given}\u2069` : given;
}
