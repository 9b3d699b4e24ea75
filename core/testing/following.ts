import { applyAction } from '../play/applyAction.ts';
import type { Action, Play } from '../play/model.ts';
import type { Room } from '../room/model.ts';
import { toActions } from '../solve/escape/walk/toActions.ts';
import type { WalkStep } from '../solve/escape/walk/walkStep.ts';
import { act, START } from './playing.ts';

/** Returns the play after a step, and after going to the scenes that the step needs; no action may be refused. */
export function follow(room: Room, play: Play, step: WalkStep): Play {
  return toActions(room, play, step).reduce((last, action) => act(room, last, action).play, play);
}

/** Returns the play after a step, without the actions that are refused. */
export function tryToFollow(room: Room, play: Play, step: WalkStep): Play {
  return toActions(room, play, step).reduce((last, action) => tryAction(room, last, action), play);
}

function tryAction(room: Room, play: Play, action: Action): Play {
  const result = applyAction({ room, play, at: START }, action);
  return result.ok ? result.value.play : play;
}
