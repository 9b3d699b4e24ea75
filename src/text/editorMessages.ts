import type { EditNote, EditRefusal } from '../../core/edit/command.ts';
import { DOOR_ID, type ItemId, type Room } from '../../core/room/model.ts';
import { editorMessagesText as de, explainText as deExplain } from './de/editorMessages.ts';
import { editorMessagesText as en, explainText as enExplain } from './en/editorMessages.ts';
import { inLanguages } from './inLanguages.ts';

const editorMessagesText = inLanguages({ en, de });
export const explainText = inLanguages({ en: enExplain, de: deExplain });

/** Why a command changed nothing, for the creator. */
export function refusalText(refusal: EditRefusal): string {
  switch (refusal.type) {
    case 'tooManyItems':
      return editorMessagesText.tooManyItems(refusal.limit);
    case 'tooLong':
      return editorMessagesText.tooLong(limited(refusal.field), refusal.limit);
    case 'outOfRange':
      return editorMessagesText.outOfRange(limited(refusal.field), refusal.min, refusal.max);
    case 'doorIsFixed':
      return editorMessagesText.doorIsFixed[refusal.reason];
    default:
      return editorMessagesText.refusals[refusal.type];
  }
}

function limited(field: string): string {
  const fields: Readonly<Record<string, string>> = editorMessagesText.limited;
  return fields[field] ?? editorMessagesText.limitedOther;
}

/** What a command brought about besides what was asked. */
export function noteText(note: EditNote, nameOf: (id: ItemId) => string): string {
  const from = nameOf(note.from);
  return note.type === 'keyTaken'
    ? editorMessagesText.keyTaken(from, nameOf(note.key))
    : editorMessagesText.hiddenTaken(from, nameOf(note.item));
}

/** What the creator calls an item; an item without a name is still one. */
export function itemName(room: Room, id: ItemId): string {
  const name = Object.hasOwn(room.itemConfigs, id) ? (room.itemConfigs[id]?.name.trim() ?? '') : '';
  if (name !== '') return name;
  return id === DOOR_ID ? editorMessagesText.door : editorMessagesText.unnamed;
}
