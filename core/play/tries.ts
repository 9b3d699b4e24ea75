import type { ItemId } from '../room/model.ts';
import type { Play, PlayEvent } from './model.ts';
import type { Step } from './step.ts';

/** Milliseconds for which a wrong password counts toward closing the lock (P13). */
const WINDOW = 60_000;
const ALLOWED = 8;
const CLOSED_FOR = 30_000;

/** Returns the milliseconds until a lock accepts another password; 0 if it does now (P13). */
export function waitFor(play: Play, lock: ItemId, at: number): number {
  return Math.max(0, (play.closedUntil[lock] ?? at) - at);
}

/** Records a wrong password (P7); too many within a minute close the lock (P13). */
export function noteWrongPassword(play: Play, lock: ItemId, at: number): Step {
  const recent = [...(play.tries[lock] ?? []).filter((moment) => moment > at - WINDOW), at];
  const noted = { ...play, tries: { ...play.tries, [lock]: recent } };
  const wrong: PlayEvent = { type: 'passwordWrong', item: lock };
  if (recent.length <= ALLOWED) return { play: noted, events: [wrong] };
  const closedUntil = { ...play.closedUntil, [lock]: at + CLOSED_FOR };
  return {
    play: { ...noted, closedUntil },
    events: [wrong, { type: 'lockClosed', item: lock, wait: CLOSED_FOR }],
  };
}
