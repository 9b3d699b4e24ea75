import { Box } from '@chakra-ui/react';
import { Panel } from '../../shared/kit/Panel.tsx';
import { LoadFailure } from '../../shared/load/LoadFailure.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import type { BelowProps } from './Below.tsx';

async function loadBelow() {
  const { Below } = await loadChunk('below', () => import('./Below.tsx'));
  return Below;
}

/** The part below a room's introduction, in a chunk of its own: a player on a slow line can start without it. */
export function LazyBelow(props: BelowProps) {
  const below = useChunk(loadBelow);
  return (
    <Box
      width={PAGE_WIDTH}
      marginX="auto"
      marginBottom="14"
      display="grid"
      gap="8"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
    >
      {below.type === 'failed' && <LoadFailure error={below.error} onRetry={below.retry} />}
      {below.type === 'ready' && <below.part {...props} />}
      {below.type === 'loading' && (
        <>
          <Panel minHeight="16rem" />
          <Panel minHeight="26rem" />
        </>
      )}
    </Box>
  );
}
