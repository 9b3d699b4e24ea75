import { TriangleAlert } from 'lucide-react';
import { Notice } from '../../../components/kit/Notice.tsx';
import { inventoryText } from '../../../text/inventory.ts';
import { useBench } from './benchContext.ts';

/** Says that this browser does not keep what is on the bench, and why. */
export function KeepingNotice() {
  const keeping = useBench((state) => state.keeping);
  if (keeping !== 'full' && keeping !== 'failed') return null;
  return (
    <Notice tone="warning" role="status" mb="4">
      <TriangleAlert aria-hidden />
      <span>{inventoryText.bench.notKept[keeping]}</span>
    </Notice>
  );
}
