import { TriangleAlert } from 'lucide-react';
import { Notice } from '../../../shared/kit/Notice.tsx';
import { inventoryText } from '../../text/inventory.ts';
import { useBench } from '../benchContext.ts';

/** Says that this browser does not keep what is on the bench, and why; or that another tab has what waits. */
export function KeepingNotice({ isElsewhere }: { isElsewhere: boolean }) {
  const keeping = useBench((state) => state.keeping);
  const hasFailed = keeping === 'full' || keeping === 'failed';
  if (!hasFailed && !isElsewhere) return null;
  const { notKept, elsewhere } = inventoryText.bench;
  return (
    <Notice tone="warning" role="status" mb="4">
      <TriangleAlert aria-hidden />
      <span>{hasFailed ? notKept[keeping] : elsewhere}</span>
    </Notice>
  );
}
