import { TriangleAlert } from 'lucide-react';
import { Notice } from '../../../shared/kit/Notice.tsx';
import { inventoryText } from '../../text/inventory.ts';
import { useBench } from '../benchContext.ts';

/** Says why this browser does not keep the works, or that another tab has them. */
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
