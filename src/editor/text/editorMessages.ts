import type { EditNote, EditRefusal } from '../../../core/edit/command.ts';
import { DOOR_ID, type ItemId, type Room } from '../../../core/room/model.ts';
import { inLanguages } from '../../shared/language/inLanguages.ts';
import type { LongText } from '../store/document/longTexts.ts';
import { editorMessagesText as de, explainText as deExplain } from './de/editorMessages.ts';
import { editorMessagesText as en, explainText as enExplain } from './en/editorMessages.ts';

const editorMessagesText = inLanguages({ en, de });
export const explainText = inLanguages({ en: enExplain, de: deExplain });

/** Says why a command was refused. */
export function refusalText(refusal: EditRefusal): string {
  switch (refusal.type) {
    case 'tooManyItems':
      return editorMessagesText.tooManyItems(refusal.limit);
    case 'tooManyScenes':
      return editorMessagesText.tooManyScenes(refusal.limit);
    case 'tooLong':
      return editorMessagesText.tooLong(limited(refusal.field), refusal.limit);
    case 'outOfRange':
      return editorMessagesText.outOfRange(limited(refusal.field), refusal.min, refusal.max);
    case 'doorIsFixed':
      return editorMessagesText.doorIsFixed[refusal.reason];
    case 'isAlready':
      return editorMessagesText.isAlready[refusal.role];
    case 'tooMany':
      return editorMessagesText.tooMany[refusal.list](refusal.limit);
    case 'tooFewClicks':
      return editorMessagesText.tooFewClicks(refusal.limit);
    default:
      return editorMessagesText.refusals[refusal.type];
  }
}

/** Label of the button that discards a text that is too long. */
export function formerText(): string {
  return editorMessagesText.formerText;
}

/** Says by how much a text exceeds its limit, and the consequence. */
export function tooLongText({ field, limit, over }: Pick<LongText, 'field' | 'limit' | 'over'>): string {
  const { tooLong, staysUntilItFits } = editorMessagesText;
  return [tooLong(limited(field), limit), staysUntilItFits(over)].join(' ');
}

function limited(field: string): string {
  const fields: Readonly<Record<string, string>> = editorMessagesText.limited;
  return fields[field] ?? editorMessagesText.limitedOther;
}

/** Describes a side effect of a command. */
export function noteText(note: EditNote, nameOf: (id: ItemId) => string): string {
  switch (note.type) {
    case 'keyTaken':
      return editorMessagesText.keyTaken(nameOf(note.from), nameOf(note.key));
    case 'hiderReplaced':
      return editorMessagesText.hiddenTaken(nameOf(note.from), nameOf(note.item));
    case 'changeTaken':
      return editorMessagesText.changeTaken(nameOf(note.from));
    case 'combinationDissolved':
      return editorMessagesText.dissolved(nameOf(note.result));
    case 'lockDeleted':
      return editorMessagesText.lockDeleted(nameOf(note.key), thingName(note.lock));
    case 'hiddenDeleted':
      return editorMessagesText.hiddenDeleted(nameOf(note.hider), thingName(note.hidden));
    case 'partDeleted':
      return editorMessagesText.partDeleted(nameOf(note.part), thingName(note.other));
    case 'keyDeleted':
      return editorMessagesText.keyDeleted(nameOf(note.lock), thingName(note.key));
  }
}

/** The name of a thing that may be gone from the room. */
export function thingName(name: string): string {
  return name.trim() || editorMessagesText.unnamed;
}

/** The creator's name for an item, or a placeholder. */
export function itemName(room: Room, id: ItemId): string {
  const name = Object.hasOwn(room.itemConfigs, id) ? (room.itemConfigs[id]?.name.trim() ?? '') : '';
  if (name !== '') return name;
  return id === DOOR_ID ? editorMessagesText.door : editorMessagesText.unnamed;
}
