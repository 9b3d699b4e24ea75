import { LIMITS } from '../room/limits.ts';

/** Controls, lone surrogates and what has no shape of its own; joiners and emoji style stay, since words and emoji need them. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /\s+/gu;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name fit for the leaderboard (DESIGN §4): 1 to 24 characters, spaces folded, nothing in it that is invisible or
 * turns the direction of a line. Null where nothing is left to show.
 */
export function cleanUsername(name: string): string | null {
  const visible = name.normalize().replace(SPACES, ' ').replace(INVISIBLE, '').trim();
  const cut = [...visible].slice(0, LIMITS.username).join('').trim();
  return SHOWN.test(cut) ? cut : null;
}
