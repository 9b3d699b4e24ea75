import type { HeldBench } from './HeldBench.ts';
import { holdByChannel } from './holdByChannel.ts';

/**
 * Locks the bench of this name for this tab until released, since two tabs would overwrite each other's
 * works. Over plain http browsers have no locks, so the tabs ask each other.
 */
export function holdBench(name: string): HeldBench {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? holdByLock(locks, `bench ${name}`) : holdByChannel(`bench ${name}`);
}

function holdByLock(locks: LockManager, name: string): HeldBench {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isMine = new Promise<boolean>((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? isReleased : undefined;
    };
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
  return { isMine, release: () => release() };
}
