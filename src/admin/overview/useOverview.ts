import { useCallback, useEffect, useState } from 'react';
import type { OverviewAnswer } from '../../../core/calls/admin/overview.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { failureCode } from '../../shared/store/failure.ts';

type Loading =
  | { type: 'loading' }
  | { type: 'ready'; overview: OverviewAnswer }
  | { type: 'failed'; failure: BackendErrorCode };

/** Loads the overview when shown. */
export function useOverview() {
  const { calls } = useBackend();
  const [loading, setLoading] = useState<Loading>({ type: 'loading' });
  const load = useCallback(async () => {
    setLoading({ type: 'loading' });
    try {
      setLoading({ type: 'ready', overview: await calls.overview({}) });
    } catch (error) {
      console.error('The overview could not be loaded.', error);
      setLoading({ type: 'failed', failure: failureCode(error) });
    }
  }, [calls]);
  useEffect(() => void load(), [load]);
  return { loading, load };
}
