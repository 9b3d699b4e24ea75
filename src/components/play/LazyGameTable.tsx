import { Skeleton } from '@chakra-ui/react';
import { useFoldedBar } from '../foldedBar.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { useChunk } from '../useChunk.ts';
import type { GameTableProps } from './GameTable.tsx';
import { loadGameTable } from './gameTableChunk.ts';
import { TableFrame } from './TableFrame.tsx';

/** The table of a running game, whose chunk is mostly there already when the introduction has been read. */
export function LazyGameTable(props: GameTableProps) {
  useFoldedBar();
  const table = useChunk(loadGameTable);
  if (table.type === 'failed') return <LoadFailure error={table.error} onRetry={table.retry} />;
  if (table.type === 'ready') return <table.part {...props} />;
  return (
    <TableFrame>
      <Skeleton gridArea="stage" aspectRatio="16/9" borderRadius="lg" />
    </TableFrame>
  );
}
