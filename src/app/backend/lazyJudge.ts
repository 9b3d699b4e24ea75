import { type Load, lazyPort, loadOnce } from '../../shared/ports/lazyPort.ts';
import type { PlayJudge } from '../../shared/ports/PlayJudge.ts';

/** A play whose judge is still to be loaded: the same one for every call, as it counts its actions. */
export function lazyJudge(load: Load<PlayJudge>): PlayJudge {
  const loaded = loadOnce(load);
  const reset = () => {
    loaded().then(
      (judge) => judge.reset(),
      (error: unknown) => console.error(error),
    );
  };
  return lazyPort(loaded, { reset });
}
