import type { EditNote, EditRefusal } from '../../../core/edit/command.ts';
import { DOOR_ID, type ItemId, type Room } from '../../../core/room/model.ts';
import { inLanguages } from '../../shared/language/inLanguages.ts';
import type { LongText } from '../store/document/longTexts.ts';
import type { EditorNotice } from '../store/session/editorNotice.ts';
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
      return joined(wasDeleted([note.lock]), lossText(note, nameOf));
    case 'hiddenDeleted':
      return joined(wasDeleted([note.hidden]), lossText(note, nameOf));
    case 'hiderDeleted':
      return joined(wasDeleted([note.hider]), lossText(note, nameOf));
    case 'partDeleted':
      return joined(wasDeleted([note.other]), lossText(note, nameOf));
    case 'keyDeleted':
      return joined(wasDeleted([note.key]), lossText(note, nameOf));
  }
}

/** Describes a deletion: what it did to other things, and whose settings are shown now. */
export function deletedText(
  { names, notes, next }: Extract<EditorNotice, { type: 'deleted' }>,
  nameOf: (id: ItemId) => string,
): string {
  // With several items, each note names the one that it concerns.
  const toText = names.length === 1 ? lossText : noteText;
  return joined(
    wasDeleted(names),
    ...notes.map((note) => toText(note, nameOf)),
    ...(next === null ? [] : [editorMessagesText.settingsOf(nameOf(next))]),
  );
}

function wasDeleted(names: readonly string[]): string {
  const [only] = names;
  return names.length === 1 && only !== undefined
    ? editorMessagesText.wasDeleted(thingName(only))
    : editorMessagesText.severalDeleted(names.length);
}

/** What the deletion of a thing did to others, without its name. */
function lossText(note: EditNote, nameOf: (id: ItemId) => string): string {
  const { loss } = editorMessagesText;
  switch (note.type) {
    case 'lockDeleted':
      return loss.lock(nameOf(note.key));
    case 'hiddenDeleted':
      return loss.hidden(nameOf(note.hider));
    case 'hiderDeleted':
      return loss.hider(note.hidden.map(nameOf));
    case 'partDeleted':
      return loss.part(nameOf(note.part));
    case 'keyDeleted':
      return loss.key(nameOf(note.lock));
    default:
      return noteText(note, nameOf);
  }
}

function joined(...sentences: readonly string[]): string {
  return sentences.join(' ');
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
