import type { GuideLabel } from '../../ports.ts';
import { STAGE, type StagePoint, toPosition } from '../../stage/geometry.ts';
import type { Axis, Guide, Span } from './guide.ts';

/**
 * Returns the labels of guides: which edge a line belongs to, and the size of each gap in percent of the
 * stage.
 */
export function labelsOf(guides: readonly Guide[]): readonly GuideLabel[] {
  return guides.flatMap((guide): readonly GuideLabel[] => {
    const { axis } = guide;
    if (guide.type === 'gaps') {
      return guide.gaps.map((gap) => ({
        axis,
        at: toPosition(pointAt(axis, (gap.from + gap.to) / 2, guide.across)),
        says: { type: 'gap', size: sizeOf(axis, gap) },
      }));
    }
    return [{ axis, at: toPosition(pointAt(axis, guide.at, guide.from)), says: guide.of }];
  });
}

function pointAt(axis: Axis, along: number, across: number): StagePoint {
  return axis === 'x' ? { x: along, y: across } : { x: across, y: along };
}

function sizeOf(axis: Axis, { from, to }: Span): number {
  return ((to - from) * 100) / (axis === 'x' ? STAGE.width : STAGE.height);
}
