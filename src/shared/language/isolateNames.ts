/** Blocks of right-to-left scripts, from Hebrew to Arabic, and their further forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{1e800}-\u{1efff}]/u;

/**
 * Wraps all functions of texts, so that right-to-left arguments are isolated (Unicode's isolates):
 * punctuation and neighbouring words would otherwise change places.
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
