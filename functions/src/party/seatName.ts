import { cleanUsername } from '../../../core/play/record/cleanUsername.ts';
import { givenName } from '../../../core/play/team/givenNames.ts';
import type { Caller } from '../http/findCaller.ts';

/**
 * Returns the name of a seat: the one that was sent, cleaned (T10), else the account's, else one given by the game in
 * the room's language.
 * @param chance a whole number
 */
export function seatName(
  sent: string | undefined,
  caller: Caller | null,
  game: { language: string; chance: number; taken: readonly string[] },
): string {
  const own = sent ?? caller?.name ?? '';
  return cleanUsername(own) ?? givenName(game.language, game.chance, game.taken);
}
