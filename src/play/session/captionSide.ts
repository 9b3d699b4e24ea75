import type { ViewItem } from '../../../core/play/view/playerView.ts';
import { hitRect } from '../../../core/room/geometry.ts';

/** In percent of the room's height: what a line and its frame may cover. */
const COVERED = 34;

/**
 * Where on the stage a line covers less of what it tells of and of what came of it just then. At the foot, unless that covers
 * more.
 */
export function captionSide(told: readonly ViewItem[]): 'top' | 'bottom' {
  const covered = (from: number) => told.reduce((sum, item) => sum + shareWithin(item, from), 0);
  return covered(100 - COVERED) > covered(0) ? 'top' : 'bottom';
}

/** How much of a thing's height lies in the band that begins there. */
function shareWithin(item: ViewItem, from: number): number {
  const { y, height } = hitRect(item);
  const within = Math.min(y + height, from + COVERED) - Math.max(y, from);
  return Math.max(0, within) / Math.max(height, 1);
}
