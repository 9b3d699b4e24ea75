/** A code that is being typed on wheels. */
export interface Typing {
  /** The wheel of the first key: that which was touched or led to, or the first. */
  from: number;
  /** As many of the last ones as there are wheels. */
  keys: readonly string[];
}

type Rounds = readonly (readonly string[])[];

/** What a key sets: signs by the places of their wheels. */
interface Typed {
  typing: Typing;
  set: ReadonlyMap<number, string>;
}

export function beginTyping(from: number): Typing {
  return { from, keys: [] };
}

/** Without the last key. */
export function untypeKey({ from, keys }: Typing): Typing {
  return { from, keys: keys.slice(0, -1) };
}

/**
 * One more key. It sets the next wheel, until as many were typed as there are wheels: from then on the last ones are the code, from the
 * first wheel on, wherever it was begun and whatever was struck before it. Null where no wheel that it may mean has such a sign.
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
  // Nothing of it may be meant for where it was begun.
  return from === 0 && keys.length < rounds.length ? null : typeKey(rounds, beginTyping(0), key);
}

function codeOf(rounds: Rounds, keys: readonly string[]): Map<number, string> | null {
  const signs = keys.flatMap((key, place) => signOn(rounds[place], key) ?? []);
  return signs.length === rounds.length ? new Map(signs.entries()) : null;
}

function signOn(round: readonly string[] | undefined, key: string): string | undefined {
  return round?.find((sign) => sign.toLowerCase() === key.toLowerCase());
}
