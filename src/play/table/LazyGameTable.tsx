import { Box } from '@chakra-ui/react';
import { LoadFailure } from '../../shared/load/LoadFailure.tsx';
import { useChunk } from '../../shared/load/useChunk.ts';
import { useFoldedBar } from '../../shared/page/foldedBar.ts';
import type { GameTableProps } from './GameTable.tsx';
import { useGameplay } from './gameContext.ts';
import { loadGameTable } from './gameTableChunk.ts';

/** About as large as the stage will be; importing the real frame would be too heavy for this page. */
const STAGE_WIDTH = { base: '95vw', md: '90vw', lg: '60vw' };

/** The screen of a running play; its chunk is mostly loaded by the time the introduction is read. */
export function LazyGameTable(props: GameTableProps) {
  useFoldedBar();
  const table = useChunk(loadGameTable);
  if (table.type === 'failed') return <LoadFailure error={table.error} onRetry={table.retry} />;
  if (table.type === 'ready') return <table.part {...props} />;
  return <Foreseen />;
}

/** A placeholder with the room's cover. */
function Foreseen() {
  const cover = useGameplay((s) => s.imageUrl);
  return (
    <Box
      aspectRatio="16/9"
      width={STAGE_WIDTH}
      maxWidth="calc((var(--window-height) - 12.5rem) * 16 / 9)"
      marginX="auto"
      marginTop="24"
      borderRadius="4px"
      bgColor="bg.inset"
      bgImage={cover ? `url(${JSON.stringify(cover)})` : undefined}
      bgSize="cover"
      css={{ backgroundPosition: 'center' }}
      animationName="fade-in"
      animationDuration="180ms"
    />
  );
}
