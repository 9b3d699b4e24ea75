/** A play that was begun in this browser and has not ended. */
export interface LeftPlay {
  roomId: string;
  roomName: string;
  /** Empty where the room has no cover. */
  imageUrl: string;
  /** Milliseconds on its clock at the moment `at` (milliseconds since the epoch, by this device); null without a limit (P15). */
  timeLeft: number | null;
  isPaused: boolean;
  at: number;
}

/** Milliseconds on the clock of a play that was left; 0 when it has run out, null where it cannot. */
export function timeLeftOf({ timeLeft, isPaused, at }: LeftPlay, now: number): number | null {
  return isPaused || timeLeft === null ? timeLeft : Math.max(0, timeLeft - Math.max(0, now - at));
}
