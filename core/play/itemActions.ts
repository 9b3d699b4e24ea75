import { refuse, success } from '../result.ts';
import { itemOf, keyOf } from '../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../room/model.ts';
import { hasOpenedPicture } from '../room/pictures.ts';
import { collect, open, shut, unlock } from './effects.ts';
import { messageEvents, messageOf } from './message.ts';
import type { Action, Play, PlayEvent } from './model.ts';
import { isPassword } from './passwords.ts';
import { andThen, isInInventory, isReachable, type Step, type StepResult, stepped } from './step.ts';
import { noteWrongPassword, waitFor } from './tries.ts';

type ItemAction = Extract<Action, { item: ItemId | null }>;

/** Applies an action on an item to a running play (P3–P8, P13). What the player cannot see is unknown (P12). */
export function applyItemAction(room: Room, play: Play, action: ItemAction, at: number): StepResult {
  switch (action.type) {
    case 'select':
      return select(room, play, action.item);
    case 'click':
      return onReachable(room, play, action.item, (item) => click(room, play, action.item, item, at));
    case 'enterPassword':
      return onReachable(room, play, action.item, (item) =>
        enterPassword(room, play, action.item, item, action.password, at),
      );
    case 'useItem':
      return applyKey(room, play, action.item, action.on, at);
  }
}

function onReachable(room: Room, play: Play, id: ItemId, act: (item: ItemConfig) => Step): StepResult {
  const item = isReachable(play, id) ? itemOf(room, id) : undefined;
  return item ? success(act(item)) : refuse({ type: 'unknownItem' });
}

/** Takes an entry into the hand; selecting shows its message (P6). */
function select(room: Room, play: Play, id: ItemId | null): StepResult {
  if (id === null) return stepped({ ...play, selected: null }, { type: 'selected', item: null });
  const item = isInInventory(play, id) ? itemOf(room, id) : undefined;
  if (!item) return refuse({ type: 'unknownItem' });
  return stepped({ ...play, selected: id }, { type: 'selected', item: id }, ...messageEvents(id, item));
}

/** An entry dragged onto an item: on a lock by item as select and click, elsewhere it does nothing. */
function applyKey(room: Room, play: Play, key: ItemId, on: ItemId, at: number): StepResult {
  if (!isInInventory(play, key)) return refuse({ type: 'unknownItem' });
  return onReachable(room, play, on, (item) => {
    if (!play.items[on]?.isLocked) return happened(play, { type: 'nothing', item: on });
    return tryKey(room, play, on, item, key, at);
  });
}

function click(room: Room, play: Play, id: ItemId, item: ItemConfig, at: number): Step {
  if (play.items[id]?.isLocked) return clickLocked(room, play, id, item, at);
  if (item.onClick?.type === 'none') return happened(play, { type: 'nothing', item: id });
  const effect = item.onClick?.type === 'message' ? happened(play) : clickEffect(room, play, id, item, at);
  return withMessage(effect, id, item);
}

/** P3. */
function clickLocked(room: Room, play: Play, id: ItemId, item: ItemConfig, at: number): Step {
  const message = messageOf(item);
  if (item.unlockMethod === 'password') {
    const wait = waitFor(play, id, at);
    return happened(
      play,
      wait > 0 ? { type: 'lockClosed', item: id, wait } : { type: 'passwordAsked', item: id, message },
    );
  }
  if (play.selected === null) return happened(play, { type: 'lockedByItem', item: id, message });
  return tryKey(room, play, id, item, play.selected, at);
}

function tryKey(room: Room, play: Play, id: ItemId, item: ItemConfig, key: ItemId, at: number): Step {
  if (keyOf(room, id) !== key) return happened(play, { type: 'keyDoesNotFit', item: id, key });
  return withMessage(unlock(room, play, id, key, at), id, item);
}

/** P4, P5: what a click on an unlocked item brings about. */
function clickEffect(room: Room, play: Play, id: ItemId, item: ItemConfig, at: number): Step {
  if (item.isAddableToInventory && id !== DOOR_ID) return collect(room, play, id);
  const isClosed = play.items[id]?.state === 'default';
  if (isClosed && (id === DOOR_ID || hasOpenedPicture(item))) return open(room, play, id, at);
  const goesBack = item.onClick?.type === 'toggle' && item.itemToHide === null && hasOpenedPicture(item);
  return !isClosed && goesBack ? shut(play, id) : happened(play);
}

/** P7. Only a lock by password takes one; elsewhere nothing happens. */
function enterPassword(
  room: Room,
  play: Play,
  id: ItemId,
  item: ItemConfig,
  password: string,
  at: number,
): Step {
  const takesOne = play.items[id]?.isLocked === true && item.unlockMethod === 'password';
  if (!takesOne) return happened(play, { type: 'nothing', item: id });
  const wait = waitFor(play, id, at);
  if (wait > 0) return happened(play, { type: 'lockClosed', item: id, wait });
  if (!isPassword(item, password)) return noteWrongPassword(play, id, at);
  return unlock(room, play, id, null, at);
}

function happened(play: Play, ...events: readonly PlayEvent[]): Step {
  return { play, events };
}

/** P6: the message comes after the effect; after the escape there is nobody left to read it. */
function withMessage(step: Step, id: ItemId, item: ItemConfig): Step {
  if (step.play.isEscaped) return step;
  const shown = andThen(step, (play) => happened(play, ...messageEvents(id, item)));
  return shown.events.length > 0 ? shown : happened(step.play, { type: 'nothing', item: id });
}
