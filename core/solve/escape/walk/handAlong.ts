import { applyAction } from '../../../play/applyAction.ts';
import { createPlay } from '../../../play/createPlay.ts';
import type { Action, Play } from '../../../play/model.ts';
import type { ItemId, Room } from '../../../room/model.ts';
import { toActions } from './toActions.ts';
import type { WalkStep } from './walkStep.ts';

/** Returns the player's inventory at the start of each step of a walkthrough, by the rules of play (S4). */
export function handAlong(room: Room, walk: readonly WalkStep[]): readonly (readonly ItemId[])[] {
  let names = 0;
  let play = act(
    room,
    createPlay(room, () => `hand-${names++}`),
    [{ type: 'start' }],
  );
  return walk.map((step) => {
    const { inventory } = play;
    play = act(room, play, toActions(room, play, step));
    return inventory;
  });
}

/** The time stays at the start, so that no limit passes. */
function act(room: Room, play: Play, actions: readonly Action[]): Play {
  return actions.reduce((before, action) => {
    const applied = applyAction({ room, play: before, at: 0 }, action);
    return applied.ok ? applied.value.play : before;
  }, play);
}
