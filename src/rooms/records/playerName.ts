import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { recordsText } from '../text/records.ts';

/** Who escaped, as people read it: players without a name are called so in their reader's language. */
export function playerName(username: string): string {
  return username === NAMELESS ? recordsText.nameless : username;
}
