import { useEffect, useState } from 'react';
import type { Upload } from '../../../../core/catalogue/upload.ts';
import { useProfile } from '../../../shared/context/appStores.ts';
import { useBackend } from '../../../shared/context/useBackend.ts';
import type { BenchStore } from '../../store/benchState.ts';
import { keepWorks, type WorksKeeper } from '../../store/keepWorks.ts';
import type { HeldBench } from './HeldBench.ts';
import { holdByChannel } from './holdByChannel.ts';

interface KeptWorks {
  /** Null until the upload to change is known. */
  keeper: WorksKeeper | null;
  /** Whether kept works are on the bench by now. */
  isReady: boolean;
  /** Whether another tab has the kept works. */
  isElsewhere: boolean;
}

/**
 * Keeps the bench's works in this browser and restores kept ones. `upload` is what the bench changes: null
 * for a bench of new works, undefined while unknown.
 */
export function useKeptWorks(store: BenchStore, upload: Upload | null | undefined): KeptWorks {
  const { keptWorks: port } = useBackend();
  const owner = useProfile((profile) => profile.userId);
  const [status, setStatus] = useState<'waiting' | 'ready' | 'elsewhere'>('waiting');
  const [keeper, setKeeper] = useState<WorksKeeper | null>(null);
  const id = upload?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the upload stays as it was when the bench was opened
  useEffect(() => {
    if (upload === undefined) return;
    const started = keepWorks({ store, port, owner, upload });
    const bench = holdBench(`${owner} ${id ?? ''}`);
    setKeeper(started);
    void bench.isMine.then(async (isMine) => {
      if (isMine) await layBack(store, started);
      else if (upload) stopKeeping(started);
      if (upload && store.getState().works.length === 0) store.getState().change(upload);
      setStatus(isMine ? 'ready' : 'elsewhere');
    });
    // Of the tabs that change one upload, only the one that holds the lock keeps the change.
    function stopKeeping(unwanted: WorksKeeper) {
      unwanted.stop();
      setKeeper(null);
    }
    const keepAtOnce = () => document.visibilityState === 'hidden' && void started.keepNow();
    document.addEventListener('visibilitychange', keepAtOnce);
    return () => {
      document.removeEventListener('visibilitychange', keepAtOnce);
      started.stop();
      bench.release();
    };
  }, [store, port, owner, id]);
  return { keeper, isReady: status !== 'waiting', isElsewhere: status === 'elsewhere' };
}

/**
 * Restores kept works. Without this browser's storage the bench works all the same, and says that it keeps
 * nothing.
 */
async function layBack(store: BenchStore, keeper: WorksKeeper): Promise<void> {
  try {
    await keeper.restore();
  } catch (error) {
    console.error(error);
    store.setState({ keeping: 'failed' });
  }
}

/**
 * Locks the bench of this name for this tab until released, since two tabs would overwrite each other's
 * works. Over plain http browsers have no locks, so the tabs ask each other.
 */
function holdBench(name: string): HeldBench {
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
