import type { ShareBox } from '../../pixels/Pixels.ts';
import type { Cut } from '../../pixels/pictureEdits.ts';

export type Tool = 'color' | 'brush' | 'crop';

export interface BrushSettings {
  type: 'erase' | 'restore';
  /** Percent of the picture's longer side. */
  size: number;
}

export const FIRST_BRUSH: BrushSettings = { type: 'erase', size: 4 };

const FIRST_TOLERANCE = 12;

export const WHOLE: ShareBox = { x: 0, y: 0, width: 1, height: 1 };

/** The tolerance of the last cut by colour, shown by the slider. */
export function toleranceOf(cuts: readonly Cut[]): number {
  const last = cuts.findLast((cut) => cut.type === 'clearBorder' || cut.type === 'clearAt');
  return last && 'tolerance' in last ? last.tolerance : FIRST_TOLERANCE;
}

/**
 * Returns the cuts with this tolerance for the last cut by colour. Adds a cut of the border's colour if there
 * is none.
 */
export function withTolerance(cuts: readonly Cut[], tolerance: number): readonly Cut[] {
  const place = cuts.findLastIndex((cut) => cut.type === 'clearBorder' || cut.type === 'clearAt');
  if (place < 0) return [{ type: 'clearBorder', tolerance }, ...cuts];
  return cuts.map((cut, index) => (index === place ? ({ ...cut, tolerance } as Cut) : cut));
}

/** Whether cutting the border's colours includes gaps; null if there is no such cut. */
export function gapsOf(cuts: readonly Cut[]): boolean | null {
  const border = cuts.find((cut) => cut.type === 'clearBorder');
  return border ? (border.hasGaps ?? false) : null;
}

export function withGaps(cuts: readonly Cut[], hasGaps: boolean): readonly Cut[] {
  return cuts.map((cut) => (cut.type === 'clearBorder' ? { ...cut, hasGaps } : cut));
}
