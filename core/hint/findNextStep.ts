import { isDeepEqual } from '../isDeepEqual.ts';
import { messageOf } from '../play/message.ts';
import type { Action, Play } from '../play/model.ts';
import { isInInventory, isReachable } from '../play/step.ts';
import { itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId, type Room, type SceneId } from '../room/model.ts';
import { cluesFoundIn, findReach, type Reach } from '../solve/escape/findReach.ts';
import { findWay } from '../solve/escape/walk/findWay.ts';
import { toActions } from '../solve/escape/walk/toActions.ts';
import { targetOf, type WalkStep } from '../solve/escape/walk/walkStep.ts';
import { createWorld } from '../solve/escape/world.ts';
import { examine } from '../solve/examine.ts';
import { chooseStep } from './chooseStep.ts';
import { findBuried } from './findBuried.ts';
import type { HintStep } from './model.ts';

/** The next useful step from a state of a play, with all that may be told of it (P16). */
export interface NextStep {
  step: HintStep;
  /** What tells it apart from other steps. */
  key: string;
  item: ItemId;
  /** Null for what is in the inventory. */
  scene: SceneId | null;
  /** What to use, or all that tells the answer, null for the introduction; empty where there is nothing more to say. */
  by: readonly (ItemId | null)[];
  /** What takes the step. */
  actions: readonly Action[];
}

/** Finds what leads on from the player's very state and is nearest to what they are at, reading and taking covers off included (S1, S6, L1); null where nothing does. */
export function findNextStep(room: Room, play: Play): NextStep | null {
  const world = createWorld(room, play);
  const { clues, locksNeedingClue } = examine(room);
  const byReading = { clues, locksNeedingClue };
  return (
    findFirst(room, play, findReach(world, { ...byReading, buried: findBuried(world) })) ??
    findFirst(room, play, findReach(world, byReading)) ??
    findFirst(room, play, findReach(world))
  );
}

function findFirst(room: Room, play: Play, reach: Reach): NextStep | null {
  const step = chooseStep({
    room,
    play,
    way: findWay(reach.book, reach.derived) ?? [],
    isPending: (each) => !isRead(room, play, each),
    isBegun: (each) => play.hints.rungs[keyOf(room, play, each)] !== undefined,
  });
  return step ? describe(room, play, step, cluesFoundIn(reach)) : null;
}

/** Whether there is nothing left to read: the introduction is there from the start, and the journal keeps the rest (O5). */
function isRead(room: Room, play: Play, step: WalkStep): boolean {
  if (step.type !== 'read') return false;
  const { source } = step;
  const item = source === null ? undefined : itemOf(room, source);
  if (source === null || !item || !isAtHand(play, source)) return true;
  const message = messageOf(item, play.items[source]?.state ?? 'default');
  const isNoted = play.journal.some(
    (entry) =>
      entry.type === 'text' && entry.item === source && isDeepEqual(messageOf(item, entry.state), message),
  );
  return isNoted || message === null;
}

/** What was used up is in the journal alone. */
function isAtHand(play: Play, id: ItemId): boolean {
  return isReachable(play, id) || isInInventory(play, id);
}

function describe(
  room: Room,
  play: Play,
  taken: WalkStep,
  clues: ReadonlyMap<ItemId, readonly (ItemId | null)[]>,
): NextStep {
  const item = targetOf(taken) ?? DOOR_ID;
  const step = stepOf(room, play, taken);
  const told = step === 'answer' ? (clues.get(item) ?? []) : [];
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
