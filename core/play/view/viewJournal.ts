import { itemOf } from '../../room/links.ts';
import type { Room } from '../../room/model.ts';
import { pictureOf } from '../../room/pictures/pictures.ts';
import { sceneOf } from '../../room/scenes.ts';
import type { JournalEntry, Play } from '../model.ts';
import { wordsOf } from '../sayings.ts';
import type { ViewJournalEntry } from './playerView.ts';

/**
 * Returns the journal as shown to the player. Each entry was earned when it was added (O5, P12); entries of
 * scenes not visited since are hidden (N4).
 */
export function viewJournal(room: Room, play: Play): readonly ViewJournalEntry[] {
  return play.journal.flatMap((entry) => (entry.isAway ? [] : (viewEntry(room, entry) ?? [])));
}

function viewEntry(room: Room, entry: JournalEntry): ViewJournalEntry | null {
  if (entry.type === 'background') {
    const scene = sceneOf(room, entry.scene);
    return scene ? { type: 'background', label: scene.name, uri: scene.background.uri } : null;
  }
  const item = itemOf(room, entry.item);
  if (!item) return null;
  const { name: label, aspect } = item;
  if (entry.type === 'picture') return { type: 'picture', label, uri: pictureOf(item, entry.state), aspect };
  const message = wordsOf(item, entry);
  const { isToWrongAnswer } = entry;
  return message && { type: 'text', label, message, ...(isToWrongAnswer && { isToWrongAnswer }) };
}
