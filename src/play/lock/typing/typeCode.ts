/** The state of a code being typed on wheels. */
export interface Typing {
  /** The wheel of the first key: the one touched or focused, or the first. */
  from: number;
  /** The last keys, at most as many as there are wheels. */
  keys: readonly string[];
}

type Rounds = readonly (readonly string[])[];

/** The result of a key: the signs to set, by the index of their wheel. */
interface Typed {
  typing: Typing;
  set: ReadonlyMap<number, string>;
}

export function beginTyping(from: number): Typing {
  return { from, keys: [] };
}

/** Removes the last key. */
export function untypeKey({ from, keys }: Typing): Typing {
  return { from, keys: keys.slice(0, -1) };
}

/**
 * Adds a key. It sets the next wheel. Once as many keys were typed as there are wheels, the last ones are
 * taken as the whole code, from the first wheel on. Null where no possible wheel has that sign.
 */
export function typeKey(rounds: Rounds, { from, keys }: Typing, key: string): Typed | null {
  const typed = [...keys, key].slice(-rounds.length);
  const typing = { from, keys: typed };
  const isInTurn = from === 0 && keys.length < rounds.length;
  const whole = typed.length === rounds.length && !isInTurn ? codeOf(rounds, typed) : null;
  if (whole) return { typing, set: whole };
  const place = (from + keys.length) % rounds.length;
  const sign = signOn(rounds[place], key);
  if (sign !== undefined && keys.length < rounds.length) return { typing, set: new Map([[place, sign]]) };
  // The key fits no wheel from where typing began, so it is taken as the beginning of a code on the first wheel.
  return from === 0 && keys.length < rounds.length ? null : typeKey(rounds, beginTyping(0), key);
}

function codeOf(rounds: Rounds, keys: readonly string[]): Map<number, string> | null {
  const signs = keys.flatMap((key, place) => signOn(rounds[place], key) ?? []);
  return signs.length === rounds.length ? new Map(signs.entries()) : null;
}

function signOn(round: readonly string[] | undefined, key: string): string | undefined {
  return round?.find((sign) => sign.toLowerCase() === key.toLowerCase());
}
