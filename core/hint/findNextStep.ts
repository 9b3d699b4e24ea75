import type { Action, Play } from '../play/model.ts';
import { isInInventory } from '../play/step.ts';
import { itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId, type Room, type SceneId } from '../room/model.ts';
import { findReach, type Reach } from '../solve/escape/findReach.ts';
import { findWay } from '../solve/escape/walk/findWay.ts';
import { toActions } from '../solve/escape/walk/toActions.ts';
import { targetOf, type WalkStep } from '../solve/escape/walk/walkStep.ts';
import { createWorld } from '../solve/escape/world.ts';
import { examine } from '../solve/examine.ts';
import { chooseStep } from './chooseStep.ts';
import { findBuried } from './findBuried.ts';
import type { HintStep } from './model.ts';
import { isRead, tellersOf } from './tellers.ts';

/** The next useful step from a state of a play, with everything that hints may tell about it (P16). */
export interface NextStep {
  step: HintStep;
  /** Identifies the step. */
  key: string;
  item: ItemId;
  /** Null for an item in the inventory. */
  scene: SceneId | null;
  /**
   * The item to use, or all known clues for the answer; null stands for the introduction. Empty if there is
   * nothing more to say.
   */
  by: readonly (ItemId | null)[];
  /** The actions that take the step. */
  actions: readonly Action[];
}

/**
 * Finds the next step from the player's state, preferring what the player is working on. Reading a text, and collecting
 * an item that lies in front of another, count as steps, too (S1, S6, L1). Returns null if there is none.
 */
export function findNextStep(room: Room, play: Play): NextStep | null {
  const world = createWorld(room, play);
  const { clues, locksNeedingClue } = examine(room);
  const byReading = { clues, locksNeedingClue };
  return (
    findFirst(room, play, findReach(world, { ...byReading, buried: findBuried(world, byReading) })) ??
    findFirst(room, play, findReach(world, byReading)) ??
    findFirst(room, play, findReach(world))
  );
}

function findFirst(room: Room, play: Play, reach: Reach): NextStep | null {
  const { clues } = examine(room);
  const step = chooseStep({
    room,
    play,
    way: findWay(reach.book, reach.derived) ?? [],
    isPending: (each) => each.type !== 'read' || !isRead(room, play, clues, each),
    isBegun: (each) => play.hints.rungs[keyOf(room, play, each)] !== undefined,
  });
  return step ? describe(room, play, step) : null;
}

function describe(room: Room, play: Play, taken: WalkStep): NextStep {
  const item = targetOf(taken) ?? DOOR_ID;
  const step = stepOf(room, play, taken);
  const told = step === 'answer' ? tellersOf(room, play, examine(room).clues, item) : [];
  return {
    step,
    key: keyOf(room, play, taken),
    item,
    scene: isInInventory(play, item) ? null : (itemOf(room, item)?.scene ?? null),
    by: taken.type === 'useItem' ? [taken.item] : told,
    actions: toActions(room, play, taken),
  };
}

function keyOf(room: Room, play: Play, step: WalkStep): string {
  return `${stepOf(room, play, step)} ${targetOf(step) ?? DOOR_ID}`;
}

function stepOf(room: Room, play: Play, step: WalkStep): HintStep {
  switch (step.type) {
    case 'read':
    case 'enter':
    case 'sequence':
      return step.type;
    case 'enterPassword':
      return 'answer';
    case 'useItem':
      return play.items[step.on]?.isLocked ? 'unlock' : 'combine';
    case 'click': {
      const isTaken = step.item !== DOOR_ID && itemOf(room, step.item)?.isAddableToInventory === true;
      return isTaken ? 'take' : 'open';
    }
  }
}
