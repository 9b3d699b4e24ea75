import { definitionOf } from '../lock/faces.ts';
import { isAnswer } from '../lock/lock.ts';
import { itemOf, keysOf } from '../room/links.ts';
import type { ItemConfig, ItemId } from '../room/model.ts';
import { refuse, success } from '../util/result.ts';
import { goesBackAndForth, isCollectedByClick, isOpenedByClick } from './clicking.ts';
import { belongTogether, combine, findCombination, isPartOf } from './combining.ts';
import { collect, open, shut, spend, unlock } from './effects.ts';
import { isNoted } from './journal.ts';
import { messageEvents, messageOf } from './message.ts';
import type { Action, Play, PlayEvent } from './model.ts';
import { tellsInPassing } from './sayings.ts';
import { enterScene } from './scenes.ts';
import { noteClick } from './sequences.ts';
import { andThen, isInInventory, isInView, type Step, type StepResult, stepped } from './step.ts';
import { noteWrongPassword, waitFor } from './tries.ts';
import type { Turn } from './turn.ts';
import { chosenMaterial, shownFace, shownKeyholes } from './view/shownLock.ts';

type ItemAction = Extract<Action, { item: ItemId | null }>;
type ActionOf<Type extends ItemAction['type']> = Extract<ItemAction, { type: Type }>;

/** An item that the player can see and act on. */
interface Target {
  id: ItemId;
  item: ItemConfig;
}

/**
 * Applies an action on an item to a running play (P3–P8, P13, K5, K6, C1). Items that the player cannot see
 * are unknown (P12).
 */
export function applyItemAction(turn: Turn, action: ItemAction): StepResult {
  switch (action.type) {
    case 'select':
      return select(turn, action.item);
    case 'click':
      return onTarget(turn, action.item, (target) => click(turn, target));
    case 'enterPassword':
      return onTarget(turn, action.item, (target) => enterPassword(turn, target, action.password));
    case 'useItem':
      return applyHeld(turn, action);
  }
}

function onTarget({ room, play }: Turn, id: ItemId, act: (target: Target) => Step): StepResult {
  const item = isInView(room, play, id) ? itemOf(room, id) : undefined;
  return item ? success(act({ id, item })) : refuse({ type: 'unknownItem' });
}

/**
 * Selects an inventory entry and shows its message (P6). If another entry is selected, tries that one on it instead
 * (C2).
 */
function select(turn: Turn, id: ItemId | null): StepResult {
  const { room, play } = turn;
  if (id === null) return stepped({ ...play, selected: null }, { type: 'selected', item: null });
  const item = isInInventory(play, id) ? itemOf(room, id) : undefined;
  if (!item) return refuse({ type: 'unknownItem' });
  const combination = play.selected === null ? null : findCombination(room, [play.selected, id]);
  if (combination) return success(combine(turn, combination));
  return stepped({ ...play, selected: id }, { type: 'selected', item: id }, ...messageEvents(play, id, item));
}

/**
 * Applies an inventory entry that was dragged onto an item or another entry: combines them, tries a lock by
 * item, or says that they do not fit.
 */
function applyHeld(turn: Turn, { item: held, on }: ActionOf<'useItem'>): StepResult {
  const { room, play } = turn;
  if (!isInInventory(play, held)) return refuse({ type: 'unknownItem' });
  const combination = findCombination(room, [held, on]);
  const together = () =>
    combination ? combine(turn, combination) : doesNotCombine(turn, { key: held, item: on });
  if (isInInventory(play, on)) return success(together());
  return onTarget(turn, on, (target) =>
    play.items[on]?.isLocked ? tryOnLock(turn, { ...target, key: held }) : together(),
  );
}

function doesNotCombine({ room, play }: Turn, { key, item }: { key: ItemId; item: ItemId }): Step {
  if (key === item) return happened(play, { type: 'nothing', item });
  const lacksPart = belongTogether(room, [key, item]) && { lacksPart: true as const };
  return happened(play, { type: 'doesNotCombine', item, key, ...lacksPart });
}

function click(turn: Turn, target: Target): Step {
  const { play } = turn;
  const { id, item } = target;
  if (play.items[id]?.isLocked) return clickLocked(turn, target);
  if (item.onClick?.type === 'none') return happened(play, { type: 'nothing', item: id });
  const effect = item.onClick?.type === 'message' ? happened(play) : clickEffect(turn, target);
  if (effect.play.scene !== play.scene) return inPassing(turn, target, effect);
  const told = withMessage(effect, target);
  const counted = noteClick({ ...turn, play: told.play }, id);
  // If a click opens a lock, the clicked member must not report that nothing happened.
  const said = counted.events.length > 0 ? told.events.filter(({ type }) => type !== 'nothing') : told.events;
  return { play: counted.play, events: [...said, ...counted.events] };
}

/**
 * N2, O1, O4: an open way leads on at once. What it says is shown at the same time, if it is still unread.
 */
function inPassing({ room, play }: Turn, { id, item }: Target, entered: Step): Step {
  const state = play.items[id]?.state ?? 'default';
  const isNew = tellsInPassing(item, state) && !isNoted(room, play, { type: 'text', item: id, state });
  return isNew ? andThen(entered, (there) => happened(there, ...messageEvents(play, id, item))) : entered;
}

/** Asks for a locked item's answer, tries the selected entry on it, or says how it is locked (P3). */
function clickLocked(turn: Turn, target: Target): Step {
  const { play, at } = turn;
  const { id, item } = target;
  const message = messageOf(item, 'default');
  switch (item.unlockMethod) {
    case 'password': {
      const wait = waitFor(play, id, at);
      const asked: PlayEvent = { type: 'passwordAsked', item: id, message, ...shownFace(play, target) };
      return wait > 0 ? happened(play, asked, { type: 'lockClosed', item: id, wait }) : happened(play, asked);
    }
    case 'sequence':
      return happened(play, { type: 'lockedBySequence', item: id, message });
    case 'item':
      if (play.selected !== null) return tryOnLock(turn, { ...target, key: play.selected });
      return happened(play, { type: 'lockedByItem', item: id, message, ...shownKeyholes(item) });
  }
}

function tryOnLock(turn: Turn, { key, ...target }: Target & { key: ItemId }): Step {
  const tried = tryKey(turn, { lock: target.id, key });
  return tried.play.items[target.id]?.isLocked ? tried : withMessage(tried, target);
}

/** Applies a click on an unlocked item (P4, P5, N2, O1). */
function clickEffect(turn: Turn, { id, item }: Target): Step {
  const { room, play } = turn;
  if (isCollectedByClick(id, item)) return collect(turn, id);
  const isClosed = play.items[id]?.state === 'default';
  if (isClosed && isOpenedByClick(id, item)) return open(turn, id);
  if (item.onClick?.type === 'go') return enterScene(room, play, item.onClick.to);
  return !isClosed && goesBackAndForth(id, item) ? shut(play, id) : happened(play);
}

/** Enters a password (P7). At an item without a lock by password nothing happens. */
function enterPassword(turn: Turn, { id, item }: Target, password: string): Step {
  const { play, at } = turn;
  const takesOne = play.items[id]?.isLocked === true && item.unlockMethod === 'password';
  if (!takesOne) return happened(play, { type: 'nothing', item: id });
  const wait = waitFor(play, id, at);
  if (wait > 0) return happened(play, { type: 'lockClosed', item: id, wait });
  if (!isAnswer(item, password)) return wrongAnswer(turn, { id, item });
  return withMessage(unlock(turn, { lock: id, key: null }), { id, item });
}

/**
 * Records a wrong answer (P13) with the creator's own text (K7). A jigsaw is solved by trying, so its tries
 * do not count.
 */
function wrongAnswer({ play, at }: Turn, { id, item }: Target): Step {
  const { countsTries } = definitionOf(item.face);
  const wrong = countsTries
    ? noteWrongPassword(play, id, at)
    : happened(play, { type: 'passwordWrong', item: id });
  if (item.wrongText === '') return wrong;
  const { wrongText: text } = item;
  const events = wrong.events.map((event) => (event.type === 'passwordWrong' ? { ...event, text } : event));
  return { ...wrong, events };
}

function happened(play: Play, ...events: readonly PlayEvent[]): Step {
  return { play, events };
}

/** P6: the message follows the effect; after the escape none is shown. */
function withMessage(step: Step, { id, item }: Target): Step {
  if (step.play.isEscaped) return step;
  const shown = andThen(step, (play) => happened(play, ...messageEvents(play, id, item)));
  return shown.events.length > 0 ? shown : happened(step.play, { type: 'nothing', item: id });
}

/**
 * Tries an inventory entry on a lock (P7, P8, K5): each fitting key stays in the lock, and the last one
 * unlocks it. A part of a key is told to lack another one (C2).
 */
function tryKey(turn: Turn, { lock, key }: { lock: ItemId; key: ItemId }): Step {
  const { room, play } = turn;
  const item = itemOf(room, lock);
  const keys = item?.unlockMethod === 'item' ? keysOf(item) : [];
  if (!item || !keys.includes(key)) {
    const lacksPart = isPartOf(room, key, keys) && { lacksPart: true as const };
    return happened(play, { type: 'keyDoesNotFit', item: lock, key, ...lacksPart });
  }
  const used = [...(play.usedKeys[lock] ?? []), key];
  const withKey: Turn = { ...turn, play: { ...play, usedKeys: { ...play.usedKeys, [lock]: used } } };
  if (keys.every((each) => used.includes(each))) return unlock(withKey, { lock, key });
  const fits: PlayEvent = {
    type: 'keyFits',
    item: lock,
    key,
    keyholes: keys.length,
    ...chosenMaterial(item),
  };
  return { play: spend(withKey, key), events: [fits] };
}
