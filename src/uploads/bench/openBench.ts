import type { BenchDeps, BenchStore } from '../store/benchState.ts';
import { createBenchStore } from '../store/benchStore.ts';
import { decodePicture } from '../studio/decodePicture.ts';
import { encodePicture } from '../studio/encodePicture.ts';
import { openStudio, type Studio } from '../studio/openStudio.ts';

/** Opens the bench with its studio, which starts with the first picture and ends with the bench. */
export function openBench(outside: Pick<BenchDeps, 'port' | 'calls' | 'onSaved'>): {
  store: BenchStore;
  studio: Studio;
} {
  let started: Studio | null = null;
  const studio: Studio = {
    run: (task) => {
      started ??= openStudio();
      return started.run(task);
    },
    close: () => {
      started?.close();
      started = null;
    },
  };
  return {
    studio,
    store: createBenchStore({ ...outside, studio, decode: decodePicture, encode: encodePicture }),
  };
}
