import type { PlayPort } from '../stores/ports.ts';
import { latePort } from './latePort.ts';
import { type Load, loadOnce } from './loadOnce.ts';

/** A play whose judge is still to be loaded: the same one for every call, as it counts its actions. */
export function latePlay(load: Load<PlayPort>): PlayPort {
  const loaded = loadOnce(load);
  const reset = () => {
    loaded().then(
      (judge) => judge.reset(),
      (error: unknown) => console.error(error),
    );
  };
  return latePort(loaded, { reset });
}
