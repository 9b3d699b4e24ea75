import { LIMITS } from '../../room/limits.ts';
import { cleanName } from '../../util/cleanName.ts';

/** A name fit for the leaderboard (DESIGN §4): 1 to 24 characters as a person counts them. Null where nothing is left to show. */
export function cleanUsername(name: string): string | null {
  return cleanName(name, LIMITS.username);
}
