import { openingOf } from '../../../core/catalogue/openings.ts';
import { definitionOf } from '../../../core/lock/faces.ts';
import {
  bringsAbout,
  combinationOf,
  combinationsIn,
  hiddenBy,
  hiderOf,
  itemOf,
  keysOf,
  lockOf,
  sequenceLockOf,
} from '../../../core/room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../../core/room/model.ts';
import { hasOpenedPicture } from '../../../core/room/pictures/pictures.ts';
import { toldByOf, toldLocksOf } from '../../../core/room/toldBy.ts';
import { type ClueSource, clueSourcesIn, findClues } from '../../../core/solve/clues/clues.ts';
import { cutText } from '../../../core/util/cutText.ts';
import { openingsText } from '../../play/text/openings.ts';
import { answerText } from '../text/answerText.ts';
import { explainText, itemName } from '../text/editorMessages.ts';
import { sceneName } from '../text/scenes.ts';

/** Longest answer that the sentences repeat. */
const MOST_SHOWN = 24;

/** Describes what an item does in the game, one sentence for each role. */
export function explainItem(room: Room, id: ItemId): readonly string[] {
  const sentences = rolesOf(room, id);
  return sentences.length > 0 || !itemOf(room, id) ? sentences : [explainText.stands];
}

/** The sentences of an item; empty for mere decoration. */
function rolesOf(room: Room, id: ItemId): readonly string[] {
  const item = itemOf(room, id);
  if (!item) return [];
  return [
    ...(id === DOOR_ID ? [explainText.door] : []),
    ...(item.spot === null ? [] : [explainText.spot]),
    ...explainHiding(room, id, item),
    ...explainLock(room, id, item),
    ...explainUse(room, id, item),
  ];
}

function explainLock(room: Room, id: ItemId, item: ItemConfig): readonly string[] {
  if (!item.isItemLocked) return [];
  if (item.unlockMethod === 'item') return [explainKeys(room, keysOf(item))];
  if (item.unlockMethod === 'sequence') {
    return [
      item.sequence.length === 0
        ? explainText.clicksMissing
        : explainText.clicks(namesOf(room, item.sequence)),
    ];
  }
  const code = shortened(answerText(item.face, item.unlockPassword));
  if (code === '') return [explainText.codeMissing];
  const source = findClueSource(room, id);
  const declared = toldByOf(item);
  if (source !== undefined && source !== null && declared.includes(source))
    return [explainText.codeTold(namesOf(room, declared))];
  if (source === null) return [explainText.codeOn(explainText.introduction)];
  if (source !== undefined) return [explainText.codeOn(itemName(room, source))];
  if (declared.length > 0 && !item.isClueInPicture) return [explainText.clueSilent(namesOf(room, declared))];
  if (!definitionOf(item.face).needsClue) return [explainText.workedOut];
  return [item.isClueInPicture ? explainText.codeInPicture(code) : explainText.codeNowhere(code)];
}

/** Shortens a long answer, or it would push the settings away while it is typed. */
function shortened(answer: string): string {
  return answer.length > MOST_SHOWN ? `${cutText(answer, MOST_SHOWN)}…` : answer;
}

function explainKeys(room: Room, keys: readonly ItemId[]): string {
  const [first, ...further] = keys;
  if (first === undefined) return explainText.keyMissing;
  return further.length === 0
    ? explainText.keyIs(itemName(room, first))
    : explainText.keysAre(namesOf(room, keys));
}

function namesOf(room: Room, ids: readonly ItemId[]): readonly string[] {
  return ids.map((id) => itemName(room, id));
}

function explainHiding(room: Room, id: ItemId, item: ItemConfig): readonly string[] {
  const hider = hiderOf(room, id);
  const isTaken = hider !== null && itemOf(room, hider)?.isAddableToInventory === true;
  return [
    ...(hider === null ? [] : [explainText.hiddenBy(itemName(room, hider), isTaken)]),
    ...(item.itemToHide === null ? [] : [explainText.hides(namesOf(room, hiddenBy(item)))]),
    ...(item.isHidingAnotherItem && item.itemToHide === null ? [explainText.hidesNothing] : []),
  ];
}

function explainUse(room: Room, id: ItemId, item: ItemConfig): readonly string[] {
  const lock = lockOf(room, id);
  const sequenceLock = sequenceLockOf(room, id);
  const told = toldLocksOf(room, id);
  return [
    ...(item.isAddableToInventory ? [explainText.taken] : []),
    ...(lock === null ? [] : [explainText.unlocks(itemName(room, lock))]),
    ...(told.length === 0 ? [] : [explainText.cluesFor(namesOf(room, told))]),
    ...(sequenceLock === null ? [] : [explainText.inSequence(itemName(room, sequenceLock))]),
    ...explainCombining(room, id),
    ...explainClick(id, item),
    ...(isBlank(item) ? [explainText.blank] : []),
    ...explainScenes(room, item),
  ];
}

function explainCombining(room: Room, id: ItemId): readonly string[] {
  const part = combinationOf(room, id);
  const made = combinationsIn(room).get(id);
  const nameOf = (of: ItemId) => itemName(room, of);
  const other = part && nameOf(part.part === id ? part.other : part.part);
  return [
    ...(part && other !== null ? [explainText.combines(other, nameOf(part.result))] : []),
    ...(made ? [explainText.madeOf(nameOf(made.part), nameOf(made.other))] : []),
  ];
}

/** Names the scene that an item leads to and the one that it changes (N2, O3). */
function explainScenes(room: Room, { onClick, onOpen }: ItemConfig): readonly string[] {
  return [
    ...(onClick?.type === 'go' ? [explainText.leadsTo(sceneName(room, onClick.to))] : []),
    ...(onOpen ? [explainText.changes(sceneName(room, onOpen.background.scene))] : []),
  ];
}

function explainClick(id: ItemId, item: ItemConfig): readonly string[] {
  if (item.onClick?.type === 'none') return [explainText.still];
  if (item.onClick?.type === 'message') return [explainText.tells];
  if (item.onClick?.type === 'toggle') return [explainText.toggles];
  const opens = id !== DOOR_ID && !item.isAddableToInventory && !item.isItemLocked;
  if (opens && hasOpenedPicture(item)) return [explainText.opens(openingsText.looks[openingOf(item.uri)])];
  if (opens && bringsAbout(item)) return [explainText.isEnough];
  return isSilent(item) || item.isItemLocked || item.isAddableToInventory ? [] : [explainText.tells];
}

function isSilent(item: ItemConfig): boolean {
  return item.description === 'none' || isBlank(item);
}

/** Whether the creator has chosen a text of their own, as for a new note, but not written it. */
function isBlank({ description, customDescription, openedDescription }: ItemConfig): boolean {
  return description === 'custom' && `${customDescription}${openedDescription}`.trim() === '';
}

/** The item other than the lock whose text contains its answer; undefined if none does. */
function findClueSource(room: Room, lock: ItemId): ClueSource | undefined {
  return clueSourcesIn(findClues(room).clues)
    .get(lock)
    ?.find((source) => source !== lock);
}
