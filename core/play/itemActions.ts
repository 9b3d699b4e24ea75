import { isPassword } from '../lock/passwords.ts';
import { refuse, success } from '../result.ts';
import { itemOf, keysOf } from '../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId } from '../room/model.ts';
import { hasOpenedPicture } from '../room/pictures.ts';
import { collect, open, shut, unlock } from './effects.ts';
import { messageEvents, messageOf } from './message.ts';
import type { Action, Play, PlayEvent } from './model.ts';
import { andThen, isInInventory, isReachable, type Step, type StepResult, stepped } from './step.ts';
import { noteWrongPassword, waitFor } from './tries.ts';
import type { Turn } from './turn.ts';

type ItemAction = Extract<Action, { item: ItemId | null }>;
type ActionOf<Type extends ItemAction['type']> = Extract<ItemAction, { type: Type }>;

/** An item that the player can see, and so act on. */
interface Target {
  id: ItemId;
  item: ItemConfig;
}

/** Applies an action on an item to a running play (P3–P8, P13). What the player cannot see is unknown (P12). */
export function applyItemAction(turn: Turn, action: ItemAction): StepResult {
  switch (action.type) {
    case 'select':
      return select(turn, action.item);
    case 'click':
      return onTarget(turn, action.item, (target) => click(turn, target));
    case 'enterPassword':
      return onTarget(turn, action.item, (target) => enterPassword(turn, target, action.password));
    case 'useItem':
      return applyKey(turn, action);
  }
}

function onTarget({ room, play }: Turn, id: ItemId, act: (target: Target) => Step): StepResult {
  const item = isReachable(play, id) ? itemOf(room, id) : undefined;
  return item ? success(act({ id, item })) : refuse({ type: 'unknownItem' });
}

/** Takes an entry into the hand; selecting shows its message (P6). */
function select({ room, play }: Turn, id: ItemId | null): StepResult {
  if (id === null) return stepped({ ...play, selected: null }, { type: 'selected', item: null });
  const item = isInInventory(play, id) ? itemOf(room, id) : undefined;
  if (!item) return refuse({ type: 'unknownItem' });
  return stepped({ ...play, selected: id }, { type: 'selected', item: id }, ...messageEvents(id, item));
}

/** An entry dragged onto an item: on a lock by item as select and click, elsewhere it does nothing. */
function applyKey(turn: Turn, { item: key, on }: ActionOf<'useItem'>): StepResult {
  const { play } = turn;
  if (!isInInventory(play, key)) return refuse({ type: 'unknownItem' });
  return onTarget(turn, on, (target) => {
    if (!play.items[on]?.isLocked) return happened(play, { type: 'nothing', item: on });
    return tryKey(turn, { ...target, key });
  });
}

function click(turn: Turn, target: Target): Step {
  const { play } = turn;
  const { id, item } = target;
  if (play.items[id]?.isLocked) return clickLocked(turn, target);
  if (item.onClick?.type === 'none') return happened(play, { type: 'nothing', item: id });
  const effect = item.onClick?.type === 'message' ? happened(play) : clickEffect(turn, target);
  return withMessage(effect, target);
}

/** P3. */
function clickLocked(turn: Turn, target: Target): Step {
  const { play, at } = turn;
  const { id, item } = target;
  const message = messageOf(item);
  if (item.unlockMethod === 'password') {
    const wait = waitFor(play, id, at);
    return happened(
      play,
      wait > 0 ? { type: 'lockClosed', item: id, wait } : { type: 'passwordAsked', item: id, message },
    );
  }
  if (play.selected === null) return happened(play, { type: 'lockedByItem', item: id, message });
  return tryKey(turn, { ...target, key: play.selected });
}

function tryKey(turn: Turn, { key, ...target }: Target & { key: ItemId }): Step {
  const { id, item } = target;
  if (!keysOf(item).includes(key)) return happened(turn.play, { type: 'keyDoesNotFit', item: id, key });
  return withMessage(unlock(turn, { lock: id, key }), target);
}

/** P4, P5: what a click on an unlocked item brings about. */
function clickEffect(turn: Turn, { id, item }: Target): Step {
  const { play } = turn;
  if (item.isAddableToInventory && id !== DOOR_ID) return collect(turn, id);
  const isClosed = play.items[id]?.state === 'default';
  if (isClosed && (id === DOOR_ID || hasOpenedPicture(item))) return open(turn, id);
  const goesBack = item.onClick?.type === 'toggle' && item.itemToHide === null && hasOpenedPicture(item);
  return !isClosed && goesBack ? shut(play, id) : happened(play);
}

/** P7. Only a lock by password takes one; elsewhere nothing happens. */
function enterPassword(turn: Turn, { id, item }: Target, password: string): Step {
  const { play, at } = turn;
  const takesOne = play.items[id]?.isLocked === true && item.unlockMethod === 'password';
  if (!takesOne) return happened(play, { type: 'nothing', item: id });
  const wait = waitFor(play, id, at);
  if (wait > 0) return happened(play, { type: 'lockClosed', item: id, wait });
  if (!isPassword(item, password)) return noteWrongPassword(play, id, at);
  return unlock(turn, { lock: id, key: null });
}

function happened(play: Play, ...events: readonly PlayEvent[]): Step {
  return { play, events };
}

/** P6: the message comes after the effect; after the escape there is nobody left to read it. */
function withMessage(step: Step, { id, item }: Target): Step {
  if (step.play.isEscaped) return step;
  const shown = andThen(step, (play) => happened(play, ...messageEvents(id, item)));
  return shown.events.length > 0 ? shown : happened(step.play, { type: 'nothing', item: id });
}
