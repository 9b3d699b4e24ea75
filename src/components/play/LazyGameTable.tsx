import { Skeleton } from '@chakra-ui/react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { LoadFailure } from '../LoadFailure.tsx';
import type { GameTableProps } from './GameTable.tsx';
import { loadGameTable } from './gameTableChunk.ts';
import { TableFrame } from './TableFrame.tsx';

type Loading =
  | { type: 'loading' }
  | { type: 'ready'; Table: ComponentType<GameTableProps> }
  | { type: 'failed'; error: unknown };

/** The table of a running game, whose chunk is mostly there already when the introduction has been read. */
export function LazyGameTable(props: GameTableProps) {
  const [loading, setLoading] = useState<Loading>({ type: 'loading' });

  const load = useCallback(async () => {
    setLoading({ type: 'ready', Table: await loadGameTable() });
  }, []);
  useEffect(() => {
    load().catch((error: unknown) => setLoading({ type: 'failed', error }));
  }, [load]);

  if (loading.type === 'failed') return <LoadFailure error={loading.error} onRetry={load} />;
  if (loading.type === 'ready') return <loading.Table {...props} />;
  return (
    <TableFrame>
      <Skeleton gridArea="stage" aspectRatio="16/9" borderRadius="lg" />
    </TableFrame>
  );
}
