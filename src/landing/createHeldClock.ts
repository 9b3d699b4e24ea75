/** A clock that stands still until it is let go, so that nobody pays for what is still on its way. */
export interface HeldClock {
  /** Milliseconds since the epoch, less what it was held for. */
  now: () => number;
  letGo: () => void;
}

export function createHeldClock(time: () => number = Date.now): HeldClock {
  const begun = time();
  let heldFor: number | null = null;
  return {
    now: () => (heldFor === null ? begun : time() - heldFor),
    letGo: () => {
      heldFor ??= time() - begun;
    },
  };
}
