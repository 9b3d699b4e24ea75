import { NAMELESS } from '../../core/play/gameRecord.ts';
import { recordsText } from './records.ts';

/** Who escaped, as people read it: players without a name are called so in their reader's language. */
export function playerName(username: string): string {
  return username === NAMELESS ? recordsText.nameless : username;
}
