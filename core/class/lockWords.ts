import { questionOn } from '../make/questions/questionOn.ts';
import { isNoted } from '../play/journal.ts';
import type { Play } from '../play/model.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';

/**
 * Returns the words by which a teacher knows a lock, since its name tells only the furniture: in a room made from
 * questions the question, else what the lock itself says. Empty if the team has read neither (Q4).
 */
export function lockWords(room: Room, play: Pick<Play, 'journal'>, id: ItemId): string {
  const lock = itemOf(room, id);
  if (!lock) return '';
  const read = (of: ItemId) => textRead(room, play, of);
  const questions = (lock.toldBy ?? []).flatMap((paper) => questionOn(read(paper)) ?? []);
  return questions.length > 0 ? questions.join(' · ') : read(id);
}

/** Returns an item's own text, if the team has read it as it was before it was opened. */
function textRead(room: Room, play: Pick<Play, 'journal'>, id: ItemId): string {
  const item = itemOf(room, id);
  if (item?.description !== 'custom') return '';
  return isNoted(room, play, { type: 'text', item: id, state: 'default' }) ? item.customDescription : '';
}
