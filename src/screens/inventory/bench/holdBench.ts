interface HeldBench {
  /** Whether no other tab of this browser has the bench. */
  isMine: Promise<boolean>;
  release: () => void;
}

/**
 * Takes the bench of this name for this tab, until it is released: two would show the same works and write over each other's.
 * Browsers that have no locks, as over plain http, take it to be theirs.
 */
export function holdBench(name: string): HeldBench {
  let release = () => {};
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return { isMine: Promise.resolve(true), release };
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isMine = new Promise<boolean>((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? isReleased : undefined;
    };
    locks.request(`bench ${name}`, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
  return { isMine, release: () => release() };
}
