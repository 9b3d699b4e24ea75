import { itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type ItemState, type Room } from '../room/model.ts';
import { goesBackAndForth, isCollectedByClick, isOpenedByClick, leadsAway } from './clicking.ts';
import { startingState } from './createPlay.ts';
import { messageOf } from './message.ts';
import type { Message, Play, Saying } from './model.ts';
import { isInInventory, isReachable } from './step.ts';

/** Returns the message of one of an item's texts; null if that text is empty. */
export function wordsOf(item: ItemConfig, { state, isToWrongAnswer }: Saying): Message | null {
  if (!isToWrongAnswer) return messageOf(item, state);
  return item.wrongText === '' ? null : { type: 'custom', text: item.wrongText };
}

/**
 * Returns all texts that plays can show for an item, in order. The clue search takes these as told (S6), and unread
 * ones go to the journal (O5). `isMade`: the item is the result of a combination, so it never stands in a scene (C1).
 */
export function sayingsOf(room: Room, id: ItemId, isMade: boolean): readonly Saying[] {
  const item = itemOf(room, id);
  if (!item) return [];
  const start = { isInHand: isMade, isLocked: item.isItemLocked, state: startingState(room, id) };
  const looked = sayingsAt(id, item, start);
  return item.isItemLocked ? [...looked, ...toWrongAnswers(item), ...onceOpen(id)] : looked;
}

/** Returns the texts that a click on the item, or selecting it, shows in the present state (P3–P6). */
export function sayingsNow(room: Room, play: Play, id: ItemId): readonly Saying[] {
  const item = itemOf(room, id);
  const { isLocked, state } = play.items[id] ?? {};
  const isInHand = isInInventory(play, id);
  if (!item || isLocked === undefined || state === undefined || !(isInHand || isReachable(play, id)))
    return [];
  return sayingsAt(id, item, { isInHand, isLocked, state });
}

interface Situation {
  isInHand: boolean;
  isLocked: boolean;
  state: ItemState;
}

function sayingsAt(
  id: ItemId,
  item: ItemConfig,
  { isInHand, isLocked, state }: Situation,
): readonly Saying[] {
  if (isInHand || (!isLocked && isCollectedByClick(id, item))) return [{ state }];
  if (isLocked) return [{ state: 'default' }];
  // The closed item's text goes to the journal unread.
  if (state === 'default' && isOpenedByClick(id, item)) return [{ state }, ...onceOpen(id)];
  const after = state === 'opened' && goesBackAndForth(id, item) ? 'default' : state;
  return tellsAtClick(item, after) ? [{ state: after }] : [];
}

/** Opening the door ends the play. */
function onceOpen(id: ItemId): readonly Saying[] {
  return id === DOOR_ID ? [] : [{ state: 'opened' }];
}

function toWrongAnswers({ unlockMethod, wrongText }: ItemConfig): readonly Saying[] {
  const hasWords = unlockMethod === 'password' && wrongText !== '';
  return hasWords ? [{ state: 'default', isToWrongAnswer: true }] : [];
}

/** Returns whether a click on an unlocked item in this state shows its text (R10). A way leads on at once (N2). */
function tellsAtClick(item: ItemConfig, state: ItemState): boolean {
  if (item.onClick?.type === 'none') return false;
  return !leadsAway(item) || tellsInPassing(item, state);
}

/**
 * O1, O4, N2: a way that has nothing to open, is open from the start or was opened from another scene shows its creator's
 * text when the player first clicks on it, and leads on with the same click.
 */
export function tellsInPassing(item: ItemConfig, state: ItemState): boolean {
  return messageOf(item, state)?.type === 'custom';
}
