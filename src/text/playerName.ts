import { NAMELESS } from '../../core/play/gameRecord.ts';
import { gameplayText } from './gameplay.ts';

/** Who escaped, as people read it: players without a name are called so in their reader's language. */
export function playerName(username: string): string {
  return username === NAMELESS ? gameplayText.nameless : username;
}
