import type { Room } from '../../room/model.ts';
import { type Records, recordsOf } from '../../room/records.ts';

/** Steps that can be undone (E2 asks for 200). Rooms share their parts, so a step costs little. */
const STEPS = 300;

/** A room with what it was before. Immutable. */
export interface History {
  present: Room;
  /** Oldest first. */
  past: readonly Room[];
  /** What was undone, next to be redone first. */
  future: readonly Room[];
  /** The gesture that made the present room; its next command joins the same step. */
  gesture: string | null;
}

/** The history of a room just loaded or made: there is nothing to undo. */
export function createHistory(room: Room): History {
  return { present: room, past: [], future: [], gesture: null };
}

/** Takes in an edited room as a step of its own, or into the step of the same gesture (E2). */
export function record(history: History, room: Room, gesture: string | null = null): History {
  if (room === history.present) return history;
  const isSameGesture = gesture !== null && gesture === history.gesture;
  const past = isSameGesture ? history.past : [...history.past, history.present].slice(-STEPS);
  return { present: room, past, future: [], gesture };
}

/** Puts another room in the present's place without a step, as after a save (E2). Undo keeps its `RECORDS`. */
export function replacePresent(history: History, room: Room): History {
  return { ...history, present: room };
}

/** Whether there is a step to take back (E2). */
export function canUndo(history: History): boolean {
  return history.past.length > 0;
}

/** Whether a step was taken back that can be done again (E2). */
export function canRedo(history: History): boolean {
  return history.future.length > 0;
}

/** Goes back one step; the same history where there is none. */
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

/** Goes forward again; the same history where nothing was undone. */
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
 * The history as it was before a gesture that is given up, which is no step then (E2): with what it had forgotten of what
 * was undone, and with the records that a save wrote meanwhile.
 */
export function giveUp(history: History, before: History): History {
  return { ...before, present: keepRecords(before.present, history.present) };
}

/** A room of another step with the present's records. It was not previewed: going to a step is an edit. */
function keepRecords(step: Room, present: Room): Room {
  const records = recordsOf(present);
  if (!step.isPreviewed && isSame(recordsOf(step), records)) return step;
  return { ...step, ...records, isPreviewed: false };
}

function isSame(one: Records, other: Records): boolean {
  return Object.entries(one).every(([field, value]) => other[field as keyof Records] === value);
}
