import { applyAction } from '../play/applyAction.ts';
import { createPlay } from '../play/createPlay.ts';
import type { Action, Play, PlayEvent, PlayRefusal } from '../play/model.ts';
import type { Step } from '../play/step.ts';
import type { OpaqueName } from '../play/view/opaqueName.ts';
import { nameOf, sceneNameOf } from '../play/view/toPlayerView.ts';
import type { ItemId, Room } from '../room/model.ts';
import type { Choices } from './choices.ts';

/** Start time of plays in tests. */
export const START = 1_000_000;

/** Returns a play whose opaque names do not resemble the ids. */
export function newPlay(room: Room): Play {
  let count = 0;
  return createPlay(room, () => `opaque-${(count++ * 7919) % 10_007}`);
}

export function startedPlay(room: Room): Play {
  return act(room, newPlay(room), { type: 'start' }).play;
}

/** Takes an action that must not be refused. */
export function act(room: Room, play: Play, action: Action, at = START): Step {
  const result = applyAction({ room, play, at }, action);
  if (!result.ok) throw new Error(`${action.type} was refused: ${result.refusal.type}`);
  return result.value;
}

/** Takes actions in order; returns the last play and all events. */
export function actAll(room: Room, play: Play, actions: readonly Action[], at = START): Step {
  const events: PlayEvent[] = [];
  let last = play;
  for (const action of actions) {
    const step = act(room, last, action, at);
    last = step.play;
    events.push(...step.events);
  }
  return { play: last, events };
}

export function refusalOfAction(room: Room, play: Play, action: Action, at = START): PlayRefusal {
  const result = applyAction({ room, play, at }, action);
  if (result.ok) throw new Error(`${action.type} was not refused.`);
  return result.refusal;
}

/** Returns any action, mostly one with an effect; passwords are right half of the time. */
export function randomAction(room: Room, play: Play, choices: Choices): Action {
  if (play.isPaused && choices.isTrue()) return { type: 'resume' };
  const item = choices.oneOf([...room.itemOrder, 'nobody']);
  const held = choices.oneOf([...play.inventory, item]);
  const lock = room.itemConfigs[item];
  switch (choices.below(12)) {
    case 0:
      return { type: choices.oneOf(['start', 'pause', 'resume', 'tick'] as const) };
    case 1:
    case 2:
      return { type: 'select', item: choices.below(5) === 0 ? null : held };
    case 3:
    case 4:
      return { type: 'useItem', item: held, on: item };
    case 5:
    case 6:
    case 7:
      return {
        type: 'enterPassword',
        item,
        password: choices.isTrue() ? (lock?.unlockPassword ?? '') : 'wrong',
      };
    default:
      return { type: 'click', item };
  }
}

/** Returns an action with opaque names in place of ids, as players send it. */
export function inNames(play: Play, action: Action): Action<OpaqueName> {
  const rename = (id: ItemId | null) => (id === null ? null : nameOf(play, id));
  return {
    ...action,
    ...('item' in action && { item: rename(action.item) }),
    ...('on' in action && { on: rename(action.on) }),
    ...('scene' in action && { scene: sceneNameOf(play, action.scene) }),
  } as Action<OpaqueName>;
}
