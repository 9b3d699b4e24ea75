/** An unfinished play begun in this browser. */
export interface LeftPlay {
  roomId: string;
  roomName: string;
  /** Empty if the room has no cover. */
  imageUrl: string;
  /**
   * Milliseconds left at the time `at` (milliseconds since the epoch, by this device); null without a limit
   * (P15).
   */
  timeLeft: number | null;
  isPaused: boolean;
  at: number;
}

/** Milliseconds left of an unfinished play; 0 when it has run out, null without a limit. */
export function timeLeftOf({ timeLeft, isPaused, at }: LeftPlay, now: number): number | null {
  return isPaused || timeLeft === null ? timeLeft : Math.max(0, timeLeft - Math.max(0, now - at));
}
