import type { ViewItem } from '../../../core/play/view/playerView.ts';
import { hitRect } from '../../../core/room/geometry.ts';

/** Percent of the room's height that a caption and its frame may cover. */
const COVERED = 34;

/**
 * The side of the stage on which a caption covers less of the things it is about and of those just affected;
 * the bottom if equal.
 */
export function captionSide(told: readonly ViewItem[]): 'top' | 'bottom' {
  const covered = (from: number) => told.reduce((sum, item) => sum + shareWithin(item, from), 0);
  return covered(100 - COVERED) > covered(0) ? 'top' : 'bottom';
}

/** The share of a thing's height that lies in the band beginning at `from`. */
function shareWithin(item: ViewItem, from: number): number {
  const { y, height } = hitRect(item);
  const within = Math.min(y + height, from + COVERED) - Math.max(y, from);
  return Math.max(0, within) / Math.max(height, 1);
}
