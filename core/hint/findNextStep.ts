import type { Action, Play } from '../play/model.ts';
import { itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId, type Room, type SceneId } from '../room/model.ts';
import { solve } from '../solve/escape/solve.ts';
import type { Move } from '../solve/escape/world.ts';
import type { HintStep } from './model.ts';

/** The next useful step from a state of a play, with all that may be told of it (P16). */
export interface NextStep {
  step: HintStep;
  /** What tells it apart from other steps. */
  key: string;
  item: ItemId;
  /** Null for what is in the inventory. */
  scene: SceneId | null;
  /** What to use, or what tells the answer, null for the introduction; not given where there is nothing more to say. */
  by?: ItemId | null;
  /** What takes the step. */
  actions: readonly Action[];
}

/** Finds what leads on from the player's very state; null where nothing does. */
export function findNextStep(room: Room, play: Play): NextStep | null {
  const solution = solve(room, play);
  const move = solution.ok ? solution.value.walkthrough[0] : undefined;
  return move ? describe(room, move) : null;
}

function describe(room: Room, move: Move): NextStep {
  const item = move.type === 'useItem' ? move.on : move.item;
  const step = stepOf(room, move);
  return {
    step,
    key: `${step} ${item}`,
    item,
    scene: itemOf(room, item)?.scene ?? null,
    ...(move.type === 'useItem' && { by: move.item }),
    actions: [move],
  };
}

function stepOf(room: Room, move: Move): HintStep {
  if (move.type === 'enterPassword') return 'answer';
  if (move.type === 'useItem') return 'unlock';
  const isTaken = move.item !== DOOR_ID && itemOf(room, move.item)?.isAddableToInventory === true;
  return isTaken ? 'take' : 'open';
}
