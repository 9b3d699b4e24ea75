import { useEffect, useState } from 'react';
import { useProfile } from '../../../components/appStores.ts';
import { useBackend } from '../../../components/useBackend.ts';
import type { BenchStore } from '../../../stores/inventory/benchState.ts';
import { keepWorks, type WorksKeeper } from '../../../stores/inventory/keepWorks.ts';

interface KeptWorks {
  /** Null while an upload is changed: such a work is begun again from the upload. */
  keeper: WorksKeeper | null;
  /** Whether what waited is on the bench by now. */
  isReady: boolean;
}

/** Keeps what is on a bench of new things, and lays what waited back on it. */
export function useKeptWorks(store: BenchStore, isChange: boolean): KeptWorks {
  const { keptWorks: port } = useBackend();
  const owner = useProfile((profile) => profile.userId);
  const [isReady, setReady] = useState(isChange);
  const [keeper, setKeeper] = useState<WorksKeeper | null>(null);
  useEffect(() => {
    if (isChange) return;
    const started = keepWorks({ store, port, owner });
    setKeeper(started);
    started
      .restore()
      .catch((error: unknown) => {
        // The bench works without; nothing is kept on it then, which it says.
        console.error(error);
        store.setState({ keeping: 'failed' });
      })
      .finally(() => setReady(true));
    const keepAtOnce = () => document.visibilityState === 'hidden' && void started.keepNow();
    document.addEventListener('visibilitychange', keepAtOnce);
    return () => {
      document.removeEventListener('visibilitychange', keepAtOnce);
      started.stop();
    };
  }, [store, port, owner, isChange]);
  return { keeper, isReady };
}
