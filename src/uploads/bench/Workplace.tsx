import { Box, Grid } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { Panel } from '../../shared/kit/Panel.tsx';
import { useDroppedFiles } from '../shelves/useDroppedFiles.ts';
import type { BenchWork } from '../store/benchWork.ts';
import { BenchButtons } from './BenchButtons.tsx';
import { useActiveWork } from './benchContext.ts';
import { CutStep } from './cut/CutStep.tsx';
import { DescribeStep } from './describe/DescribeStep.tsx';
import { RoomPreviews } from './tryOut/RoomPreviews.tsx';
import { TryStep } from './tryOut/TryStep.tsx';
import { useMadePicture } from './useMadePicture.ts';
import { WorkQueue } from './WorkQueue.tsx';

interface WorkplaceProps {
  /** The kind of files that can be added; null while changing one upload. */
  kind: UploadKind | null;
  onLeave: () => void;
  /** Null if nothing can be kept. */
  onKeep: (() => void) | null;
  isKeeping: boolean;
  onDone: () => void;
}

/** Queue, bench and rooms side by side; on phones bench, rooms, queue. */
export function Workplace({ kind, ...actions }: WorkplaceProps) {
  const work = useActiveWork();
  const hasQueue = kind !== null;
  // Without a queue no file can be added, but the browser would still leave the page for a dropped file.
  useDroppedFiles(() => {});
  return (
    <>
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          xl: hasQueue ? '15.5rem minmax(0, 1fr) 14rem' : 'minmax(0, 1fr) 16rem',
        }}
      >
        {hasQueue && (
          <Box order={{ base: '3', xl: '0' }}>
            <WorkQueue kind={kind} />
          </Box>
        )}
        {work && <Middle key={work.id} work={work} />}
      </Grid>
      {work && <BenchButtons work={work} {...actions} />}
    </>
  );
}

function Middle({ work }: { work: BenchWork }) {
  const made = useMadePicture(work);
  const top = useTopOfStep(work.step);
  return (
    <>
      <Panel
        ref={top}
        as="section"
        scrollMarginTop="24"
        p={{ base: '3.5', md: '4' }}
        minW="0"
        order={{ base: '1', xl: '0' }}
      >
        {work.step === 'cut' && <CutStep work={work} made={made} />}
        {work.step === 'describe' && <DescribeStep work={work} made={made} />}
        {work.step === 'try' && <TryStep work={work} made={made} />}
      </Panel>
      <Box order={{ base: '2', xl: '0' }} minW="0">
        <RoomPreviews work={work} made={made} />
      </Box>
    </>
  );
}

/** Scrolls to the top of a new step, since the button that opened it is at the end of the previous one. */
function useTopOfStep(step: BenchWork['step']) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) top.current?.scrollIntoView({ block: 'start' });
    shown.current = step;
  }, [step]);
  return top;
}
