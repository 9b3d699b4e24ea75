import type { ActAnswer, ViewChange } from '../../../core/calls/model.ts';
import type { Action, Play } from '../../../core/play/model.ts';
import { takeAction } from '../../../core/play/takeAction.ts';
import { toPlayerView } from '../../../core/play/toPlayerView.ts';
import { diffView } from '../../../core/play/viewChange.ts';
import type { Room } from '../../../core/room/model.ts';

/** What an action makes of a play, and what its player is told. */
export interface Judgement {
  play: Play;
  answer: ActAnswer;
}

/** Takes an action by the core's rules. A refused one keeps its number: the player's count and ours must agree. */
export function judgeAction(
  room: Room,
  play: Play,
  { sequence, action }: { sequence: number; action: Action },
  at: number,
): Judgement {
  const taken = takeAction(room, play, action, at);
  if (!taken.ok) {
    const change = describeChange(room, play, play, at);
    return { play, answer: { sequence, events: [], refusal: taken.refusal, change } };
  }
  const { play: next, events } = taken.value;
  const change = describeChange(room, play, next, at);
  return { play: next, answer: { sequence, events, refusal: null, change } };
}

/** Time is told every time: the player's clock is only set by answers. */
function describeChange(room: Room, before: Play, after: Play, at: number): ViewChange {
  const view = toPlayerView(room, after, at);
  return { ...diffView(toPlayerView(room, before, at), view), elapsed: view.elapsed };
}
