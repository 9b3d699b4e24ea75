/** A clock that stands still until released, so that loading does not cost the player time. */
export interface HeldClock {
  /** Milliseconds since the epoch, minus the time held. */
  now: () => number;
  release: () => void;
}

export function createHeldClock(time: () => number = Date.now): HeldClock {
  const begun = time();
  let heldFor: number | null = null;
  return {
    now: () => (heldFor === null ? begun : time() - heldFor),
    release: () => {
      heldFor ??= time() - begun;
    },
  };
}
