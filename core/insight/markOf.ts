import { HINT_RUNGS, type HintRung } from '../hint/model.ts';
import { comparedAnswer } from '../lock/lock.ts';
import { elapsed } from '../play/clock.ts';
import type { Action, Play, PlayEvent } from '../play/model.ts';
import { answerIn } from '../play/view/naming.ts';
import type { OpaqueName } from '../play/view/opaqueName.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import type { Device } from './device.ts';
import { isKeepable } from './isKeepable.ts';
import { locksBefore } from './locksBefore.ts';
import {
  ANSWER_LENGTH,
  type HintMark,
  type LockMark,
  MARKS_LENGTH,
  MOST_ANSWERS,
  NO_MARKS,
  type PlayMarks,
} from './marks.ts';

/** Seconds after a hint within which the step must be taken for the hint to count as enough. */
const ENOUGH_WITHIN = 60;

/** A judged action. */
export interface MarkedTurn {
  room: Room;
  /** The play before the action. */
  before: Play;
  /** The play after the action. */
  play: Play;
  action: Action<OpaqueName>;
  /** Empty if the action was refused. */
  events: readonly PlayEvent<OpaqueName>[];
  /** Milliseconds since the epoch. */
  at: number;
  /** Sent with a start. */
  device?: Device | undefined;
}

/**
 * Returns the marks of a play after an action. A play without marks gets them at its start only, since half a
 * play would show its locks as reached too late. What would make them longer than `MARKS_LENGTH` is left out:
 * answers and hints first, so that the locks stay whole.
 */
export function markOf(marks: PlayMarks, turn: MarkedTurn): PlayMarks {
  const hasMarks = Object.keys(marks.locks).length > 0;
  const isStart = turn.events.some(({ type }) => type === 'started');
  if (!hasMarks && !isStart) return marks;
  const locks = markLocks(marks.locks, turn);
  const device = marks.device ?? (isStart ? turn.device : undefined);
  const kept = { locks, ...(device && { device }) };
  const all: PlayMarks = {
    ...kept,
    hints: markHints(marks.hints, turn),
    idle: markIdle(marks.idle, turn),
    answers: markAnswers(marks.answers, turn),
  };
  if (fits(all)) return all;
  const withLocks = { ...marks, ...kept };
  return fits(withLocks) ? withLocks : { ...NO_MARKS, ...kept };
}

function fits(marks: PlayMarks): boolean {
  return JSON.stringify(marks).length <= MARKS_LENGTH;
}

function secondOf({ play, at }: Pick<MarkedTurn, 'play' | 'at'>): number {
  return Math.floor(elapsed(play, at) / 1000);
}

function markLocks(marks: PlayMarks['locks'], turn: MarkedTurn): PlayMarks['locks'] {
  const { room, play } = turn;
  const second = secondOf(turn);
  const wrong = wrongLockOf(turn);
  const isOpen = (id: ItemId) => play.items[id]?.isLocked === false;
  const entries = [...locksBefore(room)].flatMap(([id, before]): [ItemId, LockMark][] => {
    // A player may open a lock before the locks that it waits for, for example by guessing its answer.
    const mark = marks[id] ?? (isOpen(id) || before.every(isOpen) ? { reachedAt: second } : null);
    if (!mark) return [];
    const opened = mark.openedAt === undefined && isOpen(id) ? { openedAt: second } : {};
    const tried = id === wrong ? { wrong: (mark.wrong ?? 0) + 1 } : {};
    return [[id, { ...mark, ...opened, ...tried }]];
  });
  return Object.fromEntries(entries);
}

function wrongLockOf({ play, events }: MarkedTurn): ItemId | undefined {
  const wrong = events.find((event) => event.type === 'passwordWrong');
  return wrong && idOf(play, wrong.item);
}

function markAnswers(marks: PlayMarks['answers'], turn: MarkedTurn): PlayMarks['answers'] {
  const { room, play, action } = turn;
  const lock = wrongLockOf(turn);
  const item = lock === undefined ? undefined : itemOf(room, lock);
  if (lock === undefined || !item || action.type !== 'enterPassword') return marks;
  const entered = answerIn(room, play, { item: lock, entered: action.password });
  const answer = comparedAnswer(item, entered);
  const known = marks[lock] ?? [];
  const isNew = known.length < MOST_ANSWERS && !known.includes(answer);
  // The compared form may be longer than what was typed: ß becomes ss.
  const isKept = isNew && isKeepable(item.face, entered) && answer.length <= ANSWER_LENGTH;
  return isKept ? { ...marks, [lock]: [...known, answer] } : marks;
}

function markHints(marks: PlayMarks['hints'], turn: MarkedTurn): PlayMarks['hints'] {
  const second = secondOf(turn);
  const taken = Object.entries(marks).map(([id, mark]): [ItemId, HintMark] => {
    const isEnough = mark.enough === undefined && second - mark.at <= ENOUGH_WITHIN && isStepTaken(turn, id);
    return [id, isEnough ? { ...mark, enough: mark.rung } : mark];
  });
  const asked = askedHint(turn);
  const all = Object.fromEntries(taken);
  if (!asked) return all;
  const { id, rung } = asked;
  const isHigher = HINT_RUNGS.indexOf(rung) >= HINT_RUNGS.indexOf(all[id]?.rung ?? 'what');
  if (all[id]?.enough !== undefined || !isHigher) return all;
  return { ...all, [id]: { rung, at: second, ...(rung === 'done' && { enough: rung }) } };
}

/** Returns whether an action of the player opened the lock, or touched a thing that is not locked. */
function isStepTaken({ before, play, action, events }: MarkedTurn, id: ItemId): boolean {
  if (action.type === 'askHint' || events.length === 0) return false;
  if (before.items[id]?.isLocked) return play.items[id]?.isLocked === false;
  return play.touched === id && (action.type === 'click' || action.type === 'useItem');
}

/**
 * Finds what a hint was about: one step's count of rungs went up, and that step's key ends with its item
 * (`findNextStep`).
 */
function askedHint({ before, play, events }: MarkedTurn): { id: ItemId; rung: HintRung } | null {
  const told = events.find((event) => event.type === 'hint');
  const key = Object.keys(play.hints.rungs).find(
    (each) => play.hints.rungs[each] !== before.hints.rungs[each],
  );
  return told && key !== undefined ? { id: key.slice(key.indexOf(' ') + 1), rung: told.hint.rung } : null;
}

/**
 * Counts a click that nothing followed. A click that only shows a ready-made message counts too, since such a message
 * says nothing about the puzzle.
 */
function markIdle(marks: PlayMarks['idle'], { play, action, events }: MarkedTurn): PlayMarks['idle'] {
  if (action.type !== 'click' || events.length === 0 || !events.every(isNothing)) return marks;
  const id = idOf(play, action.item);
  return id === undefined ? marks : { ...marks, [id]: (marks[id] ?? 0) + 1 };
}

function isNothing(event: PlayEvent<OpaqueName>): boolean {
  return event.type === 'nothing' || (event.type === 'message' && event.message.type === 'ready');
}

function idOf({ names }: Play, name: OpaqueName): ItemId | undefined {
  return Object.keys(names).find((id) => names[id] === name);
}
