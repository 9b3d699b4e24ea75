import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { recordsText } from '../text/records.ts';

/** A player's name for display; players without one get a word in the reader's language. */
export function playerName(username: string): string {
  return username === NAMELESS ? recordsText.nameless : username;
}
