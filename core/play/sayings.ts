import { itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type ItemState, type Room } from '../room/model.ts';
import { goesBackAndForth, isCollectedByClick, isOpenedByClick, leadsAway } from './clicking.ts';
import { startingState } from './createPlay.ts';
import { messageOf } from './message.ts';
import type { Message, Play, Saying } from './model.ts';
import { isInInventory, isReachable } from './step.ts';

/** What the item says then, null for nothing. */
export function wordsOf(item: ItemConfig, { state, isToWrongAnswer }: Saying): Message | null {
  if (!isToWrongAnswer) return messageOf(item, state);
  return item.wrongText === '' ? null : { type: 'custom', text: item.wrongText };
}

/**
 * All that plays can tell of an item, in order: what the clue search takes for told (S6) and what is written down unread
 * (O5). `isMade`: by a combination, and so never in a scene (C1).
 */
export function sayingsOf(room: Room, id: ItemId, isMade: boolean): readonly Saying[] {
  const item = itemOf(room, id);
  if (!item) return [];
  const start = { isInHand: isMade, isLocked: item.isItemLocked, state: startingState(room, id) };
  const looked = sayingsAt(id, item, start);
  return item.isItemLocked ? [...looked, ...toWrongAnswers(item), ...onceOpen(id)] : looked;
}

/** What comes of looking at an item as it is now: of a click on it, or of taking it into the hand (P3–P6). */
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
  // What it said before is written down unread.
  if (state === 'default' && isOpenedByClick(id, item)) return [{ state }, ...onceOpen(id)];
  const after = state === 'opened' && goesBackAndForth(id, item) ? 'default' : state;
  return tellsAtClick(item, after) ? [{ state: after }] : [];
}

/** Behind the open door is the end. */
function onceOpen(id: ItemId): readonly Saying[] {
  return id === DOOR_ID ? [] : [{ state: 'opened' }];
}

function toWrongAnswers({ unlockMethod, wrongText }: ItemConfig): readonly Saying[] {
  const hasWords = unlockMethod === 'password' && wrongText !== '';
  return hasWords ? [{ state: 'default', isToWrongAnswer: true }] : [];
}

/**
 * Whether a click on an item that is not locked, and is in this state by then, tells what it says (R10). A way leads on at
 * once (N2) and tells in passing what it has to say once open, and no more.
 */
function tellsAtClick(item: ItemConfig, state: ItemState): boolean {
  if (item.onClick?.type === 'none') return false;
  return !leadsAway(item) || tellsInPassing(item, state);
}

/** O1, O4: what was opened from the start or from elsewhere says so by whoever passes first. */
export function tellsInPassing({ openedDescription }: ItemConfig, state: ItemState): boolean {
  return state === 'opened' && openedDescription !== '';
}
