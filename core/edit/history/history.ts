import type { Room } from '../../room/model.ts';
import { type Records, recordsOf } from '../../room/records.ts';

/** Maximum number of undo steps (E2 asks for 200). Rooms share their parts, so a step costs little memory. */
const STEPS = 300;

/** A room with its former and undone states. Immutable. */
export interface History {
  present: Room;
  /** Oldest first. */
  past: readonly Room[];
  /** Undone rooms, the next one to redo first. */
  future: readonly Room[];
  /** The gesture that made the present room; further commands of it join the same step. */
  gesture: string | null;
}

/** A history without its present room. */
export type Steps = Omit<History, 'present'>;

/** Returns the history of a newly loaded or created room, with nothing to undo. */
export function createHistory(room: Room): History {
  return { present: room, past: [], future: [], gesture: null };
}

/** Records an edited room as a new step, or as part of the current step if the gesture is the same (E2). */
export function record(history: History, room: Room, gesture: string | null = null): History {
  if (room === history.present) return history;
  const isSameGesture = gesture !== null && gesture === history.gesture;
  const past = isSameGesture ? history.past : [...history.past, history.present].slice(-STEPS);
  return { present: room, past, future: [], gesture };
}

/** Replaces the present room without a new step, as after a save (E2). Undo keeps its `RECORDS`. */
export function replacePresent(history: History, room: Room): History {
  return { ...history, present: room };
}

/** Returns whether there is a step to undo (E2). */
export function canUndo(history: Pick<History, 'past'>): boolean {
  return history.past.length > 0;
}

/** Returns whether there is a step to redo (E2). */
export function canRedo(history: Pick<History, 'future'>): boolean {
  return history.future.length > 0;
}

/** Undoes one step; returns the same history if there is none. */
export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    present: keepRecords(before, history.present),
    past: history.past.slice(0, -1),
    future: [history.present, ...history.future],
    gesture: null,
  };
}

/** Redoes one step; returns the same history if there is none. */
export function redo(history: History): History {
  const [after, ...future] = history.future;
  if (!after) return history;
  return {
    present: keepRecords(after, history.present),
    past: [...history.past, history.present],
    future,
    gesture: null,
  };
}

/**
 * Returns the history as it was before a cancelled gesture, so that the gesture is not a step (E2). It restores the
 * redo steps of that time, and keeps the `RECORDS` that a save has written since.
 */
export function giveUp(history: History, before: History): History {
  return { ...before, present: keepRecords(before.present, history.present) };
}

/**
 * Returns the room of a step with the present room's records. It counts as not previewed, since undo is an
 * edit.
 */
function keepRecords(step: Room, present: Room): Room {
  const records = recordsOf(present);
  if (!step.isPreviewed && isSame(recordsOf(step), records)) return step;
  return { ...step, ...records, isPreviewed: false };
}

function isSame(one: Records, other: Records): boolean {
  return Object.entries(one).every(([field, value]) => other[field as keyof Records] === value);
}
