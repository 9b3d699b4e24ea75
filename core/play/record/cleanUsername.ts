import { LIMITS } from '../../room/limits.ts';
import { cleanName } from '../../util/cleanName.ts';

/** Cleans a name for the leaderboard: 1 to 24 graphemes. Returns null if nothing is left. */
export function cleanUsername(name: string): string | null {
  return cleanName(name, LIMITS.username);
}
